import type { SentCommand } from '@ronde/contract/http/command';
import type { Person } from '@ronde/engine';
import { words } from '@ronde/language';
import { useQueryClient } from '@tanstack/react-query';
import { author } from '../session/author.ts';
import { lang } from '../session/lang.ts';
import { type Accepted, deskPath, take } from './desk-query.ts';
import { type Answer, request } from './http.ts';
import { newId } from './new-id.ts';

/** Who signs: the name kept in this browser, else the word for whoever directs. */
export const signature = (): { readonly by: string } => ({
  by: author.get() || words(lang.get()).ui.app.authorDefault,
});

/** Sends a command and brings the cached desk up to date. The answer says whether it was done, refused or not heard. */
export function useSend(t: string) {
  const client = useQueryClient();
  return async (command: SentCommand, person?: Person): Promise<Answer<Accepted>> => {
    const body = { id: newId(), ...signature(), command, ...(person ? { person } : {}) };
    const answer = await request<Accepted>('POST', deskPath(t, '/commands'), body);
    if (answer.kind === 'done') take(client, t, answer.value, person);
    return answer;
  };
}

/** Takes a decision back; `together` with all that stands in the way, newest first. */
export function useUndo(t: string) {
  const client = useQueryClient();
  return async (decision: number, together = false): Promise<Answer<Accepted>> => {
    const body = { id: newId(), ...signature(), decision, together };
    const answer = await request<Accepted>('POST', deskPath(t, '/undo'), body);
    if (answer.kind === 'done') take(client, t, answer.value);
    return answer;
  };
}
