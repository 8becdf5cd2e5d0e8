import type { HeadToHeadRule } from '../standings/head-to-head.ts';
import type { Option } from './options.ts';

/** A table without result. Players are places in the initial ranking. */
export interface OpenTable {
  readonly players: readonly [number, number];
  readonly options: readonly Option[];
}

/**
 * What is known of a tournament whose last round is drawn: what was scored, which tables are open. Nobody sits at two
 * of them.
 */
export interface Sums {
  /** Who has a line in the standings. */
  readonly ranked: ReadonlySet<number>;
  readonly points: readonly number[];
  readonly spread: readonly number[];
  readonly tables: readonly OpenTable[];
}

/** The same of a Scrabble formula. */
export interface Race extends Sums {
  /** Of each player: the match points taken from those met so far, over all their meetings. */
  readonly taken: readonly ReadonlyMap<number, number>[];
  readonly rule: HeadToHeadRule;
}

/** Which end of the ranking a player is pushed to. */
export type Side = 'best' | 'worst';

/** Somebody whose points and spread are settled. */
export interface Settled {
  readonly place: number;
  readonly points: number;
  readonly spread: number;
}

/** A race as one player looks at it, his own table decided. */
export interface View<R extends Sums = Race> {
  readonly race: R;
  readonly side: Side;
  readonly own: Settled;
  /** The others whose results are all in, his opponent of this round included. */
  readonly settled: readonly Settled[];
  /** The other open tables. */
  readonly tables: readonly OpenTable[];
  readonly meeting: OwnMeeting | null;
}

/** His open table as it ends in this view: his own figure first. */
export interface OwnMeeting {
  readonly opponent: number;
  readonly met: boolean;
  readonly points: readonly [number, number];
  readonly wins: readonly [number, number];
}

/**
 * The ways in which a player's own table can end that matter: with most points for the best place, fewest for the
 * worst. With more points nobody is ahead of him who was not before, whatever the other tables bring: at each number
 * of points his opponent may have had as few (won by forfeit) or as many (lost by forfeit) as with any other result.
 */
export function viewsOf<R extends Sums>(race: R, target: number, side: Side): readonly View<R>[] {
  const at = race.tables.findIndex(({ players }) => players.includes(target));
  const table = race.tables[at];
  const others = race.tables.filter((_, i) => i !== at);
  const open = new Set(race.tables.flatMap(({ players }) => players));
  const settled = [...race.ranked]
    .filter((place) => !open.has(place) && place !== target)
    .map((place) => state(race, place));
  if (!table) return [{ race, side, own: state(race, target), settled, tables: others, meeting: null }];
  const seat = table.players[0] === target ? 0 : 1;
  const opponent = table.players[seat === 0 ? 1 : 0];
  const wanted = (side === 'best' ? Math.max : Math.min)(...table.options.map(({ points }) => points[seat]));
  return table.options
    .filter(({ points }) => points[seat] === wanted)
    .map((option) => {
      const [mine, theirs] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const spread = ownSpread(option, seat, side);
      const other = added(state(race, opponent), option.points[theirs], option.sum - spread);
      return {
        race,
        side,
        own: added(state(race, target), option.points[mine], spread),
        settled: race.ranked.has(opponent) ? [...settled, other] : settled,
        tables: others,
        meeting: {
          opponent,
          met: option.met,
          points: [option.points[mine], option.points[theirs]],
          wins: [option.wins[mine], option.wins[theirs]],
        },
      };
    });
}

function state({ points, spread }: Sums, place: number): Settled {
  return { place, points: points[place] ?? 0, spread: spread[place] ?? 0 };
}

function added({ place, points, spread }: Settled, morePoints: number, moreSpread: number): Settled {
  return { place, points: points + morePoints, spread: spread + moreSpread };
}

/** The more spread for him, the less for his opponent: nothing else is moved by it. */
function ownSpread({ low, high, sum }: Option, seat: 0 | 1, side: Side): number {
  const first = (seat === 0) === (side === 'best') ? high : low;
  return seat === 0 ? first : sum - first;
}
