import { remembered } from '../base/remembered.ts';
import { isAhead, pointsAfter, type Relation, suiting, tableAhead } from './ahead.ts';
import type { Comparing, Rivals } from './comparing.ts';
import { contestOf, type Way } from './contest.ts';
import { effortOn } from './effort.ts';
import { leastLost, mostLooks } from './least-loss.ts';
import type { OpenTable, Sums } from './race.ts';
import type { View } from './view.ts';
import { waysOfLevel, waysOfTable } from './ways.ts';

/** Those ahead at the best, and results that lead to it; null: the search was given up, and it is a bound. */
export interface AheadWith {
  readonly ahead: number;
  readonly ways: readonly Way[] | null;
}

/** Of those whose results are all in and of these open tables. */
export function amongRivals(view: View<Sums>, tables: readonly OpenTable[], comparing: Comparing): AheadWith {
  const effort = effortOn(view.race);
  if (effort.left <= 0) return { ahead: bound(view, tables), ways: null };
  effort.left -= tables.reduce((sum, { options }) => sum + options.length, 0);
  const rivals = rivalsOf(view, tables, comparing);
  const built = [
    ...view.level.map((other) => waysOfLevel({ view, comparing, rivals }, other)),
    ...tables.map((table) => waysOfTable({ view, comparing, rivals }, table)),
  ];
  const sign = suiting(view);
  const { loss, ways } = leastLost(
    contestOf(
      [...rivals.numbers.keys()].map((place) => sign * comparing.lead(place)),
      built.map((one) => one.ways),
    ),
    mostLooks,
    effort,
  );
  const most = built.reduce((sum, one) => sum + one.most, 0);
  return { ahead: view.settledAhead + sign * (most - loss), ways };
}

/** As if everybody who can end on his points compared as it suits the side. */
function bound(view: View<Sums>, tables: readonly OpenTable[]): number {
  const { race, side, own } = view;
  const suits = suiting(view);
  const level = view.level.filter((other) => isAhead(view, other, suits)).length;
  const key = `${side} ${own.points}`;
  const known = bounds(race).get(key) ?? new Map<OpenTable, number>();
  bounds(race).set(key, known);
  let ahead = view.settledAhead + level;
  for (const table of tables) {
    const here = known.get(table) ?? tableAhead(view, table, () => [suits, suits]) ?? 0;
    known.set(table, here);
    ahead += here;
  }
  return ahead;
}

/** Of each side and number of points: those ahead at each table at the best, whatever his spread. */
const bounds = remembered((_race: Sums) => new Map<string, Map<OpenTable, number>>());

function rivalsOf(view: View<Sums>, tables: readonly OpenTable[], comparing: Comparing): Rivals {
  const numbers = new Map<number, number>();
  const settled = new Map<number, Relation>();
  for (const place of levelIn(view, tables, comparing)) {
    const [least, most] = comparing.range(place);
    if (least > 0 || most < 0) settled.set(place, least > 0 ? 1 : -1);
    else numbers.set(place, numbers.size);
  }
  return { numbers, settled };
}

/** Those who can end on his points and level by what comes before. */
function levelIn(view: View<Sums>, tables: readonly OpenTable[], { before }: Comparing): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { place } of view.level) if (before(place, 0) === 0) found.add(place);
  for (const table of tables) {
    for (const option of table.options) {
      const after = pointsAfter(view, table, option);
      for (const seat of [0, 1] as const) {
        const place = table.players[seat];
        if (after[seat] !== view.own.points || !view.race.ranked.has(place)) continue;
        if (before(place, option.wins[seat]) === 0) found.add(place);
      }
    }
  }
  return found;
}
