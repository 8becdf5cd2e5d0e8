import type { EnrolBody } from '@ronde/contract/http/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Accepted, deskPath, ownAct, take } from '../../core/desk-query.ts';
import { type Answer, isUnanswered, request } from '../../core/http.ts';
import { newId } from '../../core/new-id.ts';
import type { Newcomer } from './use-register.ts';

/** Registers a whole list as one decision. Asked again for the same people after no answer came, it acts once. */
export function useEnrol(t: string) {
  const client = useQueryClient();
  const last = useRef<{ readonly people: string; readonly body: EnrolBody } | null>(null);
  return (newcomers: readonly Newcomer[]): Promise<Answer<Accepted>> =>
    ownAct(client, t, async () => {
      const people = JSON.stringify(newcomers);
      if (last.current?.people !== people)
        last.current = {
          people,
          body: { id: newId(), players: newcomers.map((one) => ({ player: newId(), ...one })) },
        };
      const answer = await request<Accepted>('POST', deskPath(t, '/lists/register'), last.current.body);
      if (answer.kind === 'done') take(client, t, answer.value, newcomers[0]?.person);
      if (!isUnanswered(answer)) last.current = null;
      return answer;
    });
}
