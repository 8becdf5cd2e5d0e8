import { remembered } from '../base/remembered.ts';
import { type RatedAt, ratingOf } from '../tournament/initial-ranking.ts';
import { seasonOf } from '../tournament/season-of.ts';
import { seatOutcome } from '../tournament/seat-outcome.ts';
import type { Player, PlayerId, Tournament } from '../tournament/state.ts';
import type { Scoring } from './round-sums.ts';

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
