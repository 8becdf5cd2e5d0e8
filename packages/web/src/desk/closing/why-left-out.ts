import {
  type AdgRating,
  type Category,
  categoryOf,
  type PlayerId,
  type PlRating,
  seasonOf,
  type Tournament,
} from '@ronde/engine';

/** Somebody of the tournament whose rating, or place, is not counted, and why. */
export interface LeftOut {
  readonly player: PlayerId;
  readonly why: 'never-drawn' | 'no-game' | 'spare';
}

type Known = Pick<Tournament, 'players'>;

/** Those whom a reader of the ratings would look for in vain, by their numbers. */
export function leftOut({ players }: Known, rating: PlRating | AdgRating): readonly LeftOut[] {
  const rated = new Map(rating.players.map((line) => [line.player, 'games' in line ? line.games : 1]));
  return players.flatMap(({ id, spare }): readonly LeftOut[] => {
    if (rating.system === 'pl') return rated.has(id) ? [] : [{ player: id, why: 'never-drawn' }];
    if (spare) return [{ player: id, why: 'spare' }];
    // Where nothing is official no game counts for anybody, and the page says that once.
    return rating.official && (rated.get(id) ?? 0) === 0 ? [{ player: id, why: 'no-game' }] : [];
  });
}

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
