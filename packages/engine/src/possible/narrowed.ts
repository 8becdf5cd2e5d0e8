import { type Contest, leastLoss, lossOf, moveOf, type OfRival, type Way } from './contest.ts';
import { type LeadRanges, leadRanges } from './lead-ranges.ts';
import { undominated } from './undominated.ts';

/**
 * The contest without what cannot come about or makes no difference: ways whose needs are out of reach, or that put
 * the needs of others out of reach; needs that are met however the other tables end; ways with which more is lost than
 * allowed, or that another is better than. Null: nothing is left.
 */
export function narrowed(given: Contest, mayLose: number): Contest | null {
  let contest = given;
  for (let before = -1; ; ) {
    const kept = within(contest, mayLose);
    if (!kept) return null;
    const ranges = leadRanges(kept);
    contest = undominated({ ...kept, tables: possible(kept.tables, ranges) });
    const size = contest.tables.reduce((sum, ways) => sum + 1 + ways.length + needsIn(ways), 0);
    if (size === before) return contest;
    before = size;
  }
}

const needsIn = (ways: readonly Way[]): number => ways.reduce((sum, { needs }) => sum + needs.length, 0);

function within(contest: Contest, mayLose: number): Contest | null {
  const { tables, settled } = contest;
  if (tables.some((ways) => ways.length === 0)) return null;
  const left = tables.reduce((rest, ways) => rest - leastLoss(ways), mayLose - lossOf(settled));
  if (left < 0) return null;
  const kept = tables.map((ways) => {
    const most = leastLoss(ways) + left;
    return ways.every(({ loss }) => loss <= most) ? ways : ways.filter(({ loss }) => loss <= most);
  });
  return { ...contest, tables: kept };
}

function possible(tables: Contest['tables'], ranges: LeadRanges): Contest['tables'] {
  const certain = tables.flatMap(certainNeeds);
  return tables.map((ways, table) => {
    const threatened = certain.filter(([rival, least]) => {
      return (ranges.high[rival] ?? 0) - ranges.most(table, rival) + ranges.least(table, rival) < least;
    });
    if (threatened.length === 0 && ways.every(({ needs }) => needs.length === 0)) return ways;
    const kept: Way[] = [];
    for (const way of ways) {
      if (threatened.some((need) => isOut(way, table, need, ranges))) continue;
      const needs = stillNeeded(way, table, ranges);
      if (needs) kept.push(needs.length === way.needs.length ? way : { ...way, needs });
    }
    return kept;
  });
}

/** What is needed in whatever way a table ends. */
function certainNeeds([first, ...others]: readonly Way[]): readonly OfRival[] {
  return (first?.needs ?? []).flatMap(([rival, least]): OfRival[] => {
    let smallest = least;
    for (const { needs } of others) {
      const same = needs.find(([other]) => other === rival);
      if (!same) return [];
      smallest = Math.min(smallest, same[1]);
    }
    return [[rival, smallest]];
  });
}

function isOut(way: Way, table: number, [rival, least]: OfRival, { high, most }: LeadRanges): boolean {
  return (high[rival] ?? 0) - most(table, rival) + moveOf(way, rival) < least;
}

/** The needs that are not met yet; null: one is out of reach. */
function stillNeeded(way: Way, table: number, ranges: LeadRanges): readonly OfRival[] | null {
  if (way.needs.some((need) => isOut(way, table, need, ranges))) return null;
  return way.needs.filter(
    ([rival, least]) => (ranges.low[rival] ?? 0) - ranges.least(table, rival) + moveOf(way, rival) < least,
  );
}
