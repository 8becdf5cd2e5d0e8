import { metBy, price, sameClub } from './prices.ts';
import { at, none, type Search } from './search.ts';

/** How much more a table costs than the dual values allow; 0 is tight. */
export function slack(search: Search, a: number, b: number): number {
  return price(search.prices, a, b) - at(search.dual, a) - at(search.dual, b) + shared(search, a, b);
}

/** What the blossoms around both take off a table. */
export function shared({ top, over, dual }: Search, a: number, b: number): number {
  if (at(top, a) !== at(top, b)) return 0;
  let sum = 0;
  for (let x = at(over, a); x !== none; x = at(over, x)) {
    for (let y = at(over, b); y !== none; y = at(over, y)) if (x === y) sum += at(dual, x);
  }
  return sum;
}

/** Fills `row`: the slack of a place with each of those left, true for those outside its blossom. */
export function slacks({ prices, left, count, where, dual, row }: Search, place: number): Int32Array {
  const own = at(dual, place);
  for (let i = 0; i < count; i++) row[i] = -own - at(dual, at(left, i));
  const club = at(prices.clubs, place);
  if (club >= 0) {
    for (let i = 0; i < count; i++) if (at(prices.clubs, at(left, i)) === club) row[i] = at(row, i) + sameClub;
  }
  const met = metBy(prices, place);
  for (let j = 0; j < met.length; j += 2) {
    const i = at(where, at(met, j));
    if (i >= 0) row[i] = at(row, i) + at(met, j + 1);
  }
  return row;
}
