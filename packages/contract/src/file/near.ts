/** The known word that was probably meant by `word`: at most two letters apart, or null. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > 40) return null;
  const limit = word.length < 5 ? 1 : 2;
  const apart = known.map((other) => ({ other, distance: distance(word.toLowerCase(), other.toLowerCase()) }));
  const best = apart.toSorted((a, b) => a.distance - b.distance)[0];
  return best !== undefined && best.distance <= limit ? best.other : null;
}

/** Letters to add, drop or change (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
