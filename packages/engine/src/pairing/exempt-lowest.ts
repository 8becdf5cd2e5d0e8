import type { Tally } from '../criteria/tally.ts';
import { barredFromX } from './field-of.ts';

/**
 * Who is exempt where that is settled before the draw: the last of the ranking who has had no win without an
 * opponent; if all have had one, the last of those with fewest (Swiss). Undefined when the number is even.
 */
export function exemptLowest(sums: Tally, order: readonly number[]): number | undefined {
  if (order.length % 2 === 0) return undefined;
  const barred = barredFromX(sums, order);
  const at = order.findLastIndex((_, i) => !barred.has(i));
  return order[at];
}
