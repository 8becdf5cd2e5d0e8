import type { GameScore } from '@ronde/engine';
import { inSeatOrder, type Seats } from '@ronde/language';
import type { Reading } from '../../results/parse-result.ts';
import type { Typed } from '../../results/result-fields.ts';
import { gameOfSlot, typedPoints } from '../../results/slots.ts';

/**
 * Of a longer match the games that are over, in the order of the match, where nothing is typed of the next one; null:
 * none is, or the next one is being typed. (Apart from the reading: phones have no use for it.)
 */
export function gamesSoFar(typed: Typed, reading: Reading | null, seats: Seats): readonly GameScore[] | null {
  if (typed.mode !== 'games' || reading?.kind !== 'missing') return null;
  const next = gameOfSlot(reading.slot) ?? 0;
  if (next === 0 || typed.pairs.slice(next).some((pair) => pair.some((text) => text !== ''))) return null;
  return typed.pairs
    .slice(0, next)
    .map(([left, right]) => inSeatOrder(seats, [typedPoints(left) ?? 0, typedPoints(right) ?? 0] as const));
}
