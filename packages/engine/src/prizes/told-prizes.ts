import { frenchKey } from '../base/french-order.ts';
import { hasPseudonym, type People } from '../tournament/people.ts';
import type { Tournament } from '../tournament/state.ts';
import { type Prizes, prizesOf } from './prizes.ts';

/** What everybody may read. `withheld`: the prize of a category is left out, and that is said. */
export interface ToldPrizes extends Prizes {
  readonly withheld: boolean;
}

/**
 * The categories, by their keys, that somebody behind a pseudonym wins: their prize would tell whose category it is.
 * It is left out, and nobody else is named in their place (rules: L’Art de la Guerre, "Armées, trophées, pseudonymes").
 */
export function withheldCategories(tournament: Tournament, people: People): ReadonlySet<string> {
  const { categories } = prizesOf(tournament, people);
  const hidden = categories.filter(({ players }) => players.some((id) => hasPseudonym(people.get(id))));
  return new Set(hidden.map(({ of }) => frenchKey(of)));
}

/** `withheld`: where the people are known by the names they show, as they really are. */
export function toldPrizes(
  tournament: Tournament,
  people: People,
  withheld: ReadonlySet<string> = withheldCategories(tournament, people),
): ToldPrizes {
  const prizes = prizesOf(tournament, people);
  const categories = prizes.categories.filter(({ of }) => !withheld.has(frenchKey(of)));
  return { ...prizes, categories, withheld: withheld.size > 0 };
}
