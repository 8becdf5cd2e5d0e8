import type { AcceptBody, SignedInView, SignInBody } from '@ronde/contract/http/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from './http.ts';
import { session } from './session.ts';

/** Asks who is signed in. Nobody answering leaves things as they were. */
export async function askSession(): Promise<void> {
  const answer = await call('GET /api/session');
  if (answer.kind === 'done') session.set(answer.value);
}

/** Somebody comes or goes: nothing that the one before could read stays in the page. Results kept here stay. */
export function useEntrance() {
  const client = useQueryClient();
  const enter = (answer: Answer<SignedInView>): Answer<SignedInView> => {
    if (answer.kind === 'done') {
      client.clear();
      session.set({ account: answer.value.account, accounts: true, staff: true });
    }
    return answer;
  };
  return {
    signIn: async (body: SignInBody) => enter(await call('POST /api/session', { body })),
    accept: async (body: AcceptBody) => enter(await call('POST /api/session/accept', { body })),
    join: async (token: string) => {
      const answer = await call('POST /api/session/join', { body: { token } });
      if (answer.kind === 'done') client.clear();
      return answer;
    },
    signOut: async () => {
      const answer = await call('DELETE /api/session');
      if (answer.kind !== 'done') return;
      client.clear();
      session.set({ account: null, accounts: true, staff: true });
    },
  };
}
