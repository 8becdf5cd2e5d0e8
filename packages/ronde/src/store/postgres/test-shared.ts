import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

export type SharedPostgres = Pick<TestPostgres, 'fresh'>;

let started: Promise<TestPostgres> | undefined;

/**
 * New, empty databases of one PostgreSQL for all suites of a process, started by the first that asks and ended after
 * the last one (scripts/built-for-tests.mjs says where). Who kills or pauses it has one of its own.
 */
export async function sharedPostgres(): Promise<SharedPostgres> {
  const { RONDE_POSTGRES_FOLDER: folder } = process.env;
  if (folder === undefined) throw new Error('Nobody ends what would be started here.');
  started ??= startPostgres({ folder: mkdtempSync(join(folder, 'one-')) });
  return await started;
}
