import { join } from 'node:path';
import type { Data, StoreOptions } from './data-port.ts';
import { sqliteData } from './sqlite/sqlite.ts';

export type { Data, DataOptions, StoreOptions } from './data-port.ts';

/** `folder`: one SQLite file in it. `url`: a PostgreSQL database. `memory`: nothing is kept. */
export type Where = { readonly folder: string } | { readonly url: string } | 'memory';

/** The file of the data inside its folder. */
export const dataFile = 'ronde.sqlite';

/** Throws when it cannot be opened or a newer program has written it (`NewerDatabase`): nothing is then touched. */
export async function openStore(where: Where, options: StoreOptions): Promise<Data> {
  if (where === 'memory') return sqliteData(':memory:', options);
  if ('folder' in where) return sqliteData(join(where.folder, dataFile), options);
  // Most houses have no PostgreSQL, and do not wait for its driver.
  return (await import('./postgres/postgres.ts')).postgresData(where.url, options);
}
