import { type Outcome, outcome } from '../tournament/outcome.ts';
import type { PointScale, Settings } from '../tournament/settings.ts';
import type { Match, Tournament } from '../tournament/state.ts';
import type { Scoring } from './tally.ts';

/** Win 2, draw 1, loss 0 (autres formules). */
export const usualScale: PointScale = { win: 2, draw: 1, loss: 0 };

/**
 * Points of round robin and Swiss. Exempt and win by forfeit as a win; no-show and neither came 0. Spread as in
 * Formule Classique where the results are Scrabble games, else 0 for all: it must not set the exempt before those
 * whose games have no scores.
 */
export function pointsScoring(tournament: Tournament): Scoring {
  const scale = tournament.settings.points ?? usualScale;
  const counted = hasScores(tournament);
  return (match, round) => {
    const result = resultOf(match, tournament.settings, round.bestOf);
    if (!result) return null;
    return { ...result, points: pointsOf(match, result, scale), spread: counted ? result.spread : noSpread };
  };
}

const noSpread = [0, 0];

/** Whether some match of the tournament was played as Scrabble games. */
function hasScores({ rounds }: Tournament): boolean {
  return rounds.some(({ matches }) => matches.some(({ result }) => result && 'games' in result && result.games.length));
}

/** Who won, and the spread of Scrabble games; of the wargame, and of results without figures, the winner alone. */
function resultOf(match: Match, settings: Settings, bestOf: 1 | 3): Outcome | null {
  const { result } = match;
  if (result && 'winner' in result) return { points: [], spread: noSpread, met: true, winner: result.winner };
  return outcome(match, settings, bestOf);
}

function pointsOf(match: Match, { winner }: Outcome, scale: PointScale): readonly number[] {
  const { players, result } = match;
  if (players.length === 1) return [scale.win];
  const forfeit = result?.kind === 'forfeit';
  if (winner === null) return forfeit ? [0, 0] : [scale.draw, scale.draw];
  return players.map((id) => (id === winner ? scale.win : forfeit ? 0 : scale.loss));
}
