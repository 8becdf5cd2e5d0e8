import { Kysely } from 'kysely';
import type { Data, DataOptions } from '../data-port.ts';
import { dataOn } from '../sql/data-on.ts';
import { migrate } from '../sql/migrations.ts';
import type { Tables } from '../sql/tables.ts';
import { sqliteDialect } from './dialect.ts';
import { openDatabase, openToRead } from './open-database.ts';

/** A path of SQLite's own: a database without a file, of one connection. */
const inMemory = ':memory:';

/** Opens or creates the file at `path`. Throws when it cannot be opened or a newer program has written it. */
export async function sqliteData(path: string, options: DataOptions = {}): Promise<Data> {
  const { now = () => new Date().toISOString(), report } = options;
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openDatabase(path), { writes: true }) });
  try {
    await migrate(db, 'sqlite', now);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return dataOn({ ...alone, db, reading: path === inMemory ? db : readingFrom(path) }, { report });
}

/** One writer, and nobody else to tell: another process of this program is kept off the folder. */
const alone = {
  dialect: 'sqlite',
  lane: () => '',
  tellingHall: () => null,
  tellAccounts: async () => undefined,
} as const;

const readingFrom = (path: string) =>
  new Kysely<Tables>({ dialect: sqliteDialect(openToRead(path), { writes: false }) });
