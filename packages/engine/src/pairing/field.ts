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
  /** How often each place was met by a place; for X those who may not have it (`barred`), and X for them. */
  metBy(place: number): ReadonlyMap<number, number>;
  /** The same of every place: a walk looks at half of them, so this is for those who search. */
  readonly met: readonly ReadonlyMap<number, number>[];
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

/** How many repeats some tables are: two who have met k times are k (rules: repeats). */
export function countRepeats(field: Field, pairs: readonly Pair[]): number {
  return pairs.reduce((sum, [a, b]) => sum + (field.metBy(a).get(b) ?? 0), 0);
}
