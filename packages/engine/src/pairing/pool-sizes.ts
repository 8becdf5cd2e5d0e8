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
