import type { Pools } from '../tournament/settings.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { circleRound } from './circle.ts';
import type { Reasoned } from './reasoned.ts';

/** A round that the circle of each pool makes. */
export interface PoolRound {
  readonly pools: Pools;
  /** The circle round of a pool. */
  readonly circle: (pool: readonly (PlayerId | null)[]) => number;
  readonly present: ReadonlySet<PlayerId>;
  /** Those who play at a table made by hand. */
  readonly byHand: ReadonlySet<PlayerId>;
  /** Why two places meet; `opponent` is who has the other place. */
  readonly why: (meeting: PoolMeeting) => Step;
}

export interface PoolMeeting {
  readonly pool: number;
  readonly of: number;
  readonly round: number;
  readonly places: readonly [number, number];
  readonly opponent: PlayerId | null;
}

/** What came of it; `alone`: the seat against theirs is X's, or its player is away. */
export interface PoolTables {
  readonly tables: readonly Reasoned[];
  readonly alone: readonly Reasoned[];
  /** Their opponent of the round plays at a table made by hand. */
  readonly leftOver: readonly Reasoned[];
}

/** Who meets whom, pool by pool: two who are away get nothing, the opponent of one who is away is alone. */
export function poolRound(round: PoolRound): PoolTables {
  const made = { tables: [] as Reasoned[], alone: [] as Reasoned[], leftOver: [] as Reasoned[] };
  const isFree = (id: PlayerId | null | undefined): id is PlayerId =>
    typeof id === 'string' && round.present.has(id) && !round.byHand.has(id);
  for (const [pool, ids] of round.pools.entries()) {
    const turn = round.circle(ids);
    for (const places of circleRound(ids.length, turn)) {
      const [a, b] = places.map((place) => ids[place - 1] ?? null);
      const why = (opponent: PlayerId | null | undefined): readonly Step[] => [
        round.why({ pool: pool + 1, of: ids.length, round: turn, places, opponent: opponent ?? null }),
      ];
      if (isFree(a) && isFree(b)) made.tables.push({ players: [a, b], why: why(b) });
      else if (isFree(a)) whoseOpponent(b).push({ players: [a], why: why(b) });
      else if (isFree(b)) whoseOpponent(a).push({ players: [b], why: why(a) });
    }
  }
  return made;

  function whoseOpponent(other: PlayerId | null | undefined): Reasoned[] {
    return typeof other === 'string' && round.byHand.has(other) ? made.leftOver : made.alone;
  }
}
