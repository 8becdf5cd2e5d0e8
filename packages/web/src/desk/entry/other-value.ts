import type { MatchResult, TypedResult } from '@ronde/engine';
import type { Reading } from '../../results/reading.ts';
import { sameResult } from './same-result.ts';

/** The value that a dispute keeps: what is typed, unless it is the one that stands already. Null: a doubt alone. */
export function otherValue(reading: Reading | null, stands: MatchResult | null): TypedResult | null {
  if (reading?.kind !== 'result') return null;
  return sameResult(reading.result, stands) ? null : reading.result;
}
