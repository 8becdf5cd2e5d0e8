import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Answer, call, load } from '../../core/http.ts';
import { callLong } from '../../core/long-act.ts';
import { newId } from '../../core/new-id.ts';
import { type Accepted, catchUp } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { type Entrant, enrolledIn, type Pool } from './dealt.ts';

/** The other pools of this tournament's event, as far as the reader works there. */
export function useEventPools() {
  const { t, tournament } = useDesk();
  const { data = [] } = useQuery({
    queryKey: ['event-pools', t, tournament.event],
    queryFn: () => load('GET /api/tournaments/{t}/event-pools', { t }),
    enabled: tournament.event !== undefined,
    staleTime: 0,
  });
  return data;
}

/** How a pool is called beside the others. */
export const nameOf = ({ pool, name }: { readonly pool?: string | undefined; readonly name: string }): string =>
  pool ?? name;

/** People go to another pool: registered there first, then taken off here, so that a cut loses nobody. */
export async function moveTo(client: QueryClient, t: string, people: readonly Entrant[], pools: readonly Pool[]) {
  const players = people.flatMap((one) => {
    const from = pools[one.at];
    return (from && enrolledIn(from, one, newId())) ?? [];
  });
  const enrolled = await callLong(
    'POST /api/tournaments/{t}/lists/register',
    { t, body: { id: newId(), players, updates: [] } },
    () => {},
  );
  if (enrolled.kind !== 'done') return enrolled;
  catchUp(client, t, enrolled.value.version);
  let last: Answer<Accepted> = enrolled;
  for (const { player, at } of people) {
    const from = pools[at]?.slug ?? '';
    // Who has left keeps their games there.
    if (player.left !== undefined) continue;
    last = await call('POST /api/tournaments/{t}/commands', {
      t: from,
      body: { id: newId(), command: { kind: 'remove', player: player.id } },
    });
    if (last.kind !== 'done') return last;
    catchUp(client, from, last.value.version);
  }
  return last;
}
