import { isWargame, type Player, type RatedAt, ratingOf } from '@ronde/engine';
import { decimal } from '@ronde/language';
import { lang } from '../../core/language/lang.ts';

/**
 * The rating that somebody starts with, as the rules read it: 1803; 1700* of the duplicate series where there is none
 * (classement PL §2.1); in the wargame the start of its Elo.
 */
export function startRatingText(player: Player, tournament: RatedAt): string {
  if (player.rating) return ratingText(player);
  return ratingText({ rating: ratingOf(player, tournament), provisional: !isWargame(tournament.format) });
}

/** 1803, 1700* when provisional, – when missing: missing is never 0. An Elo may have decimals: 1049,6. */
export function ratingText({ rating, provisional }: Pick<Player, 'rating' | 'provisional'>): string {
  if (rating === undefined) return '–';
  const text = decimal(lang.get(), rating);
  return provisional ? `${text}*` : text;
}
