import { systemOf } from '@ronde/contract/federation/sent-document';
import { type KnownPersons, knownPersons } from '@ronde/contract/federation/who-they-are';
import { hasPseudonym, publicFace } from '@ronde/engine';
import type { FederationDocument, PersonId, Presented } from '@ronde/engine/federation/document';
import type { FederationDecision, FederationFact } from '@ronde/engine/federation/facts';
import { type FederationRatings, federationRatings } from '@ronde/engine/federation/ratings';
import { type FederationState, federationState } from '@ronde/engine/federation/state';
import type { KeptFederation } from './federations.ts';

/** A federation in memory, as its decisions leave it: a value, never changed. */
export interface FederationSnapshot {
  readonly of: KeptFederation;
  readonly log: readonly FederationDecision[];
  /** By receipt: everything that came. */
  readonly documents: ReadonlyMap<number, FederationDocument>;
  readonly state: FederationState;
  readonly ratings: FederationRatings;
}

export const systemIn = ({ of }: FederationSnapshot): 'pl' | 'elo' => systemOf(of.game);

/** The number of the last decision; 0: none yet. */
export const numberOf = ({ log }: Pick<FederationSnapshot, 'log'>): number => log.length;

/** With nothing decided. */
export function emptyFederation(of: KeptFederation): FederationSnapshot {
  const [log, documents] = [[], new Map<number, FederationDocument>()];
  const state = federationState(log);
  return { of, log, documents, state, ratings: federationRatings(systemOf(of.game), state, documents) };
}

/** Facts that move no rating: nothing is computed again for them. */
const still: ReadonlySet<FederationFact['kind']> = new Set(['received', 'returned', 'published', 'retired']);

/**
 * With more decisions and what came with them. The ratings are carried forward: only what says something else, or starts
 * from other ratings, is worked out again.
 */
export function carriedForward(
  snapshot: FederationSnapshot,
  decisions: readonly FederationDecision[],
  came: ReadonlyMap<number, FederationDocument> = new Map(),
): FederationSnapshot {
  if (decisions.length === 0) return snapshot;
  const log = [...snapshot.log, ...decisions];
  const documents = came.size > 0 ? new Map([...snapshot.documents, ...came]) : snapshot.documents;
  const state = federationState(log);
  const ratings = decisions.every(({ fact }) => still.has(fact.kind))
    ? snapshot.ratings
    : federationRatings(systemIn(snapshot), state, documents, snapshot.ratings);
  return { ...snapshot, log, documents, state, ratings };
}

/** As it was when this decision had just been taken; computed beside the newest, from which it takes what is the same. */
export function asOf(snapshot: FederationSnapshot, number: number): FederationSnapshot {
  if (number >= snapshot.log.length) return snapshot;
  const log = snapshot.log.slice(0, number);
  const state = federationState(log);
  return {
    ...snapshot,
    log,
    state,
    ratings: federationRatings(systemIn(snapshot), state, snapshot.documents, snapshot.ratings),
  };
}

/** Worked out once of each value, as long as that is held. */
export function once<Of extends object, V>(make: (of: Of) => V): (of: Of) => V {
  const made = new WeakMap<Of, { readonly value: V }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}

/** Whom the documents that count have named, under which names and numbers. */
export const personsIn = once(
  ({ state, documents }: FederationSnapshot): KnownPersons => knownPersons(state, documents),
);

/** Somebody as the newest document that counts presents them. `shown`: to everybody. */
export interface Face extends Presented {
  readonly shown: { readonly name: string; readonly club?: string; readonly federation?: string };
}

/** A pseudonym in one document hides the name in all. */
const facesIn = once(({ state, documents }: FederationSnapshot): ReadonlyMap<PersonId, Face> => {
  const newest = new Map<PersonId, Presented>();
  const hidden = new Map<PersonId, string>();
  const counted = [...state.counted.values()].flatMap((one) => {
    const document = documents.get(one.receipt);
    return document ? [{ one, document }] : [];
  });
  for (const { one, document } of counted.toSorted((a, b) => (a.document.lastDay < b.document.lastDay ? -1 : 1)))
    for (const [player, presented] of document.people) {
      const person = one.people.get(player);
      if (person === undefined) continue;
      newest.set(person, { ...newest.get(person), ...presented });
      if (hasPseudonym(presented)) hidden.set(person, publicFace(presented).name);
    }
  return new Map([...newest].map(([person, face]) => [person, withShown(face, hidden.get(person))]));
});

function withShown(face: Presented, pseudonym: string | undefined): Face {
  if (pseudonym !== undefined) return { ...face, pseudonym, shown: { name: pseudonym } };
  const { name, club, federation } = face;
  return {
    ...face,
    shown: { name, ...(club !== undefined && { club }), ...(federation !== undefined && { federation }) },
  };
}

export const faceOf = (snapshot: FederationSnapshot, person: PersonId): Face =>
  facesIn(snapshot).get(person) ?? { name: person, shown: { name: person } };

/** As the desk names somebody; `open`: as everybody may. */
export function named(snapshot: FederationSnapshot, person: PersonId, open = false) {
  const face = faceOf(snapshot, person);
  const { name, club } = open ? face.shown : face;
  return { person, name, ...(club !== undefined && { club }) };
}

/** How many events have rated each. */
export const eventsOf = once(({ ratings }: FederationSnapshot): ReadonlyMap<PersonId, number> => {
  const counts = new Map<PersonId, number>();
  for (const { event, held } of ratings.steps)
    if (event.kind !== 'season') for (const person of held.keys()) counts.set(person, (counts.get(person) ?? 0) + 1);
  return counts;
});
