import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from './dialect.ts';

/** One connection, set so that what is committed is on the disk. */
export function openDatabase(path: string): Database {
  const database = new DatabaseSync(path);
  // The patience first: the switch to WAL may already meet another process. FULL: what is answered is on the disk.
  for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
    database.exec(`pragma ${pragma}`);
  }
  return database;
}
