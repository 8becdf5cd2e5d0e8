import { bestRounds } from './best-rounds.ts';
import type { Avoid } from './prices.ts';

/** The fewest repeats that a complete round of these places can have: an even number of places, `met` by place. */
export function fewestRepeats(met: Avoid['met'], places: readonly number[]): number {
  return bestRounds({ met, places }).repeats;
}
