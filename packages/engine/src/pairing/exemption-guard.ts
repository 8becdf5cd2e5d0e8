import { type Field, haveMet, placeOfX } from './field.ts';

/** Keeps X for somebody who may have it, as long as there is somebody. Positions are those of the walk. */
export interface ExemptionGuard {
  /** Whether pairing two positions leaves X only to players who may not have it. */
  strands(p: number, q: number): boolean;
  /** The same, or gives it to one of them: "Nobody has X twice" (rules: before round 1). */
  spoils(p: number, q: number): boolean;
  leave(p: number, q: number): void;
}

const noExemption: ExemptionGuard = { strands: () => false, spoils: () => false, leave: () => {} };

/** `places`: those of the field, in the order of the walk. */
export function exemptionGuard(field: Field, places: readonly number[]): ExemptionGuard {
  const x = placeOfX(field);
  if (!places.includes(x)) return noExemption;
  const mayBeExempt = places.map((place) => place !== x && !haveMet(field, x, place));
  let left = mayBeExempt.filter(Boolean).length;
  const taken = (p: number, q: number): number => Number(mayBeExempt[p]) + Number(mayBeExempt[q]);
  const withX = (p: number, q: number): boolean => places[p] === x || places[q] === x;
  const strands = (p: number, q: number): boolean => left > 0 && !withX(p, q) && left === taken(p, q);
  return {
    strands,
    spoils: (p, q) => strands(p, q) || (left > 0 && withX(p, q) && taken(p, q) === 0),
    leave: (p, q) => {
      left = withX(p, q) ? 0 : left - taken(p, q);
    },
  };
}
