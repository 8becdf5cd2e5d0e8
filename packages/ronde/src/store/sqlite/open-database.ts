import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from './connection.ts';

/** The connection that writes, set so that what is committed is on the disk. */
export function openDatabase(path: string): Database {
  const database = new DatabaseSync(path);
  // The patience first: the switch to WAL may already meet another process. FULL: what is answered is on the disk.
  const pragmas = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];
  // The write-ahead log is put into the file every 16 MB instead of 4: each time makes somebody wait for the disk.
  for (const pragma of [...pragmas, 'wal_autocheckpoint = 4000']) database.exec(`pragma ${pragma}`);
  // From here on `connectionTo` waits for locks, without stopping the process.
  database.exec('pragma busy_timeout = 0');
  return database;
}

/** A second connection to the same file: what it reads is not held up by the one that writes. */
export function openToRead(path: string): Database {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('pragma busy_timeout = 0');
  return database;
}
