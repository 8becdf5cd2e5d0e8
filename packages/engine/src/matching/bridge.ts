import { at, join, none, type Search, slack } from './search.ts';

/** After so many tables a thorough search is no dearer. It only decides how fast the answer comes, never which. */
const tries = 40;

/**
 * The short way to match two unmatched places: to each other, or by splitting one table between them. False when a
 * few tries find none, or one of the two is in a blossom, where a thorough search is needed.
 */
export function bridge(search: Search, a: number, b: number): boolean {
  if (!isPlain(search, a) || !isPlain(search, b)) return false;
  if (slack(search, a, b) === 0) {
    join(search, a, b);
    return true;
  }
  const { left, count, mate } = search;
  for (let i = 0; i < Math.min(tries, count); i++) {
    const x = at(left, i);
    const y = at(mate, x);
    if (y === none || !isPlain(search, x) || !isPlain(search, y)) continue;
    if (slack(search, a, x) !== 0 || slack(search, b, y) !== 0) continue;
    join(search, a, x);
    join(search, b, y);
    return true;
  }
  return false;
}

/** In no blossom: its table can be changed without a look at others. */
export function isPlain({ top }: Search, place: number): boolean {
  return at(top, place) === place;
}
