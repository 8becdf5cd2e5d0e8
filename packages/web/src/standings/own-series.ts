import type { Player, Tournament } from '@ronde/engine';
import { seasonAt } from '@ronde/engine/rating/season';
import { seasons } from '@ronde/engine/rating/seasons';
import { type Series, seriesOf } from '@ronde/engine/rating/series';
import { ratingSystemOf } from '@ronde/engine/rating-of/rating-of';
import { ratingOf } from '@ronde/engine/tournament/initial-ranking';

/** Joker, A, B, C of the rating at the start, by the season of the last day, as prizes count it; null: no PL rating. */
export function ownSeries(tournament: Tournament): ((player: Player) => Series) | null {
  if (ratingSystemOf(tournament) !== 'pl') return null;
  const { bars } = seasonAt(tournament.endDate ?? tournament.date, seasons);
  return (player) => seriesOf(ratingOf(player, tournament), bars);
}
