/**
 * The slow oracle: the size of a maximum matching by trying everything. For tests, up to a dozen vertices.
 */
export function maximumByTrying(
  neighbours: readonly (readonly number[])[],
  used: ReadonlySet<number> = new Set(),
): number {
  const v = neighbours.findIndex((_, i) => !used.has(i));
  if (v < 0) return 0;
  let best = maximumByTrying(neighbours, new Set([...used, v]));
  for (const w of neighbours[v] ?? []) {
    if (!used.has(w) && w !== v) best = Math.max(best, 1 + maximumByTrying(neighbours, new Set([...used, v, w])));
  }
  return best;
}
