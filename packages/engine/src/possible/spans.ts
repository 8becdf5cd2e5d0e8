/** The fewest and the most points that somebody can have in the end. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/**
 * Bounds for the places: who has fewer points at most than another at least is behind him whatever happens; of all
 * others anything is possible. One answer for each span.
 */
export function placesWithin(spans: readonly Span[]): readonly { readonly best: number; readonly worst: number }[] {
  const least = spans.map((span) => span.least).sort((a, b) => a - b);
  const most = spans.map((span) => span.most).sort((a, b) => a - b);
  return spans.map((span) => ({
    best: 1 + spans.length - countUpTo(least, (points) => points <= span.most),
    worst: spans.length - countUpTo(most, (points) => points < span.least),
  }));
}

/** How many of ascending numbers come before the first that is too large. */
function countUpTo(ascending: readonly number[], fits: (value: number) => boolean): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ascending[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
