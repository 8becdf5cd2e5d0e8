import type { Option } from './options.ts';
import type { OpenTable, Side, Sums } from './race.ts';

/** Somebody whose points and spread are settled. */
export interface Settled {
  readonly place: number;
  readonly points: number;
  readonly spread: number;
}

/** A player with his own table ended in one way. */
export interface OwnWay {
  readonly own: Settled;
  readonly table: OpenTable | null;
  readonly opponent: Settled | null;
  readonly meeting: OwnMeeting | null;
}

/** What his own table gave the two; his figure first. */
export interface OwnMeeting {
  readonly opponent: number;
  readonly met: boolean;
  readonly points: readonly [number, number];
  readonly wins: readonly [number, number];
}

/**
 * The ways in which a player's own table can end that matter: with most points for the best place, fewest for the
 * worst. With more points nobody is ahead of him who was not before, whatever the other tables bring: at each number
 * of points his opponent may have had as few (a forfeit won) or as many (a forfeit lost) as with any other result.
 */
export function ownWays(race: Sums, target: number, side: Side): readonly OwnWay[] {
  const table = race.tables.find(({ players }) => players.includes(target)) ?? null;
  const own = settledOf(race, target);
  if (!table) return [{ own, table, opponent: null, meeting: null }];
  const [mine, theirs] = table.players[0] === target ? ([0, 1] as const) : ([1, 0] as const);
  const opponent = settledOf(race, table.players[theirs]);
  const wanted = (side === 'best' ? Math.max : Math.min)(...table.options.map(({ points }) => points[mine]));
  return table.options
    .filter(({ points }) => points[mine] === wanted)
    .map((option) => {
      const spread = ownSpread(option, mine, side);
      return {
        own: added(own, option.points[mine], spread),
        table,
        opponent: added(opponent, option.points[theirs], option.sum - spread),
        meeting: {
          opponent: opponent.place,
          met: option.met,
          points: [option.points[mine], option.points[theirs]],
          wins: [option.wins[mine], option.wins[theirs]],
        },
      };
    });
}

export function settledOf({ points, spread }: Sums, place: number): Settled {
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
