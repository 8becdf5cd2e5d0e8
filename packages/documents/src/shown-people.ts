import { type People, publicFace, type Tournament } from '@ronde/engine';
import { type Names, namesOf } from '@ronde/language';

/** As everybody may read them: a pseudonym hides all the rest, in the notes too. */
export function shownPeople(people: People): People {
  return new Map([...people].map(([id, person]) => [id, publicFace(person)]));
}

/** How they are called on paper. */
export const shownNames = ({ players }: Pick<Tournament, 'players'>, people: People): Names =>
  namesOf(shownPeople(people), players);
