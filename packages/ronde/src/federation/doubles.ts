import { facesOf } from '@ronde/contract/federation/known-persons';
import type { ListComparison } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { PersonId } from '@ronde/engine/federation/document';
import { pairOf } from '@ronde/engine/federation/document-part';
import { type FederationSnapshot, faceOf, named, once } from './snapshot.ts';

/** More than an officer looks at before a list. */
const mostPairs = 20;

/**
 * Entries that may be one person, whatever the accents and the order of the words (FED-06), and of whom nobody has said
 * yet that they are two. Two who have played in one document are two.
 */
export function doublesIn(snapshot: FederationSnapshot): Frozen<ListComparison>['doubles'] {
  const pairs = openPairs(snapshot);
  return {
    count: pairs.length,
    pairs: pairs.slice(0, mostPairs).map(([one, other]) => [entryOf(snapshot, one), entryOf(snapshot, other)] as const),
  };
}

type Pair = readonly [PersonId, PersonId];

const openPairs = once(({ persons, state }: FederationSnapshot): readonly Pair[] => {
  const found: Pair[] = [];
  for (const alike of persons.byWords.values())
    for (const [i, one] of alike.entries())
      for (const other of alike.slice(i + 1))
        if (!state.apart.has(pairOf(one, other)) && !together(persons.seen, one, other)) found.push([one, other]);
  return found;
});

function together(seen: FederationSnapshot['persons']['seen'], one: PersonId, other: PersonId): boolean {
  const receipts = new Set((seen.get(one) ?? []).map(({ receipt }) => receipt));
  return (seen.get(other) ?? []).some(({ receipt }) => receipts.has(receipt));
}

function entryOf(snapshot: FederationSnapshot, person: PersonId) {
  const { licence = facesOf(snapshot.persons, person).find((face) => face.licence)?.licence } = faceOf(
    snapshot,
    person,
  );
  return {
    ...named(snapshot, person),
    ...(licence !== undefined && { licence }),
    rating: snapshot.ratings.held.get(person)?.rating ?? null,
  };
}
