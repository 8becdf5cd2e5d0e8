import { type FileRefusal, parseFile, toFile } from '@ronde/contract';
import { problemsOf } from '@ronde/contract/file/from-zod';
import { foundOf } from '@ronde/contract/file/path';
import { longLists } from '@ronde/contract/file/read-json';
import { type JournalFile, journalFileSchema, mostDecisions } from '@ronde/contract/http/journal-file';
import { hasHidden } from '@ronde/contract/plain-text';
import { apply, type Decision, ok, type People, type Result, refused, start, type Tournament } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import { inverse } from '@ronde/engine/tournament/undo';
import { factsVersion } from '../store/facts.ts';
import { canonical, stateDigest } from './write-journal.ts';

/** What stands in the file, and the state that its decisions add up to. */
export interface ReadJournal {
  readonly file: JournalFile;
  readonly tournament: Tournament;
  readonly people: People;
}

type Refusals = readonly FileRefusal[];
type Read<T> = Result<T, Refusals>;

/** A tournament file says `ronde`. */
export const isJournal = (value: unknown): value is { readonly journal: unknown } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'journal');

/**
 * A tournament with its log, from another computer. Refused: another shape or a newer one, a hole, a decision that does
 * not follow from those before it, another state than the digest says, and a state that no tournament file could hold.
 */
export function readJournal(value: unknown): Read<ReadJournal> {
  const long = listsIn(value);
  if (long.length > 0) return refused(long.slice(0, mostFaults));
  const shape = journalFileSchema.safeParse(value);
  if (!shape.success) return refused(problemsOf(shape.error.issues.slice(0, mostFaults), value, journalFileSchema));
  // Its own objects, whose keys are in the order in which they were decided: so are those of the file made of them.
  const { log } = value as { readonly log: readonly Decision[] };
  const file: JournalFile = { ...shape.data, log };
  const faults = [...newer(file), ...faultsIn(log, shape.data.log), ...peopleFaults(file)];
  if (faults.length > 0) return refused(faults.slice(0, mostFaults));
  const played = replayed(log);
  if (!played.ok) return played;
  if (stateDigest(played.value) !== file.digest) return refused([logFault('digest', 'digest')]);
  return possible(file, played.value);
}

const mostFaults = 100;

/** Lists that no schema should walk through: each of their values may be a fault. */
function listsIn(value: unknown): Refusals {
  if (typeof value !== 'object' || value === null || !('log' in value) || !Array.isArray(value.log)) return [];
  const { log, ...beside } = value;
  const expected = { kind: 'list', max: mostDecisions } as const;
  if (log.length > mostDecisions) return [{ code: 'wrong-value', path: 'log', found: foundOf(log), expected }];
  return [...longLists(beside), ...log.flatMap((one, i) => longLists(one).map((long) => under(`log[${i}]`, long)))];
}

const under = (path: string, fault: FileRefusal): FileRefusal => ({ ...fault, path: `${path}.${fault.path}` });

const logFault = (path: string, reason: Extract<FileRefusal, { code: 'not-a-log' }>['reason']): FileRefusal => ({
  code: 'not-a-log',
  path,
  reason,
});

function newer({ facts }: JournalFile): Refusals {
  const expected = { kind: 'integer', min: 1, max: factsVersion } as const;
  return facts > factsVersion ? [{ code: 'wrong-value', path: 'facts', found: foundOf(facts), expected }] : [];
}

/** `known`: the same as far as the schema knows it; what it does not know cannot be replayed. */
function faultsIn(log: readonly Decision[], known: readonly unknown[]): Refusals {
  const ids = new Map<string, number>();
  return log.flatMap((decision, i): Refusals => {
    const path = `log[${i}]`;
    const first = ids.get(decision.id);
    ids.set(decision.id, first ?? i);
    if (first !== undefined) return [{ code: 'same-id', path, id: decision.id, first: `log[${first}]` }];
    if (decision.seq !== i + 1) return [logFault(path, 'order')];
    const creates = decision.events.filter(({ kind }) => kind === 'created').length;
    if (creates !== (i === 0 ? 1 : 0) || (i === 0 && decision.events.length !== 1)) return [logFault(path, 'created')];
    const backwards = (decision.undoes ?? []).every((seq) => seq > 0 && seq < decision.seq);
    if (!backwards || canonical(known[i]) !== canonical(decision)) return [logFault(path, 'decision')];
    return hiddenIn(decision, path);
  });
}

function hiddenIn(decision: Decision, path: string): Refusals {
  const faults: FileRefusal[] = [];
  JSON.stringify(decision, (_, one: unknown) => {
    if (typeof one === 'string' && hasHidden(one)) faults.push({ code: 'hidden-character', path, found: foundOf(one) });
    return one;
  });
  return faults.slice(0, 1);
}

/** Everybody whom the log names is somebody, under an id and a number of their own. */
function peopleFaults({ people, log }: JournalFile): Refusals {
  const numbers = new Map<string, number>();
  const taken = new Set<number>();
  const faults = people.flatMap(({ id, number }, i): Refusals => {
    const twice = numbers.has(id) ? `people[${i}].id` : taken.has(number) ? `people[${i}].number` : null;
    numbers.set(id, number);
    taken.add(number);
    const found = foundOf(twice?.endsWith('id') ? id : number);
    return twice === null ? [] : [{ code: 'wrong-value', path: twice, found, expected: { kind: 'unique' } }];
  });
  const strangers = log.flatMap((decision, i): Refusals => {
    const unknown = playersIn(decision as Decision).find(({ id, number }) => numbers.get(id) !== number);
    return unknown ? [{ code: 'stranger', path: `log[${i}]`, found: foundOf(unknown.id) }] : [];
  });
  return [...faults, ...strangers];
}

const playersIn = ({ events }: Decision): Tournament['players'] =>
  events.flatMap((event) => {
    if (event.kind === 'created') return event.tournament.players;
    if (event.kind === 'registered' || event.kind === 'removed') return [event.player];
    return event.kind === 'merged' || event.kind === 'parted' ? [event.gone] : [];
  });

/** Each fact has to fit what it says that it replaced: taken back, it gives the state before it. */
function replayed(log: readonly Decision[]): Read<Tournament> {
  let state: Tournament | null = null;
  for (const [i, { events }] of log.entries()) {
    for (const event of events) {
      const next: Tournament | null = state === null ? start(event) : fitting(state, event);
      if (next === null) return refused([logFault(`log[${i}]`, 'follows')]);
      state = next;
    }
  }
  return state === null ? refused([logFault('log', 'empty')]) : ok(state);
}

function fitting(before: Tournament, event: Parameters<typeof apply>[1]): Tournament | null {
  try {
    const after = apply(before, event);
    const back = inverse(event);
    return back === null || sameValue(apply(after, back), before) ? after : null;
  } catch {
    return null;
  }
}

/** The people in it, and what they have played, are held against the rules of the tournament file. */
function possible(file: JournalFile, tournament: Tournament): Read<ReadJournal> {
  const people: People = new Map(file.people.map(({ id, number: _, ...person }) => [id, person]));
  const parsed = parseFile(toFile(tournament, people, 1, (note) => file.notes[note]));
  return parsed.ok ? ok({ file, tournament, people }) : parsed;
}
