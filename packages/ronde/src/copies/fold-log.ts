import { statSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

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
