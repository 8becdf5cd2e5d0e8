import type { UnpairedPlaces } from '../matching/unpaired-places.ts';

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
