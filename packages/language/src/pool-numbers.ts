/** The lengths of the three phases of Formule Combinée. */
export interface PhaseLengths {
  readonly phase1: number;
  readonly phase2: number;
  readonly phase3: number;
}

/** Between which numbers of pools a number of players falls (Formule Combinée §2-1, §2-2). */
interface PoolRange {
  /** The two sizes. */
  readonly small: number;
  readonly large: number;
  /** The most pools that could be filled, and one more. */
  readonly under: number;
  readonly over: number;
}

export function poolRange(players: number, phase1: number): PoolRange {
  const small = phase1 + 1;
  const under = Math.floor((players + (players % 2)) / small);
  return { small, large: phase1 + 3, under, over: under + 1 };
}

/** Pools of the same size together, the order of the list kept. */
export function poolGroups(sizes: readonly number[]): readonly { readonly size: number; readonly count: number }[] {
  return [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
}
