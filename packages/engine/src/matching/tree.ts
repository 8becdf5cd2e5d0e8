import { contract, eachInside, rebase } from './blossom.ts';
import { at, inner, joinRing, none, outer, type Search, slacks } from './search.ts';

/**
 * Grows an alternating tree of tight tables from an unmatched vertex. True when it reached another unmatched one:
 * then both are matched, along the way between them. O(n²).
 */
export function grow(search: Search, root: number): boolean {
  search.tree.label.fill(0);
  const queue: number[] = [];
  addOuter(search, queue, at(search.top, root));
  for (let i = 0; i < queue.length; i++) if (lookAround(search, queue, queue[i] ?? none)) return true;
  return false;
}

function lookAround(search: Search, queue: number[], a: number): boolean {
  const { size, left, count, top, tree } = search;
  if (a >= size) return look(search, queue, a, a - size);
  if (anchorSlack(search, a) === 0) return augment(search, a, size + a);
  const row = slacks(search, a);
  let nearest = 0x7fffffff;
  for (let i = 0; i < count; i++) {
    const gap = at(row, i);
    if (gap === 0) {
      if (look(search, queue, a, at(left, i))) return true;
    } else if (gap < nearest) {
      const there = at(top, at(left, i));
      if (tree.label[there] !== inner && there !== at(top, a)) nearest = gap;
    }
  }
  tree.reach[a] = nearest >> 1;
  return false;
}

/** What keeps an outer place from its own anchor; infinite when the search may not end there. */
export function anchorSlack({ size, goal, dual }: Search, place: number): number {
  return place === goal ? -at(dual, place) - at(dual, size + place) : Number.POSITIVE_INFINITY;
}

/** Follows the tight table a–b from the outer vertex a. */
function look(search: Search, queue: number[], a: number, b: number): boolean {
  const { top, tree, mate, base } = search;
  const there = at(top, b);
  if (there === at(top, a) || tree.label[there] === inner) return false;
  if (tree.label[there] === outer) {
    addInner(search, queue, contract(search, a, b));
    return false;
  }
  const beyond = at(mate, at(base, there));
  if (beyond === none) return augment(search, a, b);
  tree.label[there] = inner;
  tree.doorFrom[there] = a;
  tree.doorTo[there] = b;
  addOuter(search, queue, at(top, beyond));
  return false;
}

function addOuter(search: Search, queue: number[], blossom: number): void {
  search.tree.label[blossom] = outer;
  eachInside(search, blossom, (place) => queue.push(place));
}

/** In a new blossom the inner parts have become outer: their tables are still to be looked at. */
function addInner(search: Search, queue: number[], blossom: number): void {
  for (const part of search.rings.get(blossom)?.parts ?? []) {
    if (search.tree.label[part] === inner) eachInside(search, part, (place) => queue.push(place));
  }
}

/** Matches a (outer) to b (unmatched, in or out of a blossom) and turns every table on the way to the root round. */
function augment(search: Search, a: number, b: number): true {
  const { top, base, mate, tree } = search;
  rebase(search, at(top, b), b);
  let [near, far] = [a, b];
  for (;;) {
    const here = at(top, near);
    const before = at(mate, at(base, here));
    rebase(search, here, near);
    joinRing(search, near, far);
    if (before === none) return true;
    const between = at(top, before);
    far = at(tree.doorTo, between);
    near = at(tree.doorFrom, between);
    rebase(search, between, far);
  }
}
