import { better } from './ahead.ts';
import type { Option } from './options.ts';
import type { Ahead, OpenTable, Side } from './race.ts';

/** A way for a table to end, and those ahead there at the best that all other tables allow. */
export interface Choice {
  readonly table: OpenTable;
  readonly option: Option;
  readonly bound: number;
  /** Of several with the same bound, the one with least is tried first. */
  readonly hurts: number;
}

/** How a complete set of results turns out. */
export interface Outcome {
  readonly ahead: number;
  /** By how much those level on points miss the side that is wanted: 0 where none does. */
  readonly misses: number;
}

/** Tables that are compared by what other tables bring. */
export interface Coupled {
  readonly side: Side;
  /** Of each table its ways. */
  readonly tables: readonly (readonly Choice[])[];
  /** Those ahead anyway, at the best. */
  readonly apart: number;
  readonly outcome: (chosen: readonly Choice[]) => Outcome;
}

/** Complete sets of results that are looked at for one player before the search is given up, and its answer is a bound. */
const mostOutcomes = 1500;

/** Ways for tables to end, each table's best first. */
type Tables = readonly (readonly Choice[])[];

/**
 * Each table for itself gives a bound. Results that reach it are looked for: first all of the best choices, then one
 * table changed at a time as long as that helps; at last all sets of results that could do better than those found.
 */
export function coupledAhead(coupled: Coupled): Ahead {
  const { side, apart } = coupled;
  const tables = coupled.tables.map((choices) => inOrder(side, choices)).toSorted((a, b) => b.length - a.length);
  const bound = tables.reduce((sum, [first]) => sum + (first?.bound ?? 0), apart);
  const budget = { left: mostOutcomes };
  const reached = climbed(coupled, tables, bound, budget);
  if (reached === bound) return { ahead: bound, exact: true };
  const found = allBetter(coupled, tables, { bound, reached }, budget);
  return budget.left > 0 || found === bound ? { ahead: found, exact: true } : { ahead: bound, exact: false };
}

function inOrder(side: Side, choices: readonly Choice[]): readonly Choice[] {
  const sign = side === 'best' ? 1 : -1;
  return choices.toSorted((a, b) => sign * (a.bound - b.bound) || a.hurts - b.hurts);
}

interface Budget {
  left: number;
}

/** Those ahead after the best results that changing one table at a time leads to. */
function climbed(coupled: Coupled, tables: Tables, bound: number, budget: Budget): number {
  const chosen = tables.flatMap((choices) => choices.slice(0, 1));
  let best = coupled.outcome(chosen);
  const half = budget.left / 2;
  for (let since = 0, at = 0; best.ahead !== bound && since < chosen.length; at = (at + 1) % chosen.length) {
    since += 1;
    for (const choice of tables[at] ?? []) {
      const kept = chosen[at];
      if (!kept || choice === kept || budget.left <= half) continue;
      budget.left -= 1;
      chosen[at] = choice;
      const outcome = coupled.outcome(chosen);
      if (!helps(coupled.side, outcome, best)) chosen[at] = kept;
      else [best, since] = [outcome, 0];
    }
  }
  return best.ahead;
}

function helps(side: Side, one: Outcome, other: Outcome): boolean {
  return one.ahead === other.ahead ? one.misses < other.misses : closer(side, one.ahead, other.ahead);
}

const closer = (side: Side, one: number, other: number): boolean => (side === 'best' ? one < other : one > other);

interface Known {
  readonly bound: number;
  readonly reached: number;
}

/** Those ahead at the best, over all sets of results that could do better than what is reached; until the budget ends. */
function allBetter(coupled: Coupled, tables: Tables, { bound, reached }: Known, budget: Budget): number {
  let found = reached;
  const extend = (chosen: readonly Choice[], within: number): void => {
    if (!closer(coupled.side, within, found) || budget.left <= 0) return;
    const choices = tables[chosen.length];
    if (!choices) {
      budget.left -= 1;
      found = better(coupled.side, found, coupled.outcome(chosen).ahead) ?? found;
      return;
    }
    const first = choices[0]?.bound ?? 0;
    for (const choice of choices) extend([...chosen, choice], within - first + choice.bound);
  };
  extend([], bound);
  return found;
}
