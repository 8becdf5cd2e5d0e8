import { at, inner, joinRing, none, outer, type Ring, type Search } from './search.ts';

/** Does something with every place of a blossom, at any depth. A place alone, or an anchor, is only itself. */
export function eachInside({ first, last, next }: Search, blossom: number, act: (place: number) => void): void {
  const end = at(last, blossom);
  for (let place = at(first, blossom); place !== end; place = at(next, place)) act(place);
  act(end);
}

/** One step towards the root: leaves a blossom by `from` and enters the next one by `to`. */
interface StepUp {
  readonly blossom: number;
  readonly from: number;
  readonly to: number;
}

/** Two outer blossoms are joined by the table a–b: the odd cycle through their nearest common one becomes a blossom. */
export function contract(search: Search, a: number, b: number): number {
  const wayA = wayUp(search, at(search.top, a));
  const onA = new Map(wayA.map(({ blossom }, i) => [blossom, i]));
  const wayB = wayUp(search, at(search.top, b));
  const meetB = wayB.findIndex(({ blossom }) => onA.has(blossom));
  const common = wayB[meetB]?.blossom ?? none;
  const down = wayA.slice(0, onA.get(common)).reverse();
  const up = wayB.slice(0, meetB);
  return enclose(search, {
    parts: [common, ...down.map(({ blossom }) => blossom), ...up.map(({ blossom }) => blossom)],
    from: [...down.map(({ to }) => to), a, ...up.map(({ from }) => from)],
    to: [...down.map(({ from }) => from), b, ...up.map(({ to }) => to)],
  });
}

/** From a blossom of the tree up to the root, which has no step of its own to take. */
function wayUp({ tree, top, base, mate }: Search, start: number): readonly StepUp[] {
  const way: StepUp[] = [];
  for (let blossom = start; ; blossom = at(top, way.at(-1)?.to ?? none)) {
    const isInner = tree.label[blossom] === inner;
    const from = isInner ? at(tree.doorTo, blossom) : at(base, blossom);
    const to = isInner ? at(tree.doorFrom, blossom) : at(mate, from);
    way.push({ blossom, from, to });
    if (to === none) return way;
  }
}

function enclose(search: Search, ring: Ring): number {
  const { over, base, top, dual, tree, rings, spare } = search;
  const blossom = spare.pop();
  const [first] = ring.parts;
  if (blossom === undefined || first === undefined) throw new Error('A matching has more blossoms than it can have.');
  chain(search, blossom, ring.parts);
  for (const part of ring.parts) over[part] = blossom;
  eachInside(search, blossom, (place) => {
    top[place] = blossom;
  });
  over[blossom] = none;
  base[blossom] = at(base, first);
  dual[blossom] = 0;
  tree.label[blossom] = outer;
  rings.set(blossom, ring);
  return blossom;
}

/** The places of the parts, end to end. */
function chain({ first, last, next }: Search, blossom: number, parts: readonly number[]): void {
  let before = none;
  for (const part of parts) {
    if (before === none) first[blossom] = at(first, part);
    else next[at(last, before)] = at(first, part);
    before = part;
  }
  last[blossom] = at(last, before);
}

/** Largest blossoms whose dual value is 0 prove nothing: they fall apart, and so do such parts of theirs. */
export function dissolve(search: Search): void {
  const { rings, over, dual } = search;
  const open = [...rings.keys()].filter((blossom) => at(over, blossom) === none);
  for (let blossom = open.pop(); blossom !== undefined; blossom = open.pop()) {
    const ring = rings.get(blossom);
    if (!ring || at(dual, blossom) !== 0) continue;
    rings.delete(blossom);
    search.spare.push(blossom);
    for (const part of ring.parts) {
      over[part] = none;
      eachInside(search, part, (place) => {
        search.top[place] = part;
      });
      open.push(part);
    }
  }
}

/** Matches the inside of a blossom so that `place` is the one left for somebody outside. */
export function rebase(search: Search, blossom: number, place: number): void {
  const ring = search.rings.get(blossom);
  if (!ring) return;
  const { parts, from, to } = ring;
  const start = parts.indexOf(partWith(search, blossom, place));
  rebase(search, parts[start] ?? none, place);
  for (const i of linksToMatch(start, parts.length)) {
    const [a, b] = [from[i] ?? none, to[i] ?? none];
    rebase(search, parts[i] ?? none, a);
    rebase(search, parts[(i + 1) % parts.length] ?? none, b);
    joinRing(search, a, b);
  }
  const turned = <T>(list: readonly T[]): readonly T[] => [...list.slice(start), ...list.slice(0, start)];
  search.rings.set(blossom, { parts: turned(parts), from: turned(from), to: turned(to) });
  search.base[blossom] = place;
}

/** Every second link from the new base's part the even way round to the old one's, part 0. */
function linksToMatch(start: number, size: number): readonly number[] {
  const links: number[] = [];
  if (start % 2 === 1) for (let i = start + 1; i < size; i += 2) links.push(i);
  else for (let i = start - 2; i >= 0; i -= 2) links.push(i);
  return links;
}

function partWith({ over }: Search, blossom: number, place: number): number {
  let part = place;
  while (at(over, part) !== blossom) part = at(over, part);
  return part;
}
