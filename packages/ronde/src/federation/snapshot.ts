import { systemOf } from '@ronde/contract/federation/archive';
import { type KnownPersons, knownPersons, type Seen, waysOf } from '@ronde/contract/federation/known-persons';
import { decisionWithout, speaksOf } from '@ronde/contract/federation/without-person';
import { hasPseudonym, publicFace } from '@ronde/engine';
import type { FederationDocument, PersonId, Presented } from '@ronde/engine/federation/document';
import { type ErasedFact, erasedFace, withoutFaces } from '@ronde/engine/federation/erasure';
import type { FederationDecision, FederationFact } from '@ronde/engine/federation/facts';
import { type FederationRatings, federationRatings, ratingsInSteps } from '@ronde/engine/federation/ratings';
import { type FederationState, federationState } from '@ronde/engine/federation/state';
import { inSteps, type PieceFollowing } from '../tasks/pieces.ts';
import type { KeptFederation } from './federations.ts';

/** A federation in memory, as its decisions leave it: a value, never changed. */
export interface FederationSnapshot {
  readonly of: KeptFederation;
  readonly log: readonly FederationDecision[];
  /** By receipt: everything that came. */
  readonly documents: ReadonlyMap<number, FederationDocument>;
  readonly state: FederationState;
  readonly ratings: FederationRatings;
  /** Whom the documents that count have named, under which names and numbers. */
  readonly persons: KnownPersons;
}

export const systemIn = ({ of }: FederationSnapshot): 'pl' | 'elo' => systemOf(of.game);

/** The number of the last decision; 0: none yet. */
export const numberOf = ({ log }: Pick<FederationSnapshot, 'log'>): number => log.length;

/** With nothing decided. */
export function emptyFederation(of: KeptFederation): FederationSnapshot {
  const [log, documents] = [[], new Map<number, FederationDocument>()];
  const state = federationState(log);
  const ratings = federationRatings(systemOf(of.game), state, documents);
  return { of, log, documents, state, ratings, persons: knownPersons(state, documents) };
}

/**
 * With more decisions and what came with them. Only what says something else is added up again, and of the ratings what
 * says something else or starts from other ones; others are served in between.
 */
export async function carriedForward(
  snapshot: FederationSnapshot,
  decisions: readonly FederationDecision[],
  came: ReadonlyMap<number, FederationDocument> = new Map(),
): Promise<FederationSnapshot> {
  if (decisions.length === 0) return snapshot;
  const documents = came.size > 0 ? new Map([...snapshot.documents, ...came]) : snapshot.documents;
  const supposed = suppositions.get(snapshot);
  const expected = decisions.length === 1 && supposed?.fact === JSON.stringify(decisions[0]?.fact);
  const ratings = expected ? supposed.after.ratings : snapshot.ratings;
  const log = [...snapshot.log, ...decisions];
  const erased = decisions.flatMap(({ fact }) => (fact.kind === 'erased' ? [fact] : []));
  if (erased.length === 0) return inSteps(following(snapshot, { log, documents, ratings }));
  const forgotten = erased.reduce(forgetting, { log, documents });
  return inSteps(following(snapshot, { ...forgotten, ratings, anew: true }));
}

type Kept = Pick<FederationSnapshot, 'log' | 'documents'>;

/** Without who somebody was, as the database has it. */
function forgetting({ log, documents }: Kept, { players }: ErasedFact): Kept {
  const next = new Map(documents);
  const faces: Presented[] = [];
  for (const [receipt, own] of Object.entries(players)) {
    const document = documents.get(Number(receipt));
    if (!document) continue;
    faces.push(...own.flatMap((player) => document.people.get(player) ?? []));
    next.set(Number(receipt), withoutFaces(document, own));
  }
  const speaks = speaksOf(faces);
  return { log: log.map((decision) => decisionWithout(decision, speaks)), documents: next };
}

/**
 * As it was when this decision had just been taken, with the ratings of no later day than `until`; computed beside the
 * newest, from which it takes what is the same.
 */
export const asOf = async (snapshot: FederationSnapshot, number: number, until: string): Promise<FederationSnapshot> =>
  number >= snapshot.log.length
    ? snapshot
    : inSteps(following(snapshot, { ...snapshot, log: snapshot.log.slice(0, number), until }));

/** As it would be with one more fact; nothing is decided. */
export async function withFact(
  snapshot: FederationSnapshot,
  fact: FederationFact,
  work: PieceFollowing = {},
): Promise<FederationSnapshot> {
  const known = suppositions.get(snapshot);
  if (known?.fact === JSON.stringify(fact)) return known.after;
  const number = numberOf(snapshot) + 1;
  const log = [...snapshot.log, { number, id: '', at: '', by: '', fact }];
  return inSteps(following(snapshot, { ...snapshot, log }), work);
}

/**
 * The same, kept for a while: what somebody looks at is asked for again, and then mostly decided. Years that are redone
 * are as large as those that stand: one at a time, and none of a federation that has decided something since.
 */
export async function supposing(...asked: Parameters<typeof withFact>): Promise<FederationSnapshot> {
  const [snapshot, supposed] = asked;
  const fact = JSON.stringify(supposed);
  if (suppositions.get(snapshot)?.fact !== fact) forgetSupposed(snapshot);
  const after = await withFact(...asked);
  forgetSupposed(snapshot);
  const own = new WeakRef(snapshot);
  const forget = () => {
    const still = own.deref();
    if (still) forgetSupposed(still);
  };
  suppositions.set(snapshot, { fact, after, until: setTimeout(forget, keptFor).unref() });
  return after;
}

interface Supposition {
  readonly fact: string;
  readonly after: FederationSnapshot;
  readonly until: NodeJS.Timeout;
}

function forgetSupposed(snapshot: FederationSnapshot): void {
  clearTimeout(suppositions.get(snapshot)?.until);
  suppositions.delete(snapshot);
}

const suppositions = new WeakMap<FederationSnapshot, Supposition>();
const keptFor = 120_000;

interface Following {
  readonly log: readonly FederationDecision[];
  readonly documents: FederationSnapshot['documents'];
  /** What is the same is taken from these. */
  readonly ratings: FederationRatings;
  /** Of what was known of the log and of persons nothing is taken. */
  readonly anew?: boolean;
  /** What comes after this day is rated by nobody. */
  readonly until?: string;
}

function* following(
  snapshot: FederationSnapshot,
  { log, documents, ratings, anew = false, until }: Following,
): Generator<number, FederationSnapshot, undefined> {
  const state = federationState(log, anew ? undefined : snapshot);
  const { counted, merged, seasons, championships } = snapshot.state;
  const still =
    state.counted === counted &&
    state.merged === merged &&
    state.seasons === seasons &&
    state.championships === championships;
  const persons = anew
    ? knownPersons(state, documents)
    : knownPersons(state, documents, { state: snapshot.state, known: snapshot.persons });
  nameMoved(persons, snapshot.persons);
  return {
    ...snapshot,
    log,
    documents,
    state,
    ratings: still ? snapshot.ratings : yield* ratingsInSteps(systemIn(snapshot), state, documents, ratings, until),
    persons,
  };
}

/** Whoever comes otherwise is named with the decision, not by the first page that lists thousands. */
function nameMoved({ seen }: KnownPersons, { seen: before }: KnownPersons): void {
  if (seen === before) return;
  for (const [person, own] of seen) if (before.get(person) !== own) faceIn(own);
}

/** Worked out once of each value, as long as that is held. */
export function once<Of extends object, V>(make: (of: Of) => V): (of: Of) => V {
  const made = new WeakMap<Of, { readonly value: V }>();
  return (of) => {
    const known = made.get(of);
    if (known) return known.value;
    const value = make(of);
    made.set(of, { value });
    return value;
  };
}

/** Somebody as the newest document that counts presents them. `shown`: to everybody. */
export interface Face extends Presented {
  readonly shown: { readonly name: string; readonly club?: string; readonly federation?: string };
}

/** A pseudonym in one document hides the name in all. */
const faceIn = once((seen: readonly Seen[]): Face | null => {
  const whole = wholeFace(seen);
  if (whole) return withShown(whole, undefined);
  const inOrder = byLastDay(seen);
  const [oldest] = inOrder;
  if (!oldest) return null;
  // Whoever was erased has no other face.
  if (oldest.presented.erased) return withShown(erasedFace, undefined);
  // Who is presented in one way hundreds of times is so by one value.
  const faces = new Set<Presented>();
  for (let i = inOrder.length - 1; i >= 0; i--) faces.add(inOrder[i]?.presented ?? oldest.presented);
  const newest: Presented = Object.assign({ ...oldest.presented }, ...[...faces].toReversed());
  const hidden = [...faces].find(hasPseudonym);
  return withShown(newest, hidden && publicFace(hidden).name);
});

/** The newest face, where it says all that any other does: mostly. None where one hides behind a pseudonym. */
function wholeFace(seen: readonly Seen[]): Presented | null {
  const [first] = seen;
  if (!first) return null;
  let newest = first;
  for (const one of seen) if (one.lastDay >= newest.lastDay) newest = one;
  const { presented } = newest;
  const within = (face: Presented): boolean => Object.keys(face).every((key) => Object.hasOwn(presented, key));
  return waysOf(seen).every((face) => within(face) && !hasPseudonym(face)) ? presented : null;
}

/** Documents mostly come in the order of their days. */
function byLastDay(seen: readonly Seen[]): readonly Seen[] {
  const sorted = seen.every(({ lastDay }, i) => i === 0 || (seen[i - 1]?.lastDay ?? '') <= lastDay);
  return sorted ? seen : seen.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0));
}

function withShown(face: Presented, pseudonym: string | undefined): Face {
  if (pseudonym !== undefined) return { ...face, pseudonym, shown: { name: pseudonym } };
  const { name, club, federation } = face;
  return {
    ...face,
    shown: { name, ...(club !== undefined && { club }), ...(federation !== undefined && { federation }) },
  };
}

export const faceOf = (snapshot: FederationSnapshot, person: PersonId): Face =>
  faceIn(snapshot.persons.seen.get(person) ?? nobody) ??
  firstFace(snapshot, person) ?? { name: person, shown: { name: person } };

/** Whom no document that counts names any more: as the one did that they came with first. */
function firstFace({ documents }: FederationSnapshot, person: PersonId): Face | null {
  const [, receipt = '', player = ''] = /^(\d+)\.(.*)$/.exec(person) ?? [];
  const presented = documents.get(Number(receipt))?.people.get(player);
  return presented ? faceIn([{ receipt: Number(receipt), lastDay: '', presented }]) : null;
}

const nobody: readonly Seen[] = [];

/** As the desk names somebody; `open`: as everybody may. */
export function named(snapshot: FederationSnapshot, person: PersonId, open = false) {
  const face = faceOf(snapshot, person);
  const { name, club } = open ? face.shown : face;
  return { person, name, ...(club !== undefined && { club }) };
}
