import type { HallView } from '@ronde/contract/http/hall';
import type { PublicHead, PublicOutcome, PublicRound } from '@ronde/contract/http/public';
import type { Final, Standings } from '@ronde/engine';
import type { Asked } from './address.ts';
import type { State } from './state.ts';

/** `private`: nobody may see it here. `later`: asked too often. `away`: nobody answers, or nothing that makes sense. */
type Not = 'private' | 'later' | 'away';

export type Read = { readonly kind: 'state'; readonly state: State } | { readonly kind: Not };

type Answer<T> = { readonly kind: 'here'; readonly value: T } | { readonly kind: Not };

const patience = 5000;

/** The tournament's public address, with the key where there is one. */
export function publicPath({ t, key }: Pick<Asked, 't' | 'key'>, rest: string): string {
  const query = key === null ? '' : `${rest.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
  return `/api/public/${encodeURIComponent(t)}${rest}${query}`;
}

/** The hall as its desk has it: whoever is signed in here reads its key, and reveals prizes. */
export const hallPath = (t: string): string => `/api/tournaments/${encodeURIComponent(t)}/hall`;

/** Everything at once, as it stands on the server. */
export async function readState(asked: Asked): Promise<Read> {
  const [head, hall] = await Promise.all([get<PublicHead>(asked, ''), get<HallView>(asked, '/hall')]);
  if (head.kind !== 'here') return head;
  if (hall.kind !== 'here') return hall;
  const { rounds } = head.value;
  const closed = rounds.findLast(({ status }) => status === 'closed')?.round;
  const [round, standings, outcome] = await Promise.all([
    optional<PublicRound>(asked, rounds.length > 0, `/rounds/${rounds.length}`),
    optional<{ readonly standings: Standings }>(asked, closed !== undefined, `/standings?after=${closed}`),
    optional<PublicOutcome>(asked, rounds.at(-1)?.status === 'closed', '/outcome'),
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
      standings: standings.value?.standings ?? null,
      final: outcome.value && finalIn(outcome.value),
      readAt: hall.value.now,
    },
  };
}

const finalIn = ({ final, scores }: PublicOutcome): State['final'] => final && { ...(final as Final), scores };

async function optional<T>(asked: Asked, wanted: boolean, rest: string): Promise<Answer<T | null>> {
  return wanted ? await get<T>(asked, rest) : { kind: 'here', value: null };
}

/** Its own, not core's exchange: the wall's first load has no room for what it would not use. */
async function get<T>(asked: Asked, rest: string): Promise<Answer<T>> {
  try {
    const answer = await fetch(publicPath(asked, rest), { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
    if (answer.ok) return { kind: 'here', value: (await answer.json()) as T };
    const { code } = (await answer.json()) as { readonly code?: string };
    return { kind: code === 'unknown-tournament' ? 'private' : code === 'try-later' ? 'later' : 'away' };
  } catch {
    return { kind: 'away' };
  }
}
