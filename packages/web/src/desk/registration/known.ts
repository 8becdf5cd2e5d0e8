import type { KnownPerson } from '@ronde/contract/http/register';
import { sameLicence, toldApart } from '@ronde/contract/lists/who-is-who';
import type { StartProposal } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { Listed } from '../roster/listed.ts';
import type { Newcomer } from './use-register.ts';

/** Somebody of the register who is not registered here. */
export interface Known {
  readonly id: string;
  readonly person: KnownPerson;
  /** Registered under the same name, and nothing tells the two apart: asked first. */
  readonly namesake: Listed | null;
}

/** Those of the register who are not in the list: a licence says who is, then the name with nothing against it. */
export function notRegistered(found: readonly KnownPerson[], all: readonly Listed[]): readonly Known[] {
  return found.flatMap((person, i): readonly Known[] => {
    const namesakes = all.filter((one) => isThis(person, one) || isMaybe(person, one));
    if (namesakes.some((one) => isThis(person, one))) return [];
    return [{ id: `known-${i}`, person, namesake: namesakes[0] ?? null }];
  });
}

function isThis(person: KnownPerson, one: Listed): boolean {
  const { name, licence, club } = person;
  if (licence !== undefined && one.licence !== '') return sameLicence(person, identityIn(one));
  if (licence !== undefined || frenchKey(name) !== frenchKey(one.bare)) return false;
  return club === undefined || one.player.club === undefined || frenchKey(club) === frenchKey(one.player.club);
}

const isMaybe = (person: KnownPerson, one: Listed): boolean =>
  frenchKey(person.name) === frenchKey(one.bare) && !toldApart(person, identityIn(one));

const identityIn = ({ licence, federation }: Listed) => ({
  ...(licence !== '' && { licence }),
  ...(federation !== undefined && { federation }),
});

/** The same with the rating that the rules propose, which is no provisional one. */
export function startingAt(known: Known, { rating }: StartProposal): Known {
  const { provisional: _, ...person } = known.person;
  return { ...known, person: { ...person, rating } };
}

/** What the register knows of them comes along; they stand in front of the desk. */
export function newcomerOfKnown({ person }: Known): Newcomer {
  const {
    id: _id,
    name,
    licence,
    federation,
    birthYear,
    listedOn: _,
    lastEvent: _last,
    seenIn: _seenIn,
    ...facts
  } = person;
  return {
    person: {
      name,
      ...(licence === undefined ? {} : { licence }),
      ...(federation === undefined ? {} : { federation }),
      ...(birthYear === undefined ? {} : { birthYear }),
    },
    ...facts,
    presence: 'here',
  };
}
