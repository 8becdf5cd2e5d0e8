import { chance } from '../base/chance.ts';
import type { Pools } from '../tournament/settings.ts';
import type { PlayerId } from '../tournament/state.ts';

/** Rounds that phase 1 of Formule Combinée may have. */
export const phase1Lengths = [5, 7, 9] as const;

export type Phase1 = (typeof phase1Lengths)[number];

/**
 * How many places each pool has, the large ones first; the number of players is made even with X. Null where no
 * pools can be made: less than two, or more left over than there are pools (Formule Combinée §2-1 to §2-3).
 */
export function poolSizes(players: number, phase1: Phase1): readonly number[] | null {
  const places = players + (players % 2);
  const small = phase1 + 1;
  const pools = Math.floor(places / small);
  const large = (places % small) / 2;
  if (pools < 2 || large > pools) return null;
  return Array.from({ length: pools }, (_, pool) => (pool < large ? small + 2 : small));
}

/** The circle rounds that a pool plays: all of them, or in a large pool all but 2 and m−2 (§2-5). */
export function circleRounds(size: number, phase1: Phase1): readonly number[] {
  const all = Array.from({ length: size - 1 }, (_, i) => i + 1);
  return size === phase1 + 3 ? all.filter((round) => round !== 2 && round !== size - 2) : all;
}

/** The circle round of a pool in a round of phase 1. A pool of another size (a file may hold one) goes round again. */
export function circleRoundOf(size: number, phase1: Phase1, round: number): number {
  const rounds = circleRounds(size, phase1);
  return rounds[(round - 1) % rounds.length] ?? 1;
}

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

/** What stands for X where the order of a pool is drawn. */
const seatOfX = 'X';

/**
 * The order inside each pool, by lot (Formule Combinée §2-5): ascending by
 * `chance(seed, "pool-order", 1, attempt, [id])`, then by id; X is drawn like a player, under the id "X". It doesn't
 * depend on how the pool was composed, nor on the order of the file.
 */
export function drawnOrder(seed: number, attempt: number, pools: Pools): Pools {
  const lot = (id: PlayerId | null): number => chance(seed, 'pool-order', 1, attempt, [id ?? seatOfX]);
  return pools.map((pool) =>
    pool
      .map((id) => ({ id, name: id ?? seatOfX, lot: lot(id) }))
      .sort((a, b) => a.lot - b.lot || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
      .map(({ id }) => id),
  );
}
