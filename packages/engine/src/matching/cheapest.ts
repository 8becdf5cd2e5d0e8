import { dissolve } from './blossom.ts';
import { bridge } from './bridge.ts';
import { adjust } from './duals.ts';
import type { Avoid } from './prices.ts';
import { at, emptySearch, join, none, type Search } from './search.ts';
import { slack } from './slack.ts';
import { grow } from './tree.ts';

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
export function match(search: Search, vertex: number, limit: number): boolean {
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
    if (slack(search, a, b) === 0) join(search, a, b);
    else over.push([a, b]);
  }
  for (const [a, b] of over) bridge(search, a, b);
}
