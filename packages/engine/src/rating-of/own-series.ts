import { type Series, seriesOf } from '../rating/series.ts';
import { ratingOf } from '../tournament/initial-ranking.ts';
import { seasonOf } from '../tournament/season-of.ts';
import type { Player, Tournament } from '../tournament/state.ts';
import { ratingSystemOf } from './rating-of.ts';

/**
 * Joker, A, B, C of the rating at the start, by the bars of its season (classement PL §3): « Série »
 * wherever it stands, on screens, sheets and prizes. Null: no PL rating. The duplicate series is another thing.
 */
export function ownSeries(tournament: Tournament): ((player: Player) => Series) | null {
  if (ratingSystemOf(tournament) !== 'pl') return null;
  const { bars } = seasonOf(tournament);
  return (player) => seriesOf(ratingOf(player, tournament), bars);
}
