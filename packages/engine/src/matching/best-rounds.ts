import { bridge, isPlain } from './bridge.ts';
import { cheapest, match } from './cheapest.ts';
import { type Avoid, isRepeat, isSameClub } from './prices.ts';
import { at, join, none, type Search, shared, slack, takeOut } from './search.ts';

/** All complete rounds with the fewest repeats and, among those, the fewest tables of one club, kept as one proof. */
export interface BestRounds {
  readonly repeats: number;
  readonly sameClub: number;
  /**
   * Whether one of these rounds has the table a–b beside the tables already taken. If so the table is taken. Each
   * place is taken once; asking again about a place already taken is a bug.
   */
  take(a: number, b: number): boolean;
}

/** Exact for every graph; throws when the number of places is odd. Then each `take` is nearly always O(1), at most one search. */
export function bestRounds(avoid: Avoid): BestRounds {
  const search = cheapest(avoid);
  const { left, mate, prices } = search;
  const first = [...left].filter((place) => place < at(mate, place));
  return {
    repeats: first.filter((place) => isRepeat(prices, place, at(mate, place))).length,
    sameClub: first.filter((place) => isSameClub(prices, place, at(mate, place))).length,
    take: (a, b) => take(search, a, b),
  };
}

/** No cheapest matching has a table that is not tight; of a tight one, only matching the others can tell. */
export function take(search: Search, a: number, b: number): boolean {
  if (slack(search, a, b) !== 0) return false;
  return takeAtOnce(search, a, b) || takeThoroughly(search, a, b);
}

/** The short way: those whom the two leave are matched to each other, or by splitting one table. */
function takeAtOnce(search: Search, a: number, b: number): boolean {
  if (!isPlain(search, a) || !isPlain(search, b)) return false;
  const { mate } = search;
  const [c, d] = [at(mate, a), at(mate, b)];
  for (const place of [a, b, c, d]) mate[place] = none;
  if (c === b || bridge(search, c, d)) {
    takeOut(search, a);
    takeOut(search, b);
    return true;
  }
  join(search, a, c);
  join(search, b, d);
  return false;
}

/**
 * The two get anchors, and the anchors must be matched. The price of the rest may only rise by what the blossoms
 * around both took off their table: then the round still costs what it did.
 */
function takeThoroughly(search: Search, a: number, b: number): boolean {
  const { size, anchored } = search;
  for (const place of [a, b]) anchor(search, place);
  if (!match(search, size + a, shared(search, a, b))) {
    for (const place of [a, b]) anchored.delete(place);
    return false;
  }
  for (const place of [...anchored]) {
    // One inside a blossom is part of the proof for the others, and stays until the blossom falls apart.
    if (!isPlain(search, place)) continue;
    anchored.delete(place);
    takeOut(search, place);
  }
  return true;
}

function anchor({ size, mate, dual, anchored }: Search, place: number): void {
  mate[size + place] = none;
  dual[size + place] = -at(dual, place);
  anchored.add(place);
}
