import { remembered } from '../base/memo.ts';
import { type RatedAt, ratingOf } from '../tournament/initial-ranking.ts';
import { type SeatOutcome, seatOutcome } from '../tournament/outcome.ts';
import { seasonOf } from '../tournament/season-of.ts';
import type { PointScale, Settings } from '../tournament/settings.ts';
import type { Match, Player, PlayerId, Tournament } from '../tournament/state.ts';
import type { Scoring } from './round-sums.ts';

/** PM and Pdep of the FISF formulas (Formule Classique §3, §4.2): one scoring for the same settings. */
export const scrabbleScoring: (settings: Settings) => Scoring = remembered(
  (settings) => (match, round) => seatOutcome(match, settings, round.bestOf),
);

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

/**
 * The Belgian reading: PM as in the FISF text, Pdep made of ratings. The winner scores the higher of the two, the
 * loser the lower, in a draw each his own; win by forfeit the higher, win against X his own, no-show 0. By match,
 * also in two winning games. One scoring for the same players with the same PL*.
 */
export function ratingScoring(tournament: Tournament): Scoring {
  const { players, format } = tournament;
  const { provisional, newcomer } = seasonOf(tournament);
  const known = scoringsFor(players);
  const key = [format, newcomer, ...Object.values(provisional)].join(' ');
  const scoring = known.get(key) ?? byRatings(players, tournament);
  known.set(key, scoring);
  return scoring;
}

const scoringsFor = remembered((_players: readonly Player[]) => new Map<string, Scoring>());

function byRatings(players: readonly Player[], at: RatedAt): Scoring {
  const ratings = new Map(players.map((player) => [player.id, ratingOf(player, at)]));
  const rating = (id: PlayerId): number => ratings.get(id) ?? 0;
  return (match, round) => {
    const result = seatOutcome(match, {}, round.bestOf);
    if (!result) return null;
    const [first, second] = match.players;
    if (second === undefined) return { ...result, spread: [rating(first)] };
    const [won = 0, lost = 0] = result.wins;
    const [own, other] = [rating(first), rating(second)];
    if (result.met && won + lost === 0) return { ...result, spread: [own, other] };
    const [high, low] = [Math.max(own, other), result.met ? Math.min(own, other) : 0];
    return { ...result, spread: [won === 1 ? high : low, lost === 1 ? high : low] };
  };
}
