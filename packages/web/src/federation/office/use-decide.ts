import type { DecidedFederation, SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import type { Frozen } from '@ronde/contract/values/same-type';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from '../../core/http.ts';
import { newId } from '../../core/new-id.ts';
import { useOffice } from './office.tsx';

/** What an office decides. */
export type FederationAct = Frozen<SentFederationCommand>;

/** Sends one decision. `saw`: the number of the log that the page was made from. What was read is then read again. */
export function useDecide() {
  const { address: f } = useOffice();
  const client = useQueryClient();
  return async (command: FederationAct, saw: number): Promise<Answer<DecidedFederation>> => {
    const body = { id: newId(), saw, command };
    const answer = await call('POST /api/federations/{f}/decisions', { f, body });
    // What would be done is not asked of what is done. Refused: somebody else was faster, and the page shows what was.
    const asked = ({ queryKey }: { readonly queryKey: QueryKey }) =>
      answer.kind !== 'done' || queryKey[2] !== 'preview';
    if (answer.kind !== 'unreachable') await client.invalidateQueries({ queryKey: ['federations'], predicate: asked });
    return answer;
  };
}
