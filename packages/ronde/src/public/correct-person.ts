import { ok, type Person, type PlayerId, type Result, refused } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import type { Amendment, Stored } from '../store/store.ts';
import { hasNamesake, sameFace } from './shown-people.ts';

/** What a correction saw of the keys that it changes; null: there was none. */
export type PersonSeen = { readonly [K in keyof Person]?: Person[K] | null };

/** A person with the keys of `saw` as they become; or the keys that are not what was seen. */
export function correctedPerson(now: Person, to: Person, saw: PersonSeen): Result<Person, readonly (keyof Person)[]> {
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
