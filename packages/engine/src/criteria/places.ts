import { remembered } from '../base/memo.ts';
import type { PlayerId } from '../tournament/state.ts';

/** The place of each player in a ranking, from 0. */
function indexed(ranking: readonly PlayerId[]): ReadonlyMap<PlayerId, number> {
  const place = new Map<PlayerId, number>();
  for (let i = 0; i < ranking.length; i++) place.set(ranking[i] as PlayerId, i);
  return place;
}

/** The same for the initial ranking, which is asked again and again: kept while that ranking stands. */
export const placesIn = remembered(indexed);

/** The places of those who are wanted, in the order of the ranking. */
export function placesWhere(
  ranking: readonly PlayerId[],
  wanted: (id: PlayerId, place: number) => boolean,
): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < ranking.length; place++)
    if (wanted(ranking[place] as PlayerId, place)) places.push(place);
  return places;
}
