import type { Match } from '@ronde/engine';

/**
 * How many are exempt in a fixed round, where that is more than one: by its seats a round may have an even number
 * present and two exempt (rules: fixed rounds). 0: one at most, or not by the fixed tables.
 */
export function severalExempt(match: Match, matches: readonly Match[]): number {
  const bySeat = match.why?.some(({ step }) => step === 'opening' || step === 'left-over') ?? false;
  if (match.players.length > 1 || !bySeat) return 0;
  const exempt = matches.filter(({ players }) => players.length === 1).length;
  return exempt > 1 ? exempt : 0;
}
