import { remembered } from '../base/remembered.ts';
import { type SeatOutcome, seatOutcome } from '../tournament/seat-outcome.ts';
import type { PointScale, Settings } from '../tournament/settings.ts';
import type { Match, Tournament } from '../tournament/state.ts';
import type { Scoring } from './round-sums.ts';

/** Win 2, draw 1, loss 0 (autres formules). */
export const usualScale: PointScale = { win: 2, draw: 1, loss: 0 };

/**
 * Points of round robin and Swiss. Exempt and win by forfeit as a win; no-show and neither came 0. Spread as in
 * Formule Classique where the results are Scrabble games, else 0 for all: it must not set the exempt before those
 * whose games have no scores.
 */
export function pointsScoring(tournament: Tournament): Scoring {
  const { withSpread, withoutSpread } = scoringsBy(tournament.settings);
  return hasScores(tournament) ? withSpread : withoutSpread;
}

/** Whether some match of the tournament was played as Scrabble games: then spreads count. */
export function hasScores({ rounds }: Tournament): boolean {
  return rounds.some(({ matches }) => matches.some(({ result }) => result && 'games' in result && result.games.length));
}

const noSpread = [0, 0];

/** One scoring of each kind for the same settings. */
const scoringsBy = remembered((settings: Settings): Readonly<Record<'withSpread' | 'withoutSpread', Scoring>> => {
  const scale = settings.points ?? usualScale;
  const withSpread: Scoring = (match, round) => {
    const result = resultOf(match, settings, round.bestOf);
    return result && { ...result, points: pointsOf(match, result, scale) };
  };
  const withoutSpread: Scoring = (match, round) => {
    const result = withSpread(match, round);
    return result && { ...result, spread: noSpread };
  };
  return { withSpread, withoutSpread };
});

/** Who won, and the spread of Scrabble games; of the wargame, and of results without figures, the winner alone. */
function resultOf(match: Match, settings: Settings, bestOf: 1 | 3): SeatOutcome | null {
  const { players, result } = match;
  if (!result || !('winner' in result)) return seatOutcome(match, settings, bestOf);
  return { points: [], spread: noSpread, wins: players.map((id) => Number(id === result.winner)), met: true };
}

function pointsOf({ result }: Match, { wins }: SeatOutcome, scale: PointScale): readonly number[] {
  const forfeit = result?.kind === 'forfeit';
  const loss = forfeit ? 0 : scale.loss;
  const level = forfeit ? 0 : scale.draw;
  return wins.includes(1) ? wins.map((won) => (won === 1 ? scale.win : loss)) : wins.map(() => level);
}
