/**
 * The places of the initial ranking (from 0) in each pool, row by row. A snake over all pools; the last two rows fill
 * the large ones, which are the first columns (Formule Combinée §2-4). `balanced`: with pools of both sizes the
 * players in the exact middle first change seats with the last ones, as many as the last two rows hold.
 */
export function poolComposition(sizes: readonly number[], kind: 'balanced' | 'plain'): readonly (readonly number[])[] {
  const dealt = snake(sizes);
  const small = Math.min(...sizes);
  const large = sizes.filter((size) => size > small).length;
  if (kind === 'plain' || large === 0) return dealt;
  const places = sizes.reduce((sum, size) => sum + size, 0);
  return dealt.map((pool) => pool.map((place) => inTheMiddle(place, places, large)));
}

function snake(sizes: readonly number[]): readonly (readonly number[])[] {
  const pools: number[][] = sizes.map(() => []);
  let place = 0;
  for (let row = 0; row < Math.max(...sizes); row++) {
    const open = sizes.flatMap((size, pool) => (size > row ? [pool] : []));
    for (const pool of row % 2 === 0 ? open : open.toReversed()) pools[pool]?.push(place++);
  }
  return pools;
}

/** Places n/2−large+1 … n/2+large and the last 2·large, exchanged in order. */
function inTheMiddle(place: number, places: number, large: number): number {
  const middle = places / 2 - large;
  const last = places - 2 * large;
  if (place >= last) return middle + (place - last);
  if (place >= middle && place < middle + 2 * large) return last + (place - middle);
  return place;
}
