import type { Person } from '../tournament/people.ts';
import type { Player, Tournament } from '../tournament/state.ts';

/** The category noted for somebody; else, where the prizes have some, the first that their year of birth puts them in. */
export function ageCategory(
  { category }: Player,
  person: Person | undefined,
  { date, settings }: Pick<Tournament, 'date' | 'settings'>,
): string | undefined {
  const { ages = [] } = settings.prizes ?? {};
  const year = person?.birthYear;
  if (category !== undefined || year === undefined) return category;
  // As fees go: the age that is reached in the year of the tournament.
  const age = Number(date.slice(0, 4)) - year;
  return ages.find(({ from = 0, upTo = Number.POSITIVE_INFINITY }) => from <= age && age <= upTo)?.name;
}
