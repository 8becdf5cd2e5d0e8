// Run as a process of its own: takes the write lock of a SQLite file at random moments, changes nothing, lets it go.
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';

const database = new DatabaseSync(process.argv[2] ?? '');
database.exec('pragma busy_timeout = 1000');
for (;;) {
  await sleep(30 * Math.random());
  try {
    database.exec('begin immediate');
  } catch {
    continue;
  }
  await sleep(60 * Math.random());
  database.exec('rollback');
}
