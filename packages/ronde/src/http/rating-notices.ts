import type { Decided } from '@ronde/contract/http/events';
import { type Event, plausibleRating, ratingSystemOf } from '@ronde/engine';
import { fileWords, type Lang } from '@ronde/language';
import type { Stored } from '../store/store.ts';

/** Ratings that a decision wrote and that are hardly ones; missing where there are none. */
export function ratingNotices(
  events: readonly Event[],
  { tournament, people }: Stored,
  lang: Lang,
): Pick<Decided, 'notices'> {
  const system = ratingSystemOf(tournament);
  const notices = events.flatMap(ratingsIn).flatMap(({ player, rating }) => {
    if (plausibleRating(rating, system)) return [];
    const about = {
      code: 'implausible-rating',
      path: 'rating',
      player: people.get(player)?.name ?? player,
      rating,
    } as const;
    return [{ code: about.code, player, rating, message: fileWords[lang].warning(about, tournament.format) }];
  });
  return notices.length === 0 ? {} : { notices };
}

function ratingsIn(event: Event): readonly { readonly player: string; readonly rating: number }[] {
  if (event.kind === 'registered' && event.player.rating !== undefined)
    return [{ player: event.player.id, rating: event.player.rating }];
  if (event.kind === 'amended' && event.to.rating !== undefined)
    return [{ player: event.player, rating: event.to.rating }];
  return [];
}
