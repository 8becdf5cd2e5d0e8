import { Kysely } from 'kysely';
import type { Data, StoreOptions } from '../data-port.ts';
import { dataOn } from '../sql/data-on.ts';
import { migrate, newestOf } from '../sql/migrate.ts';
import type { Tables } from '../sql/tables.ts';
import { sqliteDialect } from './dialect.ts';
import { openDatabase, openToRead } from './open-database.ts';

/** A path of SQLite's own: a database without a file, of one connection. */
const inMemory = ':memory:';

/** Opens or creates the file at `path`. Throws when it cannot be opened or a newer program has written it. */
export async function sqliteData(path: string, options: StoreOptions): Promise<Data> {
  const { now = () => new Date().toISOString(), report, migrations } = options;
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openDatabase(path), { writes: true }) });
  try {
    await migrate(db, 'sqlite', now, migrations);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return dataOn(
    { ...alone, db, reading: path === inMemory ? db : readingFrom(path) },
    { report, newest: newestOf(migrations) },
  );
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
