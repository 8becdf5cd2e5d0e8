import { hash } from 'node:crypto';
import { type JournalFile, journalVersion } from '@ronde/contract/http/journal-file';
import type { FeeBand } from '@ronde/contract/http/person';
import { authorPlayer, type Decision, replay, type Tournament } from '@ronde/engine';
import { factsVersion } from '../store/facts.ts';
import type { Stored } from '../store/store.ts';

interface Beside {
  /** An author of the staff by name. */
  readonly nameAuthor: (by: string) => string;
  readonly fees: readonly FeeBand[];
  readonly armyLists?: NonNullable<JournalFile['armyLists']>;
}

/** A tournament with its whole log, for another computer: accounts are there by name alone. */
export function journalFileOf(stored: Stored, { nameAuthor, fees, armyLists }: Beside): JournalFile {
  const { version, people, numbers, notes } = stored;
  const log = withNames(stored.log, nameAuthor);
  return {
    journal: journalVersion,
    facts: factsVersion,
    version,
    people: [...people].map(([id, person]) => ({ ...person, id, number: numbers.get(id) ?? 0 })),
    notes: Object.fromEntries(notes),
    fees,
    ...(armyLists && { armyLists }),
    digest: stateDigest(replay(log)),
    log,
  };
}

/** SHA-256 of a state, whatever the order of its keys. */
export const stateDigest = (state: Tournament): string => hash('sha256', canonical(state));

/** A value as JSON, the keys of its objects in order. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** The same decisions; whoever decided or disputed by name, players as they were. */
function withNames(log: readonly Decision[], nameAuthor: Beside['nameAuthor']): readonly Decision[] {
  const staff = new Set(log.map(({ by }) => by).filter((by) => authorPlayer(by) === null));
  const text = JSON.stringify(log, (key, one: unknown) =>
    key === 'by' && typeof one === 'string' && staff.has(one) ? nameAuthor(one) : one,
  );
  return JSON.parse(text) as readonly Decision[];
}
