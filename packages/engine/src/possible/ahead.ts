import type { OpenTable, Option, RaceSide, Sums } from './race.ts';

/** How somebody on the same points stands by what comes before the spread: ahead, level, or behind. */
export type Relation = 1 | 0 | -1;

/** Who looks, and to which side. */
export interface Looking {
  readonly race: Sums;
  readonly side: RaceSide;
  readonly own: Settled;
}

/** The better of two numbers of players ahead; null where there is no way. */
export function better(side: RaceSide, a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return side === 'best' ? Math.min(a, b) : Math.max(a, b);
}

/** The relation that suits the side, whatever it is in truth: what bounds a place. */
export const suiting = ({ side }: Pick<Looking, 'side'>): Relation => (side === 'best' ? -1 : 1);

export function isAhead({ own }: Looking, { points, spread }: Omit<Settled, 'place'>, relation: Relation): boolean {
  if (points !== own.points) return points > own.points;
  return relation === 0 ? spread > own.spread : relation > 0;
}

/** The points that the two at a table have in the end. */
export function pointsAfter({ race }: Looking, { players }: OpenTable, { points }: Option): readonly [number, number] {
  return [(race.points[players[0]] ?? 0) + points[0], (race.points[players[1]] ?? 0) + points[1]];
}

/** Those ahead of him at a table that ends in one of the accepted ways, at the best; null: in none. */
export function tableAhead(
  looking: Looking,
  table: OpenTable,
  relations: (option: Option) => readonly [Relation, Relation],
  accepts: (option: Option) => boolean = () => true,
): number | null {
  let found: number | null = null;
  for (const option of table.options) {
    if (!accepts(option)) continue;
    found = better(looking.side, found, optionAhead(looking, table, option, relations(option)));
  }
  return found;
}

/** Those ahead of him at a table that ends in this way, with the margin that suits the side. */
export function optionAhead(
  looking: Looking,
  table: OpenTable,
  option: Option,
  [first, second]: readonly [Relation, Relation],
): number {
  const { ranked, spread } = looking.race;
  const [a, b] = table.players;
  const [pointsA, pointsB] = pointsAfter(looking, table, option);
  const count = (margin: number): number => {
    const spreadA = (spread[a] ?? 0) + margin;
    const spreadB = (spread[b] ?? 0) + option.sum - margin;
    const aheadA = ranked.has(a) && isAhead(looking, { points: pointsA, spread: spreadA }, first);
    const aheadB = ranked.has(b) && isAhead(looking, { points: pointsB, spread: spreadB }, second);
    return Number(aheadA) + Number(aheadB);
  };
  const { points } = looking.own;
  let found = count(option.low);
  if (pointsA !== points && pointsB !== points) return found;
  for (const margin of margins(looking, table, option)) {
    found = (looking.side === 'best' ? Math.min : Math.max)(found, count(margin));
  }
  return found;
}

/** Where one of the two comes level with him, or passes him: between those margins nothing changes. */
function margins(
  { race, own }: Looking,
  { players: [a, b] }: OpenTable,
  { low, high, sum }: Option,
): readonly number[] {
  if (low === high) return [];
  const levelA = own.spread - (race.spread[a] ?? 0);
  const levelB = (race.spread[b] ?? 0) + sum - own.spread;
  return [high, levelA, levelA + 1, levelB, levelB - 1].filter((margin) => margin >= low && margin <= high);
}

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
export function ownWays(race: Sums, target: number, side: RaceSide): readonly OwnWay[] {
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
function ownSpread({ low, high, sum }: Option, seat: 0 | 1, side: RaceSide): number {
  const first = (seat === 0) === (side === 'best') ? high : low;
  return seat === 0 ? first : sum - first;
}
