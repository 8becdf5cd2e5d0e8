import { isWargame, type Player, type RatedAt, ratingOf } from '@ronde/engine';
import { ratingText } from './rating-text.ts';

/**
 * The rating that somebody starts with, as the rules read it: 1803; 1700* of the duplicate series where there is none
 * (classement PL §2.1); in the wargame the start of its Elo.
 */
export function startRatingText(player: Player, tournament: RatedAt): string {
  if (player.rating) return ratingText(player);
  return ratingText({ rating: ratingOf(player, tournament), provisional: !isWargame(tournament.format) });
}
