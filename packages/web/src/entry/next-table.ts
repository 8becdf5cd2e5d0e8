/** The next table without a result after `from`, starting over at the first; null when none is missing. */
export function nextMissing(missing: readonly number[], from: number): number | null {
  return missing.find((table) => table > from) ?? missing[0] ?? null;
}

/** The table before or after, all of them, without going round. */
export function neighbour(tables: readonly number[], from: number, by: 1 | -1): number {
  const at = tables.indexOf(from);
  return tables[at + by] ?? from;
}
