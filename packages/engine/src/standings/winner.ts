import { outcome } from '../tournament/outcome.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Match, PlayerId } from '../tournament/state.ts';

/** Who won a match of any formula; null for a draw, for two who did not come, and while it has no result. */
export function winnerOf(match: Match, settings: Settings, bestOf: 1 | 3): PlayerId | null {
  const { result } = match;
  if (result && 'winner' in result) return result.winner;
  return outcome(match, settings, bestOf)?.winner ?? null;
}
