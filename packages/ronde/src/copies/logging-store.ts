import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Event, Result } from '@ronde/engine';
import type { AskedDecision, Decide, IdReused, Store, Stored, WrittenDecision } from '../store/store.ts';
import { momentInName } from './copies.ts';
import { place } from './place.ts';

export interface LogFiles {
  readonly folder: string;
  readonly now: () => string;
  /** A file that could not be written: the draw stands all the same. */
  readonly report: (error: unknown) => void;
  /** A round or the whole tournament was closed. */
  readonly closed?: (stored: Stored) => void;
  /** How long the answer waits for the file, in ms. */
  readonly patience?: number;
}

/**
 * The same store, which also writes the tournament as a dated file: before each draw as it was, at the closing as it
 * is. The decision is on the disk first; a disk that fails or stalls on the file stops nothing.
 */
export function loggingStore(store: Store, files: LogFiles): Store {
  return { ...store, write: (ref, asked, decide) => write(store, files, ref, asked, decide) };
}

async function write<R>(
  store: Store,
  files: LogFiles,
  ref: string,
  asked: AskedDecision,
  decide: Decide<R>,
): Promise<Result<WrittenDecision, R | IdReused> | null> {
  const written = await store.write(ref, asked, decide);
  if (!written?.ok || !written.value.before) return written;
  const { before, stored, decision } = written.value;
  if (decision.events.some(({ kind }) => kind === 'round-closed' || kind === 'closed')) files.closed?.(stored);
  const moment = momentOf(decision.events);
  if (moment) await within(files, writeLogFile(files.folder, moment.after ? stored : before, moment.what, files.now()));
  return written;
}

interface Moment {
  readonly what: string;
  /** Whether the file is of the state after the decision. */
  readonly after: boolean;
}

function momentOf(events: readonly Event[]): Moment | null {
  for (const event of events) {
    if (event.kind === 'drawn') return { what: `ronde-${event.round}`, after: false };
    if (event.kind === 'redrawn') return { what: `ronde-${event.round}-refaite`, after: false };
    if (event.kind === 'closed') return { what: 'cloture', after: true };
  }
  return null;
}

/** Waits for the file, but not for ever; what goes wrong is told to whoever looks after the machine. */
async function within({ patience = 2000, report }: LogFiles, file: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([file.catch(report), late]);
  clearTimeout(timer);
}

const kept = 20;

/** Where the dated logs of a folder's tournaments are. */
export const logsFolder = (folder: string): string => join(folder, 'journaux');

/**
 * Writes a tournament as one dated file: its log, its people, its notes. `what`: the moment, as `ronde-3`. The last 20
 * of a tournament are kept. Answers with the file's name.
 */
export async function writeLogFile(folder: string, stored: Stored, what: string, now: string): Promise<string> {
  // A slug is `a–z0–9-` only: it is a safe name.
  const there = join(logsFolder(folder), stored.slug);
  const file = join(there, `${momentInName(now)}-${what}.json`);
  await place(file, (beside) => writeFile(beside, logFileOf(stored, now)));
  await letGo(there);
  return file;
}

/** One decision a line: two such files compare well, and one cut line spoils one decision. */
function logFileOf(stored: Stored, now: string): string {
  const { id, slug, version, people, numbers, notes, log } = stored;
  const head = { journal: 1, at: now, tournament: id, slug, version };
  const persons = [...people].map(([player, person]) => ({ id: player, number: numbers.get(player) ?? 0, ...person }));
  const list = (values: readonly unknown[]): string =>
    values.length === 0 ? '[]' : `[\n${values.map((value) => `  ${JSON.stringify(value)}`).join(',\n')}\n]`;
  const entries = Object.entries(head).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  const notesOf = JSON.stringify(Object.fromEntries(notes));
  return `{\n${entries.join(',\n')},\n"people": ${list(persons)},\n"notes": ${notesOf},\n"log": ${list(log)}\n}\n`;
}

async function letGo(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  await Promise.all(names.slice(0, -kept).map((name) => rm(join(folder, name), { force: true })));
}
