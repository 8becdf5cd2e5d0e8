import type { PlayerId } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { FederationDocument, PersonId, Presented } from '@ronde/engine/federation/document';
import { erasedName, erasedSentence } from '@ronde/engine/federation/erasure';
import type { FederationDecision } from '@ronde/engine/federation/facts';
import type { FederationState } from '@ronde/engine/federation/state';
import { licenceKey } from '../lists/who-is-who.ts';
import { type KnownPersons, keysOf, sameFace } from './known-persons.ts';
import { proposedAnswers } from './who-they-are.ts';

/** A federation, as far as somebody is looked for in it. */
interface Federation {
  readonly log: readonly FederationDecision[];
  readonly state: FederationState;
  readonly documents: ReadonlyMap<number, FederationDocument>;
  readonly persons: KnownPersons;
}

/** All entries that are a person now, the kept one first. */
export function entriesOf({ merged }: Pick<FederationState, 'merged'>, person: PersonId): readonly PersonId[] {
  const kept = merged.get(person) ?? person;
  return [kept, ...[...merged].flatMap(([gone, into]) => (into === kept ? [gone] : []))];
}

/**
 * The players, by receipt, who are a person: in the revisions that count as it was answered, in others as it was
 * answered then, else by their id in the document, else as whoever reviews would be proposed without a doubt.
 */
export function playersOf(federation: Federation, persons: readonly PersonId[]): Readonly<Record<string, PlayerId[]>> {
  const theirs = lookingFor(federation, new Set(persons));
  const players: Record<string, PlayerId[]> = {};
  for (const [receipt, document] of federation.documents) {
    const own = [...document.people.keys()].filter((player) => theirs(receipt, document, player));
    if (own.length > 0) players[receipt] = own;
  }
  return players;
}

function lookingFor({ log, state, documents, persons: known }: Federation, persons: ReadonlySet<PersonId>) {
  const answers = new Map<number, Readonly<Record<PlayerId, PersonId>>>();
  for (const { fact } of log) if (fact.kind === 'accepted') answers.set(fact.receipt, fact.people);
  const proposals = new Map<number, ReadonlySet<PlayerId>>();
  const proposed = (receipt: number, document: FederationDocument): ReadonlySet<PlayerId> => {
    const all =
      proposals.get(receipt) ??
      new Set(
        proposedAnswers(document, known).flatMap(({ player, person, doubt }) =>
          doubt === null && person !== null && persons.has(person) ? [player] : [],
        ),
      );
    proposals.set(receipt, all);
    return all;
  };
  const [kept] = persons;
  const isNear = mayBe(known, kept ?? '');
  return (receipt: number, document: FederationDocument, player: PlayerId): boolean => {
    const counted = state.counted.get(document.id);
    const person = counted?.people.get(player);
    if (counted?.receipt === receipt) return person !== undefined && persons.has(person);
    const then = answers.get(receipt)?.[player];
    if (then !== undefined) return persons.has(then);
    const face = document.people.get(player);
    if (counted && face && !isOther(face, player, documents.get(counted.receipt)))
      return person !== undefined && persons.has(person);
    return face !== undefined && isNear(face) && proposed(receipt, document).has(player);
  };
}

/** A name or number of theirs: whoever has none of them is proposed as somebody else. */
function mayBe({ seen }: KnownPersons, person: PersonId): (face: Presented) => boolean {
  const faces = (seen.get(person) ?? []).map(({ presented }) => keysOf(presented));
  const [names, licences] = [new Set(faces.map(({ name }) => name)), new Set(faces.map(({ licence }) => licence))];
  return (face) => {
    const { name, licence } = keysOf(face);
    return names.has(name) || (licence !== null && licences.has(licence));
  };
}

/** Of two revisions: the face of another player of the one that counts. */
const isOther = (face: Presented, player: PlayerId, counted: FederationDocument | undefined): boolean =>
  [...(counted?.people ?? [])].some(([other, own]) => other !== player && sameFace(own, face));

/** Whether a text speaks of somebody: their surname or number as a word, or their whole name. */
export function speaksOf(faces: readonly Presented[]): (text: string) => boolean {
  const words = new Set<string>();
  const whole: string[] = [];
  for (const { name, licence, pseudonym, erased } of faces) {
    if (erased) continue;
    for (const own of [name, ...(pseudonym ? [pseudonym] : [])]) whole.push(` ${frenchKey(own)} `);
    for (const word of name.split(/\s+/u))
      if (word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase()) words.add(frenchKey(word));
    if (licence !== undefined && licence.length > 3) words.add(licenceKey(licence));
  }
  return (text) => {
    const key = ` ${frenchKey(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    return whole.some((own) => key.includes(own)) || [...words].some((word) => key.includes(` ${word} `));
  };
}

type Json = Readonly<Record<string, unknown>>;

/** A file as it came, without what says who these players are: their ratings, series, clubs and games stay. */
export function fileWithout(file: unknown, players: readonly PlayerId[], speaks: (text: string) => boolean): unknown {
  const gone = new Set(players);
  const { people, players: listed } = file as { readonly people?: unknown; readonly players?: unknown };
  if (Array.isArray(people))
    return { ...(file as Json), people: people.map((one: Json, i) => (gone.has(`${i + 1}`) ? faceless(one) : one)) };
  if (!Array.isArray(listed)) return file;
  const named = listed.map((one: Json) => (gone.has(String(one.id)) ? faceless(one) : one));
  return withoutReasons({ ...(file as Json), players: named }, (one) => isAbout(one, gone), speaks);
}

const identity = ['licence', 'federation', 'birthYear', 'pseudonym'];

const faceless = (one: Json): Json =>
  Object.fromEntries(
    Object.entries(one).flatMap(([key, value]) =>
      identity.includes(key) ? [] : [[key, key === 'name' ? erasedName : value] as const],
    ),
  );

/** A match, or a sanction, of one of them. */
const isAbout = ({ players, player }: Json, gone: ReadonlySet<unknown>): boolean =>
  gone.has(player) || (Array.isArray(players) && players.some((one) => gone.has(one)));

/** Reasons in free words go where they stand at one of them, or speak of one. */
function withoutReasons<T>(value: T, about: (one: Json) => boolean, speaks: (text: string) => boolean): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutReasons(one, about, speaks)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const own = value as Json;
  const gone = (key: string, text: unknown): boolean =>
    key === 'reason' && typeof text === 'string' && (about(own) || speaks(text));
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, one]) => (gone(key, one) ? [] : [[key, withoutReasons(one, about, speaks)]])),
  ) as T;
}

/** A decision whose sentence speaks of somebody, without it; any other is the same object. */
export function decisionWithout(decision: FederationDecision, speaks: (text: string) => boolean): FederationDecision {
  const { fact } = decision;
  return 'because' in fact && speaks(fact.because)
    ? { ...decision, fact: { ...fact, because: erasedSentence } }
    : decision;
}
