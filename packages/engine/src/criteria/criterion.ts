/** How the figure of a criterion stands in a table of the standings: on every screen, paper and answer the same. */
export interface Column {
  /** In standings by match points, or by points. */
  readonly of: 'scrabble' | 'points';
  /** Only some of these standings rank by it; missing: it is always shown. */
  readonly onlyWhereKnown?: true;
  /** It waits for a touch, or more room, where it is narrow. */
  readonly leftOutWhereNarrow?: true;
  /** Told beside a place where it has one line alone: « 5ᵉ · 7 PM · +121 ». */
  readonly brief?: true;
  /** A spread carries its sign. */
  readonly signed?: true;
  /** On the wall, in parts of its unit: « 27 », « +198 ». */
  readonly width: number;
}

/**
 * What ranks: a file each, with a line in `list.ts` and what it is called in `language`. It splits players who are
 * level into sets in order, or leaves them together: by its figure, or in a way of its own.
 */
export interface Criterion<Sums> {
  readonly id: string;
  /** Missing: it is no sum of results, and only « Pourquoi ? » tells it. */
  readonly column?: Column;
  /** Where it has one figure, the higher goes first, or else the lower. */
  readonly value?: (sums: Sums, place: number) => number;
  readonly lowerFirst?: true;
  readonly split?: (sums: Sums, level: readonly number[]) => Sets;
  /** What is told of two whom such a way puts in order. */
  readonly compared?: (sums: Sums, own: number, other: number) => readonly [number, number];
}

/** Places in the initial ranking, those who are level together, best first. */
export type Sets = readonly (readonly number[])[];

/** Players in order; those whom no criterion separates stand together in a set. */
export interface Ranked<Id extends string = string> {
  readonly sets: Sets;
  readonly order: readonly number[];
  /** For each place of `order` but the last: the criterion that put it before the next one. `shared`: none did. */
  readonly by: readonly (Id | 'shared')[];
}

/** Splits by each criterion in turn what the ones before left level. */
export function ranked<Sums, C extends Criterion<Sums>>(
  sums: Sums,
  places: readonly number[],
  criteria: readonly C[],
): Ranked<C['id']> {
  const by = new Map<number, C['id']>();
  let sets: Sets = places.length > 0 ? [places] : [];
  for (const criterion of criteria) {
    const split = (set: readonly number[]): Sets => splitBy(sums, set, criterion);
    sets = sets.flatMap((set) => (set.length > 1 ? noted(set, split(set), criterion.id, by) : [set]));
  }
  const order = sets.flat();
  return { sets, order, by: order.slice(0, -1).map((place) => by.get(place) ?? 'shared') };
}

/** Notes, for the last of each part, which criterion put the next one after it. */
function noted<Id>(set: readonly number[], parts: Sets, id: Id, by: Map<number, Id>): Sets {
  const inherited = set.at(-1);
  const after = inherited === undefined ? undefined : by.get(inherited);
  if (inherited !== undefined) by.delete(inherited);
  for (const [i, part] of parts.entries()) {
    const last = part.at(-1);
    if (last === undefined) continue;
    if (i < parts.length - 1) by.set(last, id);
    else if (after) by.set(last, after);
  }
  return parts;
}

function splitBy<Sums>(sums: Sums, level: readonly number[], { split, value, lowerFirst }: Criterion<Sums>): Sets {
  if (split) return split(sums, level);
  if (!value) return [level];
  const sign = lowerFirst ? -1 : 1;
  const sets = new Map<number, number[]>();
  for (const place of level) {
    const own = value(sums, place);
    const set = sets.get(own);
    if (set) set.push(place);
    else sets.set(own, [place]);
  }
  return [...sets].sort(([a], [b]) => sign * (b - a)).map(([, set]) => set);
}
