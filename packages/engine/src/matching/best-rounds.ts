import { bridge, isPlain } from './bridge.ts';
import { cheapest, match } from './cheapest.ts';
import { type Avoid, isSameClub, timesMet } from './prices.ts';
import { at, join, none, type Search, takeOut } from './search.ts';
import { shared, slack } from './slack.ts';

/** All complete rounds with the fewest repeats and, among those, the fewest tables of one club, kept as one proof. */
export interface BestRounds {
  /** Counted by meetings: two who have met k times are k repeats. */
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
    repeats: first.reduce((sum, place) => sum + timesMet(prices, place, at(mate, place)), 0),
    sameClub: first.filter((place) => isSameClub(prices, place, at(mate, place))).length,
    take: (a, b) => take(search, a, b),
  };
}

/** No cheapest matching has a table that is not tight; of a tight one, only matching the others can tell. */
export function take(search: Search, a: number, b: number): boolean {
  for (const place of [a, b]) {
    if (at(search.where, place) === none) throw new Error(`Place ${place} already has a table, or is not drawn.`);
  }
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
 * The two get anchors, and from the anchor of the one that of the other must be reached. The price of the rest may
 * only rise by what the blossoms around both took off their table: then the round still costs what it did.
 */
function takeThoroughly(search: Search, a: number, b: number): boolean {
  const { size, mate, dual } = search;
  mate[size + a] = none;
  mate[size + b] = none;
  dual[size + b] = -at(dual, b);
  search.goal = b;
  const found = match(search, size + a, shared(search, a, b));
  search.goal = none;
  if (!found) return false;
  // A blossom around one of them stays: no way leads through it any more, but the places left in it still are matched
  // among themselves, as many as can be, and that is all its dual value says.
  takeOut(search, a);
  takeOut(search, b);
  return true;
}
