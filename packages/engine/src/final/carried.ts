import type { Game } from '../tournament/match-result.ts';
import { outcome } from '../tournament/outcome.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';

/**
 * Their game of the rounds as the first game of their final match, told by who won it: 1–0, 0–1, or 0–0 for a draw, in
 * the order of `players`. Of several meetings, the last. Null: they have not met (a forfeit is no meeting), or the
 * final does not carry (rules: formule belge, "finals").
 */
export function carriedGame(tournament: Tournament, [first, second]: readonly [PlayerId, PlayerId]): Game | null {
  if (!tournament.final?.carry) return null;
  for (const round of tournament.rounds.toReversed()) {
    const match = round.matches.find(({ players }) => [first, second].every((id) => players.some((p) => p === id)));
    const winner = match && meetingWinner(tournament, round, match);
    if (winner === undefined) continue;
    return winner === null ? [0, 0] : winner === first ? [1, 0] : [0, 1];
  }
  return null;
}

/** Null for a draw; undefined where it was no meeting. */
function meetingWinner({ settings }: Tournament, round: Round, match: Match): PlayerId | null | undefined {
  if (match.result && 'winner' in match.result) return match.result.winner;
  const result = outcome(match, settings, round.bestOf);
  return result?.met ? result.winner : undefined;
}
