import { isPublic, ok, type Person, type PersonField, type PlayerId, type Result, refused } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import type { Amendment, AskedDecision, IdReused, NumberedPerson, Proposal, Store, Stored } from '../store/store.ts';
import { namesakesIn, sameFace } from './shown-people.ts';

/** What a correction saw of the keys that it changes; null: there was none. */
type PersonSeen = { readonly [K in keyof Person]?: Person[K] | null };

interface Correction {
  readonly person: Person;
  readonly saw?: PersonSeen | undefined;
}

/** Nobody of this id; nothing that is another one; or the keys that somebody else has changed. */
type Not = 'unknown' | 'same' | readonly (keyof Person)[];

/**
 * `saw`: what was seen of the keys that are changed, the others stay; missing: the whole person. Who somebody is for
 * others leaves a line in the log, which says what of it and no name (decision 0006); the desk’s own marks leave none.
 * Refused: those of the keys that somebody else has changed since. Null: nobody of this id.
 */
export async function savePerson(
  store: Pick<Store, 'amend' | 'write'>,
  ref: string,
  player: PlayerId,
  correction: Correction,
  asked: AskedDecision,
): Promise<Result<Stored, readonly (keyof Person)[]> | null> {
  const written = await store.write(ref, asked, (now): Result<Proposal, Not> => lineOf(now, player, correction));
  if (!written) return null;
  if (written.ok) return ok(written.value.stored);
  const no = written.refusal;
  if (no === 'unknown') return null;
  if (typeof no !== 'string') return refused(no);
  const stored = await store.amend(ref, (now) => {
    const corrected = correctedPerson(now, player, correction);
    return corrected.ok ? personAmended(now, player, corrected.value) : null;
  });
  return stored && ok(stored);
}

interface ListedCorrection extends Correction {
  readonly player: PlayerId;
}

/** Nobody of one of the ids; nothing that is another one; or whom somebody else has changed. */
type NotAll = 'unknown' | 'same' | readonly PlayerId[];

/** Several as one line of the log, all of them or nobody. Refused: whom somebody else has changed since. Null: nobody of an id. */
export async function savePeople(
  store: Pick<Store, 'amend' | 'write'>,
  ref: string,
  corrections: readonly ListedCorrection[],
  asked: AskedDecision,
): Promise<Result<Stored, readonly PlayerId[] | IdReused> | null> {
  const written = await store.write(ref, asked, (now): Result<Proposal, NotAll> => linesOf(now, corrections));
  if (!written) return null;
  if (written.ok) return ok(written.value.stored);
  const no = written.refusal;
  if (no === 'unknown') return null;
  if (no !== 'same') return refused(no);
  const stored = await store.amend(ref, (now) => {
    const lines = peopleIn(now, corrections);
    if (!lines.ok) return null;
    const people = lines.value.map(({ id, person }) => [id, person] as const);
    return { people: new Map(people), seen: isSeen(now, people) };
  });
  return stored && ok(stored);
}

function linesOf(now: Stored, corrections: readonly ListedCorrection[]): Result<Proposal, NotAll> {
  const known = peopleIn(now, corrections);
  if (!known.ok) return known;
  const others = known.value;
  const events = others.flatMap(({ id: player, person }) => {
    const fields = changedIn(now, player, person);
    return fields.length > 0 ? [{ kind: 'person-corrected', player, fields } as const] : [];
  });
  if (events.length === 0) return refused('same' as const);
  const seen = isSeen(
    now,
    others.map(({ id, person }) => [id, person]),
  );
  return ok({ events, others, seen });
}

/** All as they become; or those of whom something is not what was seen. */
function peopleIn(
  now: Stored,
  corrections: readonly ListedCorrection[],
): Result<readonly NumberedPerson[], 'unknown' | readonly PlayerId[]> {
  const [people, others]: [NumberedPerson[], PlayerId[]] = [[], []];
  for (const { player, ...correction } of corrections) {
    const number = now.numbers.get(player);
    if (number === undefined) return refused('unknown');
    const corrected = correctedPerson(now, player, correction);
    if (corrected.ok) people.push({ id: player, person: corrected.value, number });
    else others.push(player);
  }
  return others.length > 0 ? refused(others) : ok(people);
}

/** The line, with the person as they become; refused where nothing changes that it would tell. */
function lineOf(now: Stored, player: PlayerId, correction: Correction): Result<Proposal, Not> {
  const corrected = correctedPerson(now, player, correction);
  if (!corrected.ok) return corrected;
  const person = corrected.value;
  const amended = personAmended(now, player, person);
  const number = now.numbers.get(player);
  if (!amended || number === undefined) return refused('unknown');
  const fields = changedIn(now, player, person);
  if (fields.length === 0) return refused('same');
  const { seen } = amended;
  return ok({ events: [{ kind: 'person-corrected', player, fields }], person: { id: player, person, number }, seen });
}

const told: readonly PersonField[] = ['name', 'licence', 'federation', 'birthYear', 'pseudonym'];

/** What the log tells of a correction. */
function changedIn(now: Stored, player: PlayerId, person: Person): readonly PersonField[] {
  const before: Partial<Person> = now.people.get(player) ?? {};
  return told.filter((field) => !sameValue(before[field], person[field]));
}

/** A person with the keys of `saw` as they become; or the keys that are not what was seen. */
function correctedPerson(now: Stored, player: PlayerId, { person: to, saw }: Correction): Result<Person, Not> {
  const before = now.people.get(player);
  if (!before || !saw) return ok(to);
  const keys = Object.keys(saw) as (keyof Person)[];
  const is = (key: keyof Person, one: PersonSeen) => sameValue(before[key] ?? null, one[key] ?? null);
  // The same correction said again, as after an answer that was lost, is no one else's.
  const others = keys.filter((key) => !is(key, saw) && !is(key, to));
  if (others.length > 0) return refused(others);
  const kept = Object.entries(before).filter(([key]) => !Object.hasOwn(saw, key));
  const changed = Object.entries(to).filter(([key]) => Object.hasOwn(saw, key));
  return ok({ name: before.name, ...Object.fromEntries([...kept, ...changed]) });
}

/** Who a player is, said anew. Null: nobody of this id was ever in the tournament. */
export function personAmended(now: Stored, player: PlayerId, person: Person): Amendment | null {
  if (!now.numbers.has(player)) return null;
  return { people: new Map([[player, person]]), seen: isSeen(now, [[player, person]]) };
}

/** Whether the public sees anything of what these become. */
function isSeen(now: Stored, all: readonly (readonly [PlayerId, Person])[]): boolean {
  if (!isPublic(now.tournament)) return false;
  if (all.some(([id, person]) => !sameFace(now.people.get(id), person))) return true;
  // Homonyms of one club show their licences.
  const licensed = all.filter(([id, person]) => now.people.get(id)?.licence !== person.licence);
  if (licensed.length === 0) return false;
  const isNamesake = namesakesIn(now);
  return licensed.some(([id, { name }]) => isNamesake(id, name));
}
