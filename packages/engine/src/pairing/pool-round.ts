import type { Pools } from '../tournament/settings.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { circleRound } from './circle.ts';
import type { Field, Reasoned } from './field.ts';
import { nearest } from './nearest.ts';

/** A round that the circle of each pool makes. */
interface PoolRound {
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
interface PoolTables {
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

/** A whole round of pools: its tables, the exempt, and how many tables of the rest are repeats. */
interface PoolsDrawn {
  readonly pairs: readonly Reasoned[];
  readonly repeats: number;
}

/**
 * Those whose opponents play at tables made by hand meet each other, "de proche en proche". If they are odd in
 * number, the last in the ranking of those who would be exempt joins them; if nobody would be, one of them is exempt
 * (a round half made by hand: "the rest is drawn by the rule among the others").
 */
export function withTheRest(
  { tables, alone, leftOver }: PoolTables,
  order: readonly PlayerId[],
  field: (ids: readonly PlayerId[]) => Field,
): PoolsDrawn {
  const rank = (pair: Reasoned): number => order.indexOf(pair.players[0]);
  const lonely = alone.toSorted((a, b) => rank(a) - rank(b));
  const last = leftOver.length % 2 === 1 ? lonely.slice(-1) : [];
  const rest = [...leftOver, ...last].sort((a, b) => rank(a) - rank(b));
  const stay = lonely.slice(0, lonely.length - last.length);
  const drawn = nearest(field(rest.map(({ players }) => players[0])));
  const due = new Map(rest.map((pair) => [pair.players[0], pair.why]));
  const told = drawn.pairs.map((pair) => ({ ...pair, why: [...(due.get(pair.players[0]) ?? []), ...pair.why] }));
  return { pairs: [...tables, ...stay, ...told], repeats: drawn.repeats };
}
