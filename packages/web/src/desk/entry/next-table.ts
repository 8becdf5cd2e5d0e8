import type { EntryTable } from './tables.ts';

/** The next table without a result after `from`, starting over at the first; null when none is missing. */
export function nextMissing(missing: readonly number[], from: number): number | null {
  return missing.find((table) => table > from) ?? missing[0] ?? null;
}

/** Whose slip comes next: one in dispute waits for somebody's decision, so it comes when no other is missing. */
export function nextSlip(
  tables: readonly EntryTable[],
  missing: readonly number[],
  from: number,
  without?: number,
): number | null {
  const disputed = new Set(tables.filter(({ match }) => match.disputed).map(({ table }) => table));
  const rest = missing.filter((table) => table !== without);
  const awaited = rest.filter((table) => !disputed.has(table));
  return nextMissing(awaited, from) ?? nextMissing(rest, from);
}

/** The table before or after, all of them, without going round. */
export function neighbour(tables: readonly number[], from: number, by: 1 | -1): number {
  const at = tables.indexOf(from);
  return tables[at + by] ?? from;
}
