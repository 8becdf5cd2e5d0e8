import type { SentCommand } from '@ronde/contract/http/command';
import type { Person } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from './http.ts';
import { withNote } from './kept-results.ts';
import { newId } from './new-id.ts';
import { type Accepted, ownAct, take } from './queries.ts';
import { resultsFirst } from './use-delivery.ts';

/** Sends a command, with a reason in free words where it has one, and brings the cached desk up to date. The answer says whether it was done, refused or not heard. */
export function useSend(t: string) {
  const client = useQueryClient();
  return (command: SentCommand, person?: Person, note = ''): Promise<Answer<Accepted>> =>
    ownAct(client, t, async () => {
      await resultsFirst(client, t);
      const id = newId();
      const body = { id, command: withNote(command, id, note), ...(person && { person }), ...(note && { note }) };
      const answer = await call('POST /api/tournaments/{t}/commands', { t, body });
      if (answer.kind === 'done') take(client, t, answer.value, person);
      return answer.kind === 'refused'
        ? { ...answer, problem: { ...answer.problem, asked: { command, note } } }
        : answer;
    });
}

/** Takes a decision back; `together` with all that stands in the way, newest first. */
export function useUndo(t: string) {
  const client = useQueryClient();
  return (decision: number, together = false): Promise<Answer<Accepted>> =>
    ownAct(client, t, async () => {
      await resultsFirst(client, t);
      const body = { id: newId(), decision, together };
      const answer = await call('POST /api/tournaments/{t}/undo', { t, body });
      if (answer.kind === 'done') take(client, t, answer.value);
      return answer;
    });
}
