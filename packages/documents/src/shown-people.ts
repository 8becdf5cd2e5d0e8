import type { People } from '@ronde/engine';

/** As everybody may read them: a pseudonym hides all the rest, in the notes too. */
export function shownPeople(people: People): People {
  return new Map(
    [...people].map(([id, person]) => [id, person.pseudonym === undefined ? person : { name: person.pseudonym }]),
  );
}
