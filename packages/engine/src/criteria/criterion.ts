/** What put a player before the next one. `shared`: nothing did. */
export type CriterionName = 'points' | 'wins' | 'opponents' | 'between' | 'elo' | 'spread' | 'initial' | 'shared';

/** One criterion: it splits players who are level into sets in order, or leaves them together. */
export interface Criterion {
  readonly name: CriterionName;
  split(level: readonly number[]): readonly (readonly number[])[];
  /** The figure shown beside a player, where there is one. */
  value?(place: number): number;
}

/** Players in order; those whom no criterion separates stand together in a set. */
export interface Ranked {
  readonly sets: readonly (readonly number[])[];
  readonly order: readonly number[];
  /** For each place of `order` but the last: the criterion that put it before the next one. */
  readonly by: readonly CriterionName[];
}

/** Splits by each criterion in turn what the ones before left level. */
export function ranked(places: readonly number[], criteria: readonly Criterion[]): Ranked {
  const by = new Map<number, CriterionName>();
  let sets: readonly (readonly number[])[] = places.length > 0 ? [places] : [];
  for (const criterion of criteria) {
    sets = sets.flatMap((set) => (set.length > 1 ? separated(set, criterion, by) : [set]));
  }
  const order = sets.flat();
  return { sets, order, by: order.slice(0, -1).map((place) => by.get(place) ?? 'shared') };
}

/** Notes, for the last of each set, which criterion put the next set after it. */
function separated(
  set: readonly number[],
  criterion: Criterion,
  by: Map<number, CriterionName>,
): readonly (readonly number[])[] {
  const parts = criterion.split(set);
  const inherited = set.at(-1);
  const after = inherited === undefined ? undefined : by.get(inherited);
  if (inherited !== undefined) by.delete(inherited);
  for (const [i, part] of parts.entries()) {
    const last = part.at(-1);
    if (last === undefined) continue;
    if (i < parts.length - 1) by.set(last, criterion.name);
    else if (after) by.set(last, after);
  }
  return parts;
}

/** A criterion that is a figure: higher first, or lower first. */
export function byValue(
  name: CriterionName,
  value: (place: number) => number,
  first: 'higher' | 'lower' = 'higher',
): Criterion {
  const sign = first === 'higher' ? 1 : -1;
  const split = (level: readonly number[]): readonly (readonly number[])[] => {
    const sets = new Map<number, number[]>();
    for (const place of level) {
      const own = value(place);
      const set = sets.get(own);
      if (set) set.push(place);
      else sets.set(own, [place]);
    }
    return [...sets].sort(([a], [b]) => sign * (b - a)).map(([, set]) => set);
  };
  return { name, split, value };
}
