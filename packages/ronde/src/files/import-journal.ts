import type { Creation, Decision, Event } from '@ronde/engine';
import type { AskedDecision, Crowd } from '../store/store.ts';
import type { ReadJournal } from './read-journal.ts';

/** A log as the creation that it begins with, and what was decided since. */
interface JournalImport {
  readonly creation: Creation;
  readonly event: Event;
  readonly asked: AskedDecision;
  readonly crowd: Crowd;
}

interface Arrival {
  /** The tournament's own from now on. */
  readonly id: string;
  /** The import's own id, which the creation has from now on: sent twice, it imports once. */
  readonly command: string;
  /** Of the line that says where the log comes from. */
  readonly line: Pick<Decision, 'id' | 'by' | 'at'>;
  readonly request: string;
}

/**
 * The whole log, then one line more. The tournament keeps its version, so that its file is the same; it begins private
 * and in its lists, whatever it was where it comes from. Throws for a log that was not read by `readJournal`.
 */
export function journalImport(
  { file, tournament, people }: ReadJournal,
  { id, command, line, request }: Arrival,
): JournalImport {
  const [first, ...later] = file.log as readonly Decision[];
  const [created] = first?.events ?? [];
  if (!first || created?.kind !== 'created') throw new Error('A log begins with the creation of its tournament');
  const { open, shelf } = tournament;
  const hidden: readonly Event[] = [
    ...(open ? [{ kind: 'shown', from: true, to: false } as const] : []),
    ...(shelf ? [{ kind: 'shelved', from: shelf, to: null } as const] : []),
  ];
  const arrival: Decision = { seq: file.log.length + 1, ...line, events: [{ kind: 'moved' }, ...hidden] };
  const { name, format, date, seed, settings } = tournament;
  return {
    creation: { id, name, format, date, seed, settings },
    event: { kind: 'created', tournament: { ...created.tournament, id } },
    asked: { id: command, by: first.by, at: first.at, request, ...deviceTime(first) },
    crowd: {
      people,
      numbers: new Map(file.people.map((person) => [person.id, person.number])),
      notes: new Map(Object.entries(file.notes)),
      later: [...later, arrival],
      version: file.version,
    },
  };
}

const deviceTime = ({ deviceAt }: Decision): Pick<Decision, 'deviceAt'> => (deviceAt === undefined ? {} : { deviceAt });
