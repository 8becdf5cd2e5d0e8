import { appended, emptyJournal, type Journal } from './journal.ts';
import type { Amendment, Stored } from './store.ts';

/** A state without its log, which the journal holds. */
export type Parts = Omit<Stored, 'log'>;

const journals = new WeakMap<Stored, Journal>();

/** A state whose log is read off its journal, when somebody asks for it. */
export function storedWith(parts: Parts, journal: Journal): Stored {
  const { id, slug, version, publicVersion, tournament, people, numbers, notes } = parts;
  let log: Stored['log'] | undefined;
  const stored: Stored = {
    id,
    slug,
    version,
    publicVersion,
    tournament,
    people,
    numbers,
    notes,
    get log() {
      log ??= journal.pages.decisions.slice(0, journal.length);
      return log;
    },
  };
  journals.set(stored, journal);
  return stored;
}

export function journalOf(stored: Stored): Journal {
  const known = journals.get(stored);
  if (known) return known;
  // A state that was put together elsewhere: nothing is known of what was asked.
  return stored.log.reduce((journal, decision) => appended(journal, decision, null), emptyJournal());
}

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
