import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { connectionTo, type Database } from './connection.ts';

/** `writes`: its transactions take the write lock before anything is read, so nothing decided on can be stale. */
export interface Use {
  readonly writes: boolean;
}

/** Kysely over one `node:sqlite` connection. */
export function sqliteDialect(database: Database, { writes }: Use): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => oneConnection(database, writes),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function unlessEnded(error: unknown): void {
  if (!(error instanceof Error) || !/no transaction is active/i.test(error.message)) throw error;
}

/** Whoever asks for the connection waits until the one before has given it back. */
function oneConnection(database: Database, writes: boolean): Driver {
  const connection = connectionTo(database);
  const waiting: (() => void)[] = [];
  let taken = false;
  const run = (sql: string) => async (on: DatabaseConnection) => void (await on.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
      return connection;
    },
    beginTransaction: run(writes ? 'begin immediate' : 'begin'),
    commitTransaction: run('commit'),
    // After some failures (a full disk) SQLite has gone back by itself: what failed is what counts.
    rollbackTransaction: (on) => run('rollback')(on).catch(unlessEnded),
    releaseConnection: async () => {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
    async destroy() {
      // A closed connection lives on while a statement of it does, and its log is not folded in: whoever copies the
      // file by hand would miss what is in there.
      if (writes) database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}
