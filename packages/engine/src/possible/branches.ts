import { type Contest, leastLoss, type Way } from './contest.ts';
import { type Core, type OpenLook, withLeast } from './cores.ts';

/** What a contest is divided into where nothing is proved: together all of its results, none in two. */
export function branches(contest: Contest, { cores, taken }: OpenLook): readonly Contest[] {
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
