import { ratingOf } from '../tournament/initial-ranking.ts';
import { outcome } from '../tournament/outcome.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Scoring } from './tally.ts';

/**
 * The Belgian reading: PM as in the FISF text, Pdep made of ratings. The winner scores the higher of the two, the
 * loser the lower, in a draw each his own; win by forfeit the higher, win against X his own, no-show 0. By match,
 * also in two winning games.
 */
export function ratingScoring(tournament: Tournament): Scoring {
  const ratings = new Map(tournament.players.map((player) => [player.id, ratingOf(player, tournament)]));
  const rating = (id: PlayerId): number => ratings.get(id) ?? 0;
  return (match, round) => {
    const result = outcome(match, {}, round.bestOf);
    if (!result) return null;
    const [first, second] = match.players;
    if (second === undefined) return { ...result, spread: [rating(first)] };
    const [high, low] = [Math.max(rating(first), rating(second)), Math.min(rating(first), rating(second))];
    if (!result.met) return { ...result, spread: match.players.map((id) => (id === result.winner ? high : 0)) };
    if (result.winner === null) return { ...result, spread: [rating(first), rating(second)] };
    return { ...result, spread: match.players.map((id) => (id === result.winner ? high : low)) };
  };
}
