import type { KnownPerson } from '@ronde/contract/http/register';
import { licenceKey } from '@ronde/contract/lists/licence';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { Listed } from './listed.ts';
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

function isThis({ name, licence = '', club }: KnownPerson, one: Listed): boolean {
  if (licence !== '' && one.licence !== '') return licenceKey(licence) === licenceKey(one.licence);
  if (licence !== '' || frenchKey(name) !== frenchKey(one.bare)) return false;
  return club === undefined || one.player.club === undefined || frenchKey(club) === frenchKey(one.player.club);
}

function isMaybe({ name, licence = '' }: KnownPerson, one: Listed): boolean {
  return frenchKey(name) === frenchKey(one.bare) && (licence === '' || one.licence === '');
}

/** What the register knows of them comes along; they stand in front of the desk. */
export function newcomerOfKnown({ person }: Known): Newcomer {
  const { id: _id, name, licence, federation, birthYear, listedOn: _, seenIn: _seenIn, ...facts } = person;
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
