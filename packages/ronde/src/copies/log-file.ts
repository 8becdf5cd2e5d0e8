import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stored } from '../store/store.ts';
import { momentInName } from './moment.ts';
import { place } from './place.ts';

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
