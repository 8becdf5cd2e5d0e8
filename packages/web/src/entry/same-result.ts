import type { MatchResult } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';

/** Saving what is already there changes nothing and is not sent; null: no result. */
export function sameResult(a: MatchResult | null, b: MatchResult | null): boolean {
  if (a === null || b === null) return a === b;
  return sameValue(a, b);
}
