import { dissolve } from './blossom.ts';
import { type Avoid, isSameClub, timesMet } from './prices.ts';
import {
  at,
  emptySearch,
  inner,
  joinRing,
  none,
  outer,
  type Search,
  shared,
  slack,
  slacks,
  takeOut,
} from './search.ts';
import { anchorSlack, grow } from './tree.ts';

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
    take: (a, b) => takeRound(search, a, b),
  };
}

/** No cheapest matching has a table that is not tight; of a tight one, only matching the others can tell. */
export function takeRound(search: Search, a: number, b: number): boolean {
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
  joinRing(search, a, c);
  joinRing(search, b, d);
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

/** A cheapest complete matching, and the proof of it. Nearly always the first guess is one, else O(n²) a step. */
export function cheapest(avoid: Avoid): Search {
  const search = emptySearch(avoid);
  if (search.count % 2 !== 0) throw new Error('A complete round needs an even number of places.');
  const order = byClub(search);
  allowForLargestClub(search, order);
  guess(search, order);
  for (const place of order) {
    if (at(search.mate, place) === none) match(search, place, Number.POSITIVE_INFINITY);
  }
  return search;
}

/**
 * Matches an unmatched vertex, and with it another one, at the least rise in price; false when that would be more
 * than `limit`. What was learnt in vain stays: the dual values are as good a proof as before, and show it faster.
 */
function match(search: Search, vertex: number, limit: number): boolean {
  for (let risen = 0; risen <= limit; risen += adjust(search)) {
    if (!grow(search, vertex)) continue;
    dissolve(search);
    return true;
  }
  return false;
}

/** The largest club first, then the next: half a round further down sits somebody of another club, if that can be. */
function byClub({ prices: { clubs }, left }: Search): readonly number[] {
  const members = new Map<number, number[]>();
  const alone: number[] = [];
  for (const place of left) {
    const club = at(clubs, place);
    const list = members.get(club);
    if (club < 0) alone.push(place);
    else if (list) list.push(place);
    else members.set(club, [place]);
  }
  const largestFirst = [...members].sort(([a, listA], [b, listB]) => listB.length - listA.length || a - b);
  return [...largestFirst.flatMap(([, list]) => list), ...alone];
}

/** A club of more than half must meet itself: dual values that allow for it from the start save a long search. */
function allowForLargestClub({ prices: { clubs }, dual }: Search, order: readonly number[]): void {
  const largest = at(clubs, order[0] ?? 0);
  const members = order.filter((place) => at(clubs, place) === largest).length;
  if (largest < 0 || 2 * members <= order.length) return;
  for (const place of order) dual[place] = at(clubs, place) === largest ? 1 : -1;
}

function guess(search: Search, order: readonly number[]): void {
  const half = order.length / 2;
  const over: (readonly [number, number])[] = [];
  for (let i = 0; i < half; i++) {
    const [a, b] = [order[i] ?? none, order[i + half] ?? none];
    if (slack(search, a, b) === 0) joinRing(search, a, b);
    else over.push([a, b]);
  }
  for (const [a, b] of over) bridge(search, a, b);
}

/**
 * The tree can grow no further: raises the dual values of its outer vertices and lowers those of its inner ones as
 * far as the prices allow, which makes a table tight or an inner blossom fall apart. Every matched table stays tight.
 * Answers by how much, which is also by how much the price of the matching has been proved to rise.
 */
function adjust(search: Search): number {
  const step = Math.min(tableStep(search), blossomStep(search));
  if (!Number.isFinite(step)) throw new Error('A place has nobody to be matched to.');
  const { left, count, dual, top, tree, rings, over } = search;
  for (let i = 0; i < count; i++) {
    const place = at(left, i);
    dual[place] = at(dual, place) + step * sign(tree.label[at(top, place)]);
  }
  for (const blossom of rings.keys()) {
    if (at(over, blossom) === none) dual[blossom] = at(dual, blossom) + 2 * step * sign(tree.label[blossom]);
  }
  dissolve(search);
  return step;
}

function sign(label: number | undefined): number {
  if (label === outer) return 1;
  return label === inner ? -1 : 0;
}

/** Until a table becomes tight: from the tree to outside it, or (from both ends at once) between two of its blossoms. */
function tableStep(search: Search): number {
  const { left, count, top, tree } = search;
  let step = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const place = at(left, k);
    const own = at(top, place);
    if (tree.label[own] !== outer) continue;
    step = Math.min(step, anchorSlack(search, place));
    if (at(tree.reach, place) >= step) continue;
    const row = slacks(search, place);
    for (let i = 0; i < count; i++) {
      const other = at(top, at(left, i));
      const label = tree.label[other];
      if (label === inner || other === own) continue;
      const reach = label === outer ? at(row, i) / 2 : at(row, i);
      if (reach < step) step = reach;
    }
  }
  return step;
}

function blossomStep({ rings, over, dual, tree }: Search): number {
  let step = Number.POSITIVE_INFINITY;
  for (const blossom of rings.keys()) {
    if (at(over, blossom) !== none || tree.label[blossom] !== inner) continue;
    step = Math.min(step, at(dual, blossom) / 2);
  }
  return step;
}

/** The fewest repeats that a complete round of these places can have: an even number of places, `met` by place. */
export function fewestRepeats(met: Avoid['met'], places: readonly number[]): number {
  return bestRounds({ met, places }).repeats;
}

/**
 * The short way to match two unmatched places: to each other, or by splitting one table between them. False when there
 * is none, or one of the two is in a blossom: then a thorough search is needed.
 */
function bridge(search: Search, a: number, b: number): boolean {
  if (!isPlain(search, a) || !isPlain(search, b)) return false;
  if (slack(search, a, b) === 0) {
    joinRing(search, a, b);
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
  joinRing(search, a, x);
  joinRing(search, b, y);
  return true;
}

/** In no blossom: its table can be changed without a look at others. */
function isPlain({ top }: Search, place: number): boolean {
  return at(top, place) === place;
}
