import type { MatchResult } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';

/** The same but for the reason given beside it. */
export function sameButNote(a: MatchResult, b: MatchResult | null): boolean {
  return b !== null && sameValue({ ...a, note: undefined }, { ...b, note: undefined });
}

/** Saving what is already there changes nothing and is not sent; null: no result. */
export function sameResult(a: MatchResult | null, b: MatchResult | null): boolean {
  if (a === null || b === null) return a === b;
  return sameValue(a, b);
}
