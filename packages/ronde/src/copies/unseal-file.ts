import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { dataFile } from '../store/data.ts';
import { released } from './place.ts';
import { madeOf, unseal } from './seal.ts';

/** Makes a database of the copy in this file. `whole`: with those who are signed in. */
export function unsealFile(file: string, whole = false): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin immediate');
    unseal(database, whole);
    database.exec('commit');
  } finally {
    database.close();
  }
}

/** Whether a file is a copy, still sealed; what cannot be read is none. */
export function isCopy(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return madeOf(database) !== null;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/** A copy that somebody put in the place of the data by hand becomes a database: nobody is signed in there either. */
export async function unsealInPlace(folder: string): Promise<void> {
  const file = join(folder, dataFile);
  if (!isCopy(file)) return;
  // Who only looked at it must have let go.
  await released();
  unsealFile(file);
}

/** Writes what is still in a write-ahead log into the database itself, and does without one from then on. */
export function foldLog(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch {
    // Too damaged to be opened: it stays as it is, for the check to say so.
  }
}

/** Whether a write-ahead log stands beside it with something in it: the file is behind, as after a power cut. */
export const hasLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
