const none = -1;

/** The forest that one search grows: all by vertex. `base` is the root of the blossom that holds a vertex. */
interface Search {
  readonly neighbours: readonly (readonly number[])[];
  readonly mate: Int32Array;
  readonly parent: Int32Array;
  readonly base: Int32Array;
  readonly even: Uint8Array;
  readonly queue: number[];
}

const at = (list: Int32Array, i: number): number => list[i] as number;

/**
 * The size of a maximum matching of a general graph: Edmonds' algorithm, which grows an alternating tree from each
 * free vertex and contracts odd cycles (blossoms), O(n³). `neighbours[v]` lists the vertices joined to `v`,
 * symmetrically.
 */
export function maximumMatching(neighbours: readonly (readonly number[])[]): number {
  const size = neighbours.length;
  const mate = new Int32Array(size).fill(none);
  let matched = greedy(neighbours, mate);
  for (let root = 0; root < size; root++) {
    if (at(mate, root) !== none) continue;
    const end = augmentingPath(neighbours, mate, root);
    if (end.vertex === none) continue;
    flip(mate, end.parent, end.vertex);
    matched += 1;
  }
  return matched;
}

/** A first matching, so that few searches are left to do. */
function greedy(neighbours: readonly (readonly number[])[], mate: Int32Array): number {
  let matched = 0;
  neighbours.forEach((list, v) => {
    const w = at(mate, v) === none ? list.find((other) => at(mate, other) === none) : undefined;
    if (w === undefined) return;
    mate[v] = w;
    mate[w] = v;
    matched += 1;
  });
  return matched;
}

function flip(mate: Int32Array, parent: Int32Array, end: number): void {
  for (let v = end; v !== none; ) {
    const before = at(parent, v);
    const next = at(mate, before);
    mate[v] = before;
    mate[before] = v;
    v = next;
  }
}

function augmentingPath(
  neighbours: readonly (readonly number[])[],
  mate: Int32Array,
  root: number,
): { vertex: number; parent: Int32Array } {
  const size = neighbours.length;
  const parent = new Int32Array(size).fill(none);
  const search: Search = {
    neighbours,
    mate,
    parent,
    base: Int32Array.from({ length: size }, (_, i) => i),
    even: new Uint8Array(size),
    queue: [root],
  };
  search.even[root] = 1;
  for (let i = 0; i < search.queue.length; i++) {
    const v = search.queue[i] ?? none;
    for (const w of neighbours[v] ?? []) {
      const found = look(search, root, v, w);
      if (found !== none) return { vertex: found, parent };
    }
  }
  return { vertex: none, parent };
}

/** Follows one edge from an even vertex; answers the free vertex at its end, if there is one. */
function look(search: Search, root: number, v: number, w: number): number {
  const { mate, parent, base, even, queue } = search;
  if (at(base, v) === at(base, w) || at(mate, v) === w) return none;
  if (w === root || (at(mate, w) !== none && at(parent, at(mate, w)) !== none)) {
    contract(search, v, w);
  } else if (at(parent, w) === none) {
    parent[w] = v;
    if (at(mate, w) === none) return w;
    even[at(mate, w)] = 1;
    queue.push(at(mate, w));
  }
  return none;
}

/** Two even vertices are joined: the odd cycle through their common ancestor becomes one vertex. */
function contract(search: Search, v: number, w: number): void {
  const { base, even, queue } = search;
  const top = commonAncestor(search, v, w);
  const inside = new Uint8Array(base.length);
  markPath(search, v, top, w, inside);
  markPath(search, w, top, v, inside);
  base.forEach((own, i) => {
    if (!inside[own]) return;
    base[i] = top;
    if (even[i]) return;
    even[i] = 1;
    queue.push(i);
  });
}

function commonAncestor({ mate, parent, base }: Search, v: number, w: number): number {
  const seen = new Uint8Array(base.length);
  for (let a = v; ; a = at(parent, at(mate, a))) {
    a = at(base, a);
    seen[a] = 1;
    if (at(mate, a) === none) break;
  }
  let b = at(base, w);
  while (!seen[b]) b = at(base, at(parent, at(mate, b)));
  return b;
}

function markPath({ mate, parent, base }: Search, from: number, top: number, child: number, inside: Uint8Array): void {
  let below = child;
  for (let v = from; at(base, v) !== top; v = at(parent, at(mate, v))) {
    inside[at(base, v)] = 1;
    inside[at(base, at(mate, v))] = 1;
    parent[v] = below;
    below = at(mate, v);
  }
}
