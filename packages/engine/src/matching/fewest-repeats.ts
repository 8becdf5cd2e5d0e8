import { maximumMatching } from './maximum-matching.ts';

/**
 * The fewest repeats that a complete round of these places can have: an even number of places, `met` by place.
 *
 * If nobody has met more than R of the m others and m ≥ 2R + 2, nobody need repeat: everybody has at least m/2 new
 * opponents, and such a graph has a complete matching (Dirac). Below that bound the exact algorithm answers.
 */
export function fewestRepeats(met: readonly ReadonlySet<number>[], places: readonly number[]): number {
  const size = places.length;
  const position = new Map(places.map((place, i) => [place, i]));
  const metHere = places.map((place) => metAmong(met[place], position));
  if (metHere.every((list) => size >= 2 * list.length + 2)) return 0;
  const neighbours = metHere.map((list, own) => {
    const barred = new Set(list);
    return places.flatMap((_, other) => (other === own || barred.has(other) ? [] : [other]));
  });
  return size / 2 - maximumMatching(neighbours);
}

function metAmong(met: ReadonlySet<number> | undefined, position: ReadonlyMap<number, number>): readonly number[] {
  if (!met) return [];
  if (met.size > position.size) return [...position].flatMap(([place, i]) => (met.has(place) ? [i] : []));
  return [...met].flatMap((place) => position.get(place) ?? []);
}
