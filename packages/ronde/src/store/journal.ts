import type { Decision } from '@ronde/engine';
import type { Amendment, Stored } from './store.ts';

/** A state without its log, which the journal holds. */
type Parts = Omit<Stored, 'log'>;

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

/** A decision that is there already, with the digest of what was asked, where it is known. */
export interface Earlier {
  readonly decision: Decision;
  readonly request: string | null;
}

interface Pages {
  readonly decisions: Decision[];
  readonly requests: (string | null)[];
  /** By command id, the place in `decisions`. */
  readonly places: Map<string, number>;
}

/**
 * A log that grows. The states that grow out of one another share its pages, each up to its own length: at thousands of
 * commands a second, a copy of the log for each would be most of the work.
 */
export interface Journal {
  readonly pages: Pages;
  readonly length: number;
}

export const emptyJournal = (): Journal => ({
  pages: { decisions: [], requests: [], places: new Map() },
  length: 0,
});

/** One decision more. Where another state has gone on already (it was never committed), this one takes pages of its own. */
export function appended({ pages, length }: Journal, decision: Decision, request: string | null): Journal {
  const mine = pages.decisions.length === length ? pages : copied(pages, length);
  mine.decisions.push(decision);
  mine.requests.push(request);
  mine.places.set(decision.id, length);
  return { pages: mine, length: length + 1 };
}

function copied({ decisions, requests }: Pages, length: number): Pages {
  const kept = decisions.slice(0, length);
  return {
    decisions: kept,
    requests: requests.slice(0, length),
    places: new Map(kept.map(({ id }, place) => [id, place])),
  };
}

export function earlierIn({ pages, length }: Journal, id: string): Earlier | null {
  const place = pages.places.get(id);
  const decision = place !== undefined && place < length ? pages.decisions[place] : undefined;
  return decision && place !== undefined ? { decision, request: pages.requests[place] ?? null } : null;
}

/** What was decided after the first `from`, with its digests. */
export function since({ pages, length }: Journal, from: number): readonly Earlier[] {
  return pages.decisions
    .slice(from, length)
    .map((decision, index) => ({ decision, request: pages.requests[from + index] ?? null }));
}
