import { type Category, categoryOf, type PlRating, seasonOf, type Tournament } from '@ronde/engine';

/** Where the category of an event comes from, where that is not what its list promised. */
export type CategoryWhy =
  | { readonly kind: 'set'; readonly players: number; readonly byNumber: Category }
  | { readonly kind: 'played'; readonly players: number; readonly listed: number; readonly byList: Category };

/** Null: the category is that of everybody registered, as the summary of the new tournament said it. */
export function categoryWhy(tournament: Tournament, rating: PlRating): CategoryWhy | null {
  const season = seasonOf(tournament);
  const players = rating.players.length;
  const listed = tournament.players.length;
  const byNumber = categoryOf(players, season);
  if (tournament.settings.rating?.category !== undefined)
    return byNumber === rating.category ? null : { kind: 'set', players, byNumber };
  const byList = categoryOf(listed, season);
  return byList === rating.category ? null : { kind: 'played', players, listed, byList };
}
