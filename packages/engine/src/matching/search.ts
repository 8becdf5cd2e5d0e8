import { type Avoid, metBy, type Prices, price, pricesOf, sameClub } from './prices.ts';

export const none = -1;

/** An odd cycle of blossoms (a place alone is the smallest blossom), the one that holds the base first. */
export interface Ring {
  readonly parts: readonly number[];
  /** `from[i]` in `parts[i]` is joined to `to[i]` in the next part; the last one to the first. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The blossoms of a matching. Their names follow those of the vertices. */
interface Blossoms {
  /** By vertex, the largest blossom around it, or itself. */
  readonly top: Int32Array;
  /** By vertex or blossom, the blossom just around it, or −1. */
  readonly over: Int32Array;
  /** By blossom, the vertex in it that is matched to somebody outside. */
  readonly base: Int32Array;
  readonly rings: Map<number, Ring>;
  /** The places inside a blossom are a stretch of a list, `first` … `last`: to enclose blossoms joins end to end. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly next: Int32Array;
  /** Names not in use. */
  readonly spare: number[];
}

/**
 * A cheapest matching of those left and the proof that it is one (Edmonds 1965): dual values such that no table costs
 * less than they allow and those of the matching cost exactly that. Such tables are called tight.
 *
 * Vertices 0 … size − 1 are places. Vertex size + p is the anchor of p: only p can have it, for nothing, and it
 * only enters when p is taken out. So whoever has his anchor is out of the round.
 */
export interface Search extends Blossoms {
  readonly size: number;
  readonly prices: Prices;
  /** The first `count` are the places not taken out. */
  readonly left: Int32Array;
  count: number;
  /** The position of a place in `left`, or −1. */
  readonly where: Int32Array;
  /** By vertex of any sign; by blossom never negative: what it adds to the slack of the tables inside it. */
  readonly dual: Int32Array;
  readonly mate: Int32Array;
  /** The place whose anchor a search may end at, or −1. */
  goal: number;
  readonly tree: Tree;
  /** Filled by `slacks`. */
  readonly row: Int32Array;
  /** Where in `left` the last short way was found. */
  cursor: number;
}

/** The alternating tree that is being grown, by largest blossom. */
interface Tree {
  readonly label: Uint8Array;
  /** By inner blossom, the table it was reached by: outside end and inside end. */
  readonly doorFrom: Int32Array;
  readonly doorTo: Int32Array;
  /** By outer place, a step of the dual values that no table of its own stands in the way of. */
  readonly reach: Int32Array;
}

/** Labels: an outer blossom is at an even distance from the root, an inner one at an odd distance. */
export const outer = 1;
export const inner = 2;

/** A search with nobody matched; its dual values are all 0, as no price is below 0. */
export function emptySearch(avoid: Avoid): Search {
  const size = avoid.met.length;
  const left = avoid.places ? Int32Array.from(avoid.places) : upTo(size);
  const where = new Int32Array(size).fill(none);
  left.forEach((place, i) => {
    where[place] = i;
  });
  return {
    size,
    prices: pricesOf(avoid),
    left,
    count: left.length,
    where,
    dual: new Int32Array(3 * size),
    mate: new Int32Array(2 * size).fill(none),
    ...noBlossoms(size),
    goal: none,
    tree: emptyTree(size),
    row: new Int32Array(left.length),
    cursor: 0,
  };
}

function noBlossoms(size: number): Blossoms {
  return {
    top: upTo(2 * size),
    over: new Int32Array(3 * size).fill(none),
    base: upTo(3 * size),
    rings: new Map(),
    first: upTo(3 * size),
    last: upTo(3 * size),
    next: new Int32Array(2 * size).fill(none),
    spare: Array.from({ length: size }, (_, i) => 3 * size - 1 - i),
  };
}

function emptyTree(size: number): Tree {
  return {
    label: new Uint8Array(3 * size),
    doorFrom: new Int32Array(3 * size),
    doorTo: new Int32Array(3 * size),
    reach: new Int32Array(size),
  };
}

const upTo = (size: number): Int32Array => Int32Array.from({ length: size }, (_, i) => i);

export const at = (list: Int32Array, i: number): number => list[i] as number;

export function joinRing({ mate }: Search, a: number, b: number): void {
  mate[a] = b;
  mate[b] = a;
}

/** A place is taken out for good. */
export function takeOut(search: Search, place: number): void {
  const { left, where } = search;
  const hole = at(where, place);
  search.count -= 1;
  const last = at(left, search.count);
  left[hole] = last;
  where[last] = hole;
  where[place] = none;
}

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
