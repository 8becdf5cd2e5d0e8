import { frenchKey } from '@ronde/engine/base/french-order';
import { type Change, differing, withChanges } from '@ronde/engine/base/layered-map';
import { remembered } from '@ronde/engine/base/memo';
import type { FederationDocument, PersonId, Presented } from '@ronde/engine/federation/document';
import type { FederationState } from '@ronde/engine/federation/state';
import { licenceKey } from '../lists/who-is-who.ts';

/** Every person of the documents that count, under each name and number that they came with. */
export interface KnownPersons {
  /** In the order of receipts. */
  readonly seen: ReadonlyMap<PersonId, readonly Seen[]>;
  readonly byName: Persons;
  /** The same by the words of the name, whatever their order. */
  readonly byWords: Persons;
  readonly byLicence: Persons;
  /** Two who were said to be two people, as `pairOf`. */
  readonly apart: ReadonlySet<string>;
}

type Persons = ReadonlyMap<string, readonly PersonId[]>;

/** Somebody in a document that counts. */
export interface Seen {
  readonly receipt: number;
  readonly lastDay: string;
  readonly presented: Presented;
}

type Counting = Pick<FederationState, 'counted' | 'apart'>;
type Documents = ReadonlyMap<number, FederationDocument>;

/** Of which documents some are known already. */
export interface KnownBefore {
  readonly state: Counting;
  readonly known: KnownPersons;
}

const nobody: KnownBefore = {
  state: { counted: new Map(), apart: new Set() },
  known: { seen: new Map(), byName: new Map(), byWords: new Map(), byLicence: new Map(), apart: new Set() },
};

/** `before`: of an earlier or later state; only who is somebody else in a document is looked at again. */
export function knownPersons(state: Counting, documents: Documents, before: KnownBefore = nobody): KnownPersons {
  const { known } = before;
  if (state.counted === before.state.counted && state.apart === before.state.apart) return known;
  const moved = new Map<PersonId, Seen[]>();
  const of = (person: PersonId): Seen[] => {
    const own = moved.get(person) ?? [...(known.seen.get(person) ?? [])];
    moved.set(person, own);
    return own;
  };
  const changed = [...differing(before.state.counted, state.counted)];
  for (const { counted, people } of otherwise(changed, before.state.counted, state.counted))
    for (const person of people) {
      const own = of(person);
      const at = own.findIndex((one) => one.receipt === counted.receipt);
      if (at >= 0) own.splice(at, 1);
    }
  for (const { counted, people } of otherwise(changed, state.counted, before.state.counted)) {
    const { receipt } = counted;
    const { people: faces, lastDay = '' } = documents.get(receipt) ?? {};
    for (const [player, presented] of faces ?? []) {
      const person = counted.people.get(player);
      if (person === undefined || !people.has(person)) continue;
      const own = of(person);
      const at = own.findLastIndex((one) => one.receipt < receipt) + 1;
      own.splice(at, 0, { receipt, lastDay, presented });
    }
  }
  const seen = withChanges(
    known.seen,
    [...moved].map(([person, own]): Change<PersonId, readonly Seen[]> => [person, own.length > 0 ? own : undefined]),
  );
  for (const [person, own] of moved) carryFaces(known.seen.get(person) ?? [], own);
  const persons = new Set(moved.keys());
  const indexed = (keys: KeysOf, by: Persons) => reindexed(persons, { by, keys, before: known.seen, after: seen });
  return {
    seen,
    byName: indexed(({ name }) => [name], known.byName),
    byWords: indexed(({ words }) => [words], known.byWords),
    byLicence: indexed(({ licence }) => (licence === null ? [] : [licence]), known.byLicence),
    apart: state.apart,
  };
}

type Counted = FederationState['counted'];

/** Of each of these documents that counts otherwise, or not at all, in `other`: the persons who are in it only here. */
function otherwise(changed: readonly string[], one: Counted, other: Counted) {
  return changed.flatMap((id) => {
    const [counted, then] = [one.get(id), other.get(id)];
    if (!counted) return [];
    const people = new Set(counted.people.values());
    if (then?.receipt === counted.receipt)
      for (const [player, person] of then.people) if (counted.people.get(player) === person) people.delete(person);
    return [{ counted, people }];
  });
}

type KeysOf = (keys: Keys) => readonly string[];

interface Reindexing {
  readonly by: Persons;
  readonly keys: KeysOf;
  readonly before: KnownPersons['seen'];
  readonly after: KnownPersons['seen'];
}

/** With those who moved under the keys that they have now; of one key, whoever came first stands first. */
function reindexed(moved: ReadonlySet<PersonId>, { by, keys, before, after }: Reindexing): Persons {
  const next = new Map<string, readonly PersonId[]>();
  const under = (key: string): readonly PersonId[] => next.get(key) ?? by.get(key) ?? [];
  const touched = new Set<string>();
  const all = (seen: readonly Seen[] | undefined): ReadonlySet<string> =>
    new Set(facesIn(seen ?? []).flatMap((face) => (face.erased ? [] : keys(keysOf(face)))));
  for (const person of moved) {
    const [was, is] = [all(before.get(person)), all(after.get(person))];
    for (const key of was)
      if (!is.has(key))
        next.set(
          key,
          under(key).filter((other) => other !== person),
        );
    for (const key of is) {
      touched.add(key);
      if (!was.has(key)) next.set(key, [...under(key), person]);
    }
  }
  const first = (person: PersonId): number => after.get(person)?.[0]?.receipt ?? 0;
  for (const key of touched) {
    const persons = under(key);
    const sorted = persons.toSorted((a, b) => first(a) - first(b) || (a < b ? -1 : a > b ? 1 : 0));
    if (sorted.some((person, at) => person !== persons[at])) next.set(key, sorted);
  }
  return withChanges(
    by,
    [...next].map(([key, persons]) => [key, persons.length > 0 ? persons : undefined] as const),
  );
}

const facesOfSeen = new WeakMap<readonly Seen[], readonly Presented[]>();

function facesIn(seen: readonly Seen[]): readonly Presented[] {
  const known = facesOfSeen.get(seen) ?? distinctFaces(seen);
  facesOfSeen.set(seen, known);
  return known;
}

function distinctFaces(seen: readonly Seen[]): readonly Presented[] {
  const faces = new Map<string, Presented>();
  // Who is presented in one way hundreds of times is so by one value.
  const presented = new Set(seen.map((one) => one.presented));
  presentedIn.set(seen, [...presented]);
  for (const face of presented) {
    const key = faceKey(face);
    if (!faces.has(key)) faces.set(key, face);
  }
  if (faces.size === 1) return [...faces.values()];
  // Whoever came last under one stands last.
  const lastFirst = new Set(seen.toReversed().map(({ presented }) => faceKey(presented)));
  return [...lastFirst].toReversed().flatMap((key) => faces.get(key) ?? []);
}

/** Somebody who comes once more, after all others, has mostly the faces that they had: hundreds are not looked at again. */
function carryFaces(before: readonly Seen[], seen: readonly Seen[]): void {
  const [faces, ways, last] = [facesOfSeen.get(before), presentedIn.get(before), seen.at(-1)];
  if (!faces || !ways || !last || seen.length !== before.length + 1 || before.some((one, i) => one !== seen[i])) return;
  const { presented } = last;
  const key = faceKey(presented);
  const same = faces.find((face) => faceKey(face) === key) ?? presented;
  facesOfSeen.set(seen, faces.at(-1) === same ? faces : [...faces.filter((face) => face !== same), same]);
  presentedIn.set(seen, ways.includes(presented) ? ways : [...ways, presented]);
}

const presentedIn = new WeakMap<readonly Seen[], readonly Presented[]>();

/** In how many ways somebody is presented: known with the index, so that a list of thousands does not look again. */
export function waysOf(seen: readonly Seen[]): readonly Presented[] {
  facesIn(seen);
  return presentedIn.get(seen) ?? [];
}

/** The names and numbers that somebody came with, each once. */
export const facesOf = ({ seen }: KnownPersons, person: PersonId): readonly Presented[] =>
  facesIn(seen.get(person) ?? []);

/** Asked of everybody in every document: put together once of each. */
const faceIn = remembered((face: Presented) => ({ key: `${keysOf(face).name}\n${face.licence}\n${face.federation}` }));
const faceKey = (face: Presented): string => faceIn(face).key;

export const sameFace = (a: Presented, b: Presented): boolean => faceKey(a) === faceKey(b);

interface Keys {
  readonly name: string;
  /** Whatever their order. */
  readonly words: string;
  readonly licence: string | null;
}

export const keysOf: (who: Presented) => Keys = remembered(comparedKeys);

/** The same names come in hundreds of documents: what they are compared by is worked out once. */
const comparedBy = new Map<string, Keys>();
const mostCompared = 100_000;

function comparedKeys({ name, licence }: Presented): Keys {
  const who = licence === undefined ? name : `${name}\n${licence}`;
  const known = comparedBy.get(who);
  if (known) return known;
  const key = frenchKey(name);
  const words = key.split(' ').toSorted().join(' ');
  const own = { name: key, words, licence: licence === undefined ? null : licenceKey(licence) };
  if (comparedBy.size >= mostCompared) comparedBy.clear();
  comparedBy.set(who, own);
  return own;
}
