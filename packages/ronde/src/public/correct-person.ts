import { ok, type Person, type PlayerId, type Result, refused } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import type { Amendment, Store, Stored } from '../store/store.ts';
import { hasNamesake, sameFace } from './shown-people.ts';

/** What a correction saw of the keys that it changes; null: there was none. */
type PersonSeen = { readonly [K in keyof Person]?: Person[K] | null };

/**
 * `saw`: what was seen of the keys that are changed, the others stay; missing: the whole person. Refused: those of them
 * that somebody else has changed since. Null: nobody of this id.
 */
export async function savePerson(
  store: Pick<Store, 'amend'>,
  ref: string,
  player: PlayerId,
  { person, saw }: { readonly person: Person; readonly saw?: PersonSeen | undefined },
): Promise<Result<Stored, readonly (keyof Person)[]> | null> {
  let others: readonly (keyof Person)[] | null = null;
  const stored = await store.amend(ref, (now) => {
    const before = now.people.get(player);
    const corrected = before && saw ? correctedPerson(before, person, saw) : ok(person);
    others = corrected.ok ? null : corrected.refusal;
    return corrected.ok ? personAmended(now, player, corrected.value) : null;
  });
  if (others) return refused(others);
  return stored && ok(stored);
}

/** A person with the keys of `saw` as they become; or the keys that are not what was seen. */
function correctedPerson(now: Person, to: Person, saw: PersonSeen): Result<Person, readonly (keyof Person)[]> {
  const keys = Object.keys(saw) as (keyof Person)[];
  const is = (key: keyof Person, one: PersonSeen) => sameValue(now[key] ?? null, one[key] ?? null);
  // The same correction said again, as after an answer that was lost, is no one else's.
  const others = keys.filter((key) => !is(key, saw) && !is(key, to));
  if (others.length > 0) return refused(others);
  const kept = Object.entries(now).filter(([key]) => !Object.hasOwn(saw, key));
  const changed = Object.entries(to).filter(([key]) => Object.hasOwn(saw, key));
  return ok({ name: now.name, ...Object.fromEntries([...kept, ...changed]) });
}

/** Who a player is, said anew. Null: nobody of this id was ever in the tournament. */
export function personAmended(now: Stored, player: PlayerId, person: Person): Amendment | null {
  if (!now.numbers.has(player)) return null;
  const before = now.people.get(player);
  // Homonyms of one club show their licences.
  const licence = before?.licence !== person.licence && hasNamesake(now, player, person);
  const seen = now.tournament.open === true && (licence || !sameFace(before, person));
  return { people: new Map([[player, person]]), seen };
}
