import { isWargame, type Player, playsWargame, type RatedAt, ratingOf, type Tournament } from '@ronde/engine';
import { decimalMark, type Lang } from '@ronde/language';

/**
 * The rating that somebody starts with, as the rules read it: 1803; 1700* while it is provisional, and where there is
 * none, of the duplicate series (Classement PL §2.1); in the wargame the start of its Elo.
 */
export function ratingAtStart(player: Player, at: RatedAt): number | string {
  // An Elo is kept in full precision, and read to a hundredth.
  const own = player.rating && Math.round(player.rating * 100) / 100;
  if (own) return player.provisional ? `${own}*` : own;
  const given = ratingOf(player, at);
  return isWargame(at.format) ? given : `${given}*`;
}

/** The same as it is read: an Elo may have decimals. */
export const startRatingText = (player: Player, at: RatedAt, lang: Lang): string =>
  String(ratingAtStart(player, at)).replace('.', decimalMark[lang]);

/** Whether a star needs its legend. */
export const someProvisional = (tournament: Tournament): boolean =>
  tournament.players.some((player) => typeof ratingAtStart(player, tournament) === 'string');

/** What a rating is called where this game is played. */
export const ratingHead = (tournament: Parameters<typeof playsWargame>[0], rating: string): string =>
  playsWargame(tournament) ? 'Elo' : rating;
