import type { UnpairedPlaces } from '../matching/first-choice.ts';

/**
 * Round 1 by halves: the first of the upper half A meets the first of the lower half B, the second the second…
 * A_i looks at B_i, then the rest of B after it, then before it (nearest first), then the rest of A; a B left over
 * follows the order of the ranking (L'Art de la Guerre, "Appariement du 1er tour"; rules: pairing). `size` is even.
 */
export function halvesOrder(size: number): (place: number, unpaired: UnpairedPlaces) => Iterable<number> {
  const half = size / 2;
  return (place, unpaired) => (place < half ? upperHalf(place + half, half, size) : unpaired.following(place));
}

function* upperHalf(natural: number, half: number, size: number): Iterable<number> {
  for (let other = natural; other < size; other++) yield other;
  for (let other = natural - 1; other >= half; other--) yield other;
  for (let other = 0; other < half; other++) yield other;
}

/** The fold of the Swiss system over a field, best first; `scores` by place. */
interface HalfShift {
  /**
   * Of those on the same points who have no table yet, himself included, the half-shifted one first (of 2k, the first
   * meets the (k+1)th), then outwards from it, the lower placed first; then those of the next groups, in order. An odd
   * group so leaves its last to the next one.
   */
  readonly order: (place: number, unpaired: UnpairedPlaces) => Iterable<number>;
  /** How many they were when the order of a place was last asked for. */
  readonly free: () => number;
}

export function halfShift(scores: readonly number[]): HalfShift {
  const end = endOfGroups(scores);
  let group: readonly number[] = [];
  return {
    free: () => group.length + 1,
    order: (place, unpaired) => {
      group = unpairedUpTo(place, end[place] ?? place, unpaired);
      return choices(group, place, end[place] ?? place, unpaired);
    },
  };
}

function* choices(
  group: readonly number[],
  place: number,
  end: number,
  unpaired: UnpairedPlaces,
): Generator<number, void> {
  const half = Math.floor((group.length + 1) / 2) - 1;
  for (let away = 0; away < group.length; away++) {
    const [below, above] = [group[half + away], group[half - away]];
    if (below !== undefined) yield below;
    if (away > 0 && above !== undefined) yield above;
  }
  for (const other of unpaired.following(group.at(-1) ?? place)) if (other >= end) yield other;
}

/** Those after a place and before another who have no table yet: looked up, because walking a list is slow. */
function unpairedUpTo(place: number, end: number, unpaired: UnpairedPlaces): readonly number[] {
  const group: number[] = [];
  for (let other = place + 1; other < end; other++) if (unpaired.has(other)) group.push(other);
  return group;
}

/** Where the group of each place ends. */
function endOfGroups(scores: readonly number[]): Int32Array {
  const end = new Int32Array(scores.length);
  for (let place = scores.length - 1; place >= 0; place--) {
    const same = place + 1 < scores.length && scores[place] === scores[place + 1];
    end[place] = same ? (end[place + 1] as number) : place + 1;
  }
  return end;
}
