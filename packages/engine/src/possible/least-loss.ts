import {
  type Contest,
  type Effort,
  leastLoss,
  lossAtLeast,
  lossOf,
  moveOf,
  type OfRival,
  type Way,
} from './contest.ts';
import { type Core, type CorePrices, lookedAtRivals, type OpenLook, withLeast } from './cores.ts';
import { type LeadRanges, leadRanges, undominated } from './lead-ranges.ts';

/** The least that has to be lost, and results with which no more is; null: given up, no less than this is lost. */
interface Least {
  readonly loss: number;
  readonly ways: readonly Way[] | null;
}

/** Contests that are looked at for one player before the search is given up. */
export const mostLooks = 3000;

/** How often the prices change at a look. */
const times = 24;

/** `effort`: what the looks may cost, by tables and leads; what they cost is taken off. Exact unless given up: from the least loss on, either results are found or it is proved that there are none. */
export function leastLost(given: Contest, looks = mostLooks, effort: Effort = { left: Infinity }): Least {
  const root = narrowed(given, Infinity);
  if (!root) throw new Error('A table cannot end in any way.');
  const size = 1 + root.leads.length * root.tables.length;
  const allowed = Math.min(looks, Math.ceil(effort.left / size));
  const budget = { left: allowed };
  for (let loss = lossAtLeast(root); ; loss++) {
    const prices: CorePrices = { lead: new Float64Array(root.leads.length), loss: 1 };
    const ways = searched(root, loss, prices, budget);
    if (!ways && budget.left > 0) continue;
    effort.left -= (allowed - Math.max(0, budget.left)) * size;
    return { loss, ways };
  }
}

/** Results with which no more is lost; null: there are none, or the budget is at its end. */
function searched(
  contest: Contest,
  mayLose: number,
  prices: CorePrices,
  budget: { left: number },
): readonly Way[] | null {
  budget.left -= 1;
  if (budget.left <= 0) return null;
  const possible = narrowed(contest, mayLose);
  if (!possible) return null;
  const look = lookedAtRivals(possible, mayLose, prices, times);
  if (look.kind === 'found') return look.ways;
  if (look.kind === 'impossible') return null;
  for (const branch of branches(possible, look)) {
    const found = searched(branch, mayLose, { lead: prices.lead.slice(), loss: prices.loss }, budget);
    if (found) return found;
  }
  return null;
}

/** What a contest is divided into where nothing is proved: together all of its results, none in two. */
function branches(contest: Contest, { cores, taken }: OpenLook): readonly Contest[] {
  const halves = byCommon(contest);
  if (halves) return halves;
  const [core] = cores.toSorted((a, b) => a.length - b.length);
  return core ? byCore(contest, core) : byTable(contest, taken);
}

/** No wider than this: halving it would take too long. */
const widest = 64;

/** What is added to all leads in common moves everybody at once: it is settled first, half by half. */
function byCommon(contest: Contest): readonly Contest[] | null {
  const { leads, tables, common } = contest;
  let [least, most] = [leads[common.up] ?? 0, leads[common.up] ?? 0];
  for (const ways of tables) {
    least += Math.min(...ways.map(({ all }) => all));
    most += Math.max(...ways.map(({ all }) => all));
  }
  [least, most] = [Math.max(least, common.least), Math.min(most, common.most)];
  if (most - least < 1 || most - least > widest) return null;
  const middle = Math.floor((least + most) / 2);
  return [held(contest, middle + 1, most), held(contest, least, middle)];
}

function held(contest: Contest, least: number, most: number): Contest {
  const { up, down } = contest.common;
  const needs = [
    [up, least],
    [down, -most],
  ] as const;
  const only: Way = { loss: 0, all: 0, moves: [], needs, at: null };
  // In place of what held it before: the needs of a rival are all at one table.
  const tables = contest.tables.filter(
    (ways) => !ways.some((way) => way.needs.some(([rival]) => rival === up || rival === down)),
  );
  return { ...contest, tables: [...tables, [only]], common: { up, down, least, most } };
}

/** The first of its tables that loses more is this, or the next, or … */
function byCore(contest: Contest, core: Core): readonly Contest[] {
  return core.map((table, i) => {
    const before = new Set(core.slice(0, i));
    const tables = contest.tables.map((ways, other) => {
      if (other === table) return withMore(ways);
      return before.has(other) ? withLeast(ways) : ways;
    });
    return { ...contest, tables };
  });
}

function withMore(ways: readonly Way[]): readonly Way[] {
  const least = leastLoss(ways);
  return ways.filter(({ loss }) => loss > least);
}

/** By the ways of the table that is most in doubt, the likeliest first. */
function byTable(contest: Contest, taken: OpenLook['taken']): readonly Contest[] {
  const { tables } = contest;
  let [most, at] = [-1, -1];
  for (const [table, ways] of tables.entries()) {
    const [, second = 0] = (taken[table] ?? []).toSorted((a, b) => b - a);
    const doubt = second + (ways.some(({ needs }) => needs.length > 0) ? 0.5 : 0);
    if (ways.length > 1 && doubt > most) [most, at] = [doubt, table];
  }
  const order = (tables[at] ?? []).map((way, i) => ({ way, times: taken[at]?.[i] ?? 0 }));
  return order.sort((a, b) => b.times - a.times).map(({ way }) => ({ ...contest, tables: tables.with(at, [way]) }));
}

/**
 * The contest without what cannot come about or makes no difference: ways whose needs are out of reach, or that put
 * the needs of others out of reach; needs that are met however the other tables end; ways with which more is lost than
 * allowed, or that another is better than. Null: nothing is left.
 */
function narrowed(given: Contest, mayLose: number): Contest | null {
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
