import type { Option } from './options.ts';
import type { OpenTable, Settled, Side, Sums, View } from './race.ts';

/** How somebody on the same points stands by what comes before the spread: ahead, behind, or level. */
export type Relation = 1 | 0 | -1;

/** The better of two numbers of players ahead; null where there is no way. */
export function better(side: Side, a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return side === 'best' ? Math.min(a, b) : Math.max(a, b);
}

export function isAhead(
  { own }: Pick<View, 'own'>,
  { points, spread }: Omit<Settled, 'place'>,
  relation: Relation,
): boolean {
  if (points !== own.points) return points > own.points;
  return relation === 0 ? spread > own.spread : relation > 0;
}

/** The relation that suits the side, whatever it is in truth: what bounds a place. */
export const suiting = ({ side }: Pick<View, 'side'>): Relation => (side === 'best' ? -1 : 1);

/** Players of the race with this number ahead of `own` at a table that ends in one of the accepted ways, at the best. */
export function tableAhead(
  view: View<Sums>,
  table: OpenTable,
  relations: (option: Option) => readonly [Relation, Relation],
  accepts: (option: Option) => boolean = () => true,
): number | null {
  let found: number | null = null;
  for (const option of table.options) {
    if (accepts(option)) found = better(view.side, found, optionAhead(view, table, option, relations(option)));
  }
  return found;
}

/** The points that the two at a table have in the end. */
export function pointsAfter(
  { race }: View<Sums>,
  { players }: OpenTable,
  { points }: Option,
): readonly [number, number] {
  return [(race.points[players[0]] ?? 0) + points[0], (race.points[players[1]] ?? 0) + points[1]];
}

export function optionAhead(
  view: View<Sums>,
  table: OpenTable,
  option: Option,
  [first, second]: readonly [Relation, Relation],
): number {
  const { ranked, spread } = view.race;
  const [a, b] = table.players;
  const [pointsA, pointsB] = pointsAfter(view, table, option);
  const count = (margin: number): number => {
    const spreadA = (spread[a] ?? 0) + margin;
    const spreadB = (spread[b] ?? 0) + option.sum - margin;
    const aheadA = ranked.has(a) && isAhead(view, { points: pointsA, spread: spreadA }, first);
    const aheadB = ranked.has(b) && isAhead(view, { points: pointsB, spread: spreadB }, second);
    return Number(aheadA) + Number(aheadB);
  };
  return margins(view, table, option).reduce(
    (found, margin) => (view.side === 'best' ? Math.min : Math.max)(found, count(margin)),
    count(option.low),
  );
}

/** Where one of the two comes level with `own`, or passes him: between those margins nothing changes. */
function margins(
  { race, own }: View<Sums>,
  { players: [a, b] }: OpenTable,
  { low, high, sum }: Option,
): readonly number[] {
  if (low === high) return [];
  const levelA = own.spread - (race.spread[a] ?? 0);
  const levelB = (race.spread[b] ?? 0) + sum - own.spread;
  return [high, levelA, levelA + 1, levelB, levelB - 1].filter((margin) => margin >= low && margin <= high);
}
