import type { MatchResult } from '../tournament/match-result.ts';
import type { Match } from '../tournament/state.ts';

/**
 * Whether somebody has won a wargame that its losses do not decide: conceded, or given by the arbiter, with the losses
 * of that moment (rules: score, "conceding"). Two scores typed as such say nothing of the armies.
 */
export function isGranted({ players: [first] }: Pick<Match, 'players'>, result: MatchResult): boolean {
  if (result.kind !== 'losses' || result.winner === null) return false;
  const { lost, total } = result.cohesion[result.winner === first ? 1 : 0];
  return lost < total;
}
