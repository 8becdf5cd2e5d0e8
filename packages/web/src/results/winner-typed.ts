import { type Loss, wargameScales } from '@ronde/engine';
import type { Side } from './slots.ts';

/** A broken army has lost; where neither is, or both are, nobody has won (rules: score). */
export function winnerByLosses([left, right]: readonly [Loss, Loss]): Side | null {
  const broken = ({ lost, total }: Loss): boolean => lost >= total;
  if (broken(left) === broken(right)) return null;
  return broken(left) ? 1 : 0;
}

const { draw, inflicted, lossPoints } = wargameScales.seed;
/** No draw gives more: whoever has more has won. */
const mostOfADraw = draw + inflicted * lossPoints;

/** Two typed scores say who won: a winner has more than any draw can give. */
export function winnerByPoints([left, right]: readonly [number, number]): Side | null {
  if (left === right || Math.max(left, right) <= mostOfADraw) return null;
  return left > right ? 0 : 1;
}
