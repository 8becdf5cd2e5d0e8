import { type Match, outcome, type PlayerId, type Settings } from '@ronde/engine';

/** Who won a match of any formula; null for a draw, for two who did not come, and while it has no result. */
export function winnerOf(match: Match, settings: Settings, bestOf: 1 | 3): PlayerId | null {
  const { result } = match;
  if (result && 'winner' in result) return result.winner;
  return outcome(match, settings, bestOf)?.winner ?? null;
}
