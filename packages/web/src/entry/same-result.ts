import type { MatchResult } from '@ronde/engine';

/** Saving what is already there changes nothing and is not sent; null: no result. */
export function sameResult(a: MatchResult | null, b: MatchResult | null): boolean {
  if (a === null || b === null) return a === b;
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

function ordered(result: MatchResult): readonly unknown[] {
  const who =
    result.kind === 'forfeit' ? result.by : result.kind === 'awarded' ? [result.to, result.reason ?? null] : null;
  return [result.kind, who, result.games];
}
