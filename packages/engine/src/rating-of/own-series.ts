import { seasonAt } from '../rating/season.ts';
import { seasons } from '../rating/seasons.ts';
import { type Series, seriesOf } from '../rating/series.ts';
import { ratingOf } from '../tournament/initial-ranking.ts';
import type { Player, Tournament } from '../tournament/state.ts';
import { ratingSystemOf } from './rating-of.ts';

/**
 * Joker, A, B, C of the rating at the start, by the bars of the season of the last day (classement PL §3): « Série »
 * wherever it stands, on screens, sheets and prizes. Null: no PL rating. The duplicate series is another thing.
 */
export function ownSeries(tournament: Tournament): ((player: Player) => Series) | null {
  if (ratingSystemOf(tournament) !== 'pl') return null;
  const { bars } = seasonAt(tournament.endDate ?? tournament.date, seasons);
  return (player) => seriesOf(ratingOf(player, tournament), bars);
}
