import { at, join, none, type Search, slack } from './search.ts';

/**
 * The short way to match two unmatched places: to each other, or by splitting one table between them. False when there
 * is none, or one of the two is in a blossom: then a thorough search is needed.
 */
export function bridge(search: Search, a: number, b: number): boolean {
  if (!isPlain(search, a) || !isPlain(search, b)) return false;
  if (slack(search, a, b) === 0) {
    join(search, a, b);
    return true;
  }
  const { left, count } = search;
  // Starts where the last way was found: what served once tends to serve again.
  for (let i = 0; i < count; i++) {
    const position = (search.cursor + i) % count;
    if (!split(search, a, b, at(left, position))) continue;
    search.cursor = position;
    return true;
  }
  return false;
}

/** Matches a to x and b to whomever x leaves, if that costs nothing. */
function split(search: Search, a: number, b: number, x: number): boolean {
  const y = at(search.mate, x);
  if (y === none || !isPlain(search, x) || !isPlain(search, y)) return false;
  if (slack(search, a, x) !== 0 || slack(search, b, y) !== 0) return false;
  join(search, a, x);
  join(search, b, y);
  return true;
}

/** In no blossom: its table can be changed without a look at others. */
export function isPlain({ top }: Search, place: number): boolean {
  return at(top, place) === place;
}
