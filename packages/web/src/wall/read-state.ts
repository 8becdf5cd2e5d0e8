import type { PublicOutcome } from '@ronde/contract/http/public';
import { standingsSent } from '@ronde/contract/http/standing-lines';
import { type AnswerAt, type GivenTo, pathOf, type RouteAddress } from '@ronde/contract/routes/client';
import type { Final } from '@ronde/engine';
import type { Asked } from './address.ts';
import type { State } from './wall-state.ts';

/** `private`: nobody may see it here. `later`: asked too often. `away`: nobody answers, or nothing that makes sense. */
type Not = 'private' | 'later' | 'away';

export type Read = { readonly kind: 'state'; readonly state: State } | { readonly kind: Not };

type Answer<T> = { readonly kind: 'here'; readonly value: T } | { readonly kind: Not };

const patience = 5000;

/** The tournament's public address, with the key where there is one. */
export function publicPath<A extends RouteAddress>(address: A, given: Given<A>, { key }: Pick<Asked, 'key'>): string {
  const path = pathOf(address, given);
  return key === null ? path : `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
}

type Given<A extends RouteAddress> = Omit<GivenTo<A>, 'body'>;

/** Everything at once, as it stands on the server. */
export async function readState(asked: Asked): Promise<Read> {
  const { t } = asked;
  const [head, hall] = await Promise.all([
    get(asked, 'GET /api/public/{t}', { t }),
    get(asked, 'GET /api/public/{t}/hall', { t }),
  ]);
  if (head.kind !== 'here') return head;
  if (hall.kind !== 'here') return hall;
  const { rounds } = head.value;
  const closed = rounds.findLast(({ status }) => status === 'closed')?.round;
  const [round, standings, outcome] = await Promise.all([
    rounds.length > 0 ? get(asked, 'GET /api/public/{t}/rounds/{round}', { t, round: rounds.length }) : nothing,
    closed ? get(asked, 'GET /api/public/{t}/standings', { t, query: { after: closed } }) : nothing,
    rounds.at(-1)?.status === 'closed' ? get(asked, 'GET /api/public/{t}/outcome', { t }) : nothing,
  ]);
  if (round.kind !== 'here') return round;
  if (standings.kind !== 'here') return standings;
  if (outcome.kind !== 'here') return outcome;
  return {
    kind: 'state',
    state: {
      head: head.value,
      hall: hall.value,
      round: round.value,
      standings: standings.value && standingsSent(standings.value.standings),
      final: outcome.value && finalIn(outcome.value),
      readAt: hall.value.now,
    },
  };
}

const finalIn = ({ final, scores }: PublicOutcome): State['final'] => final && { ...(final as Final), scores };

const nothing = { kind: 'here', value: null } as const;

/** Its own, not core's exchange: the wall's first load has no room for what it would not use. */
async function get<A extends RouteAddress>(asked: Asked, address: A, given: Given<A>): Promise<Answer<AnswerAt<A>>> {
  try {
    const answer = await fetch(publicPath(address, given, asked), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return { kind: 'here', value: (await answer.json()) as AnswerAt<A> };
    const { code } = (await answer.json()) as { readonly code?: string };
    return { kind: code === 'unknown-tournament' ? 'private' : code === 'try-later' ? 'later' : 'away' };
  } catch {
    return { kind: 'away' };
  }
}
