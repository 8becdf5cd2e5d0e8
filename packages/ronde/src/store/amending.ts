import type { Person, PlayerId } from '@ronde/engine';
import { sameFace } from '../public/shown-people.ts';
import type { Amendment, Stored } from './store.ts';
import { journalOf, storedWith } from './stored.ts';

/** Names or notes changed beside the log: no decision, but a new version. */
export function afterAmendment(now: Stored, { people = new Map(), notes = new Map(), seen }: Amendment): Stored {
  const version = now.version + 1;
  const kept = [...new Map([...now.notes, ...notes])].filter((entry): entry is [string, string] => entry[1] !== null);
  const { id, slug, publicVersion, tournament, numbers } = now;
  return storedWith(
    {
      id,
      slug,
      version,
      publicVersion: seen ? version : publicVersion,
      tournament,
      people: new Map([...now.people, ...people]),
      numbers,
      notes: new Map(kept),
    },
    journalOf(now),
  );
}

/** Who a player is, said anew. Null: nobody of this id was ever in the tournament. */
export function personAmended(now: Stored, player: PlayerId, person: Person): Amendment | null {
  if (!now.numbers.has(player)) return null;
  const seen = now.tournament.open === true && !sameFace(now.people.get(player), person);
  return { people: new Map([[player, person]]), seen };
}
