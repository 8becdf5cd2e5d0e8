import { isWargame, type Player, playsWargame, type RatedAt, ratingOf, type Tournament } from '@ronde/engine';
import type { HeldRating, Ui } from '@ronde/language';

/**
 * The rating that somebody starts with, as the rules read it: where there is none, of the duplicate series, provisional
 * (Classement PL §2.1); in the wargame the start of its Elo.
 */
export const ratingAtStart = (player: Player, at: RatedAt): HeldRating =>
  player.rating ? player : { rating: ratingOf(player, at), provisional: !isWargame(at.format) };

/** Whether a star needs its legend. */
export const someProvisional = (tournament: Tournament): boolean =>
  tournament.players.some((player) => ratingAtStart(player, tournament).provisional);

/** What a rating is called where this game is played. */
export const ratingHead = (tournament: Parameters<typeof playsWargame>[0], rating: string): string =>
  playsWargame(tournament) ? 'Elo' : rating;

/** Whether somebody came later, or has left; undefined: neither. */
export function statusText(
  { from, left }: Pick<Player, 'from' | 'left'>,
  text: Pick<Ui['registration'], 'from' | 'left'>,
): string | undefined {
  if (left !== undefined) return text.left(left);
  return from > 1 ? text.from(from) : undefined;
}
