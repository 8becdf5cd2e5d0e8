import { facesOf, keysOf } from '@ronde/contract/federation/known-persons';
import { sameLicence } from '@ronde/contract/lists/who-is-who';
import type { PersonId } from '@ronde/engine/federation/document';
import type { ReadFederation } from './read-federation.ts';

/**
 * Who in one federation is who in another, which numbers its persons on its own: whoever played the same places of the
 * same documents, most of them first; else whoever has a licence of theirs; else the only one of a name of theirs. Each
 * is one person: of two who are merged on the other side, the one of fewer events is nobody there.
 */
export function samePeople(one: ReadFederation, other: ReadFederation): ReadonlyMap<PersonId, PersonId> {
  const found = new Map<PersonId, PersonId>();
  const taken = new Set<PersonId>();
  for (const pairs of [byPlaces(one, other), byLicence(one, other), byName(one, other)])
    for (const [own, their] of pairs) {
      if (found.has(own) || taken.has(their)) continue;
      found.set(own, their);
      taken.add(their);
    }
  return found;
}

type Pairs = Iterable<readonly [PersonId, PersonId]>;

function byPlaces(one: ReadFederation, other: ReadFederation): Pairs {
  const shared = new Map<string, { readonly pair: readonly [PersonId, PersonId]; readonly events: number }>();
  for (const [document, { people }] of one.state.counted) {
    const theirs = other.state.counted.get(document)?.people;
    for (const [player, own] of theirs ? people : []) {
      const their = theirs?.get(player);
      if (their === undefined || !sameFaces(one, other, [own, their])) continue;
      const key = JSON.stringify([own, their]);
      shared.set(key, { pair: [own, their], events: 1 + (shared.get(key)?.events ?? 0) });
    }
  }
  return [...shared.values()].toSorted((a, b) => b.events - a.events).map(({ pair }) => pair);
}

/** A revision may have given a place to somebody else: a name or a licence is shared at least. */
const sameFaces = (one: ReadFederation, other: ReadFederation, [own, their]: readonly [PersonId, PersonId]): boolean =>
  facesOf(one.persons, own).some((face) =>
    facesOf(other.persons, their).some(
      (theirs) => keysOf(face).words === keysOf(theirs).words || sameLicence(face, theirs),
    ),
  );

const everybody = ({ persons }: ReadFederation): readonly PersonId[] => [...persons.seen.keys()];

const byLicence = (one: ReadFederation, other: ReadFederation): Pairs =>
  everybody(one).flatMap((own) =>
    facesOf(one.persons, own).flatMap((face) =>
      (other.persons.byLicence.get(keysOf(face).licence ?? '') ?? [])
        .filter((their) => facesOf(other.persons, their).some((theirs) => sameLicence(face, theirs)))
        .map((their) => [own, their] as const),
    ),
  );

/** Of two of a name nobody knows which one is meant. */
const byName = (one: ReadFederation, other: ReadFederation): Pairs =>
  everybody(one).flatMap((own) =>
    facesOf(one.persons, own).flatMap((face) => {
      const { name } = keysOf(face);
      const [theirs = [], ours = []] = [other.persons.byName.get(name), one.persons.byName.get(name)];
      const [their] = theirs;
      return their !== undefined && theirs.length === 1 && ours.length === 1 ? [[own, their] as const] : [];
    }),
  );
