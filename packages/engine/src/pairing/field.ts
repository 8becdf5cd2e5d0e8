import type { PlayerId } from '../tournament/state.ts';

/**
 * Those to be paired, by place in the ranking that the round is drawn from (0 is the first). With an odd number
 * present the last place is X, the seat of whoever is exempt; X never is a player.
 */
export interface Field {
  /** null is X. */
  readonly ids: readonly (PlayerId | null)[];
  /** Match points by place; X belongs to the last score group whatever it would have. */
  readonly scores: readonly number[];
  /** Places already met by a place; for X those who may not have it, and X for them. */
  metBy(place: number): ReadonlySet<number>;
  /** The same of every place: a walk looks at half of them, so this is for those who search. */
  readonly met: readonly ReadonlySet<number>[];
  /** Rounds in which two places met; for X the rounds of the wins without an opponent. */
  meetings(a: number, b: number): readonly number[];
}

export type Pair = readonly [number, number];

export function haveMet(field: Field, a: number, b: number): boolean {
  return field.metBy(a).has(b);
}

/** The place of X, or −1 when the number present is even. */
export function placeOfX(field: Field): number {
  return field.ids.at(-1) === null ? field.ids.length - 1 : -1;
}

export function repeatsIn(field: Field, pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(([a, b]) => haveMet(field, a, b));
}
