import { DatabaseSync } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { lru } from '../../machine/lru.ts';
import type { Data, StoreOptions } from '../data-port.ts';
import { isLocked } from '../faults.ts';
import { dataOn } from '../sql/data-on.ts';
import { migrate, newestOf } from '../sql/migrate.ts';
import type { Tables } from '../sql/tables.ts';

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
function openToRead(path: string): Database {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('pragma busy_timeout = 0');
  return database;
}

/** `writes`: its transactions take the write lock before anything is read, so nothing decided on can be stale. */
interface Use {
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

/** The part of `node:sqlite` that is used here: the package of today and Node 22's own module both have it. */
interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  columns(): readonly unknown[];
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** How long another process's write lock is waited for, in ms. */
const usualPatience = 5000;
const mostStatements = 300;

/**
 * One connection. Another process's lock is waited for outside SQLite, which would stop this whole process: a
 * statement that met a lock did nothing, so it is simply run again.
 */
export function connectionTo(database: Database, patience = usualPatience): DatabaseConnection {
  const prepared = preparing(database);

  function run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, answers } = prepared(sql);
    if (answers) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const until = performance.now() + patience;
      for (let wait = 1; ; wait = Math.min(2 * wait, 50)) {
        try {
          return run<R>(query);
        } catch (error) {
          if (!isLocked(error) || performance.now() > until) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    },
    streamQuery: () => {
      throw new Error('Streaming is not offered: every list here is short');
    },
  };
}

/** `answers`: with rows. To ask for its columns each time would cost more than many a statement. */
interface Prepared {
  readonly statement: Statement;
  readonly answers: boolean;
}

/** Statements are prepared once; their number is bounded. */
function preparing(database: Database): (sql: string) => Prepared {
  const known = lru<Prepared>(mostStatements);
  return (sql) => {
    const before = known.get(sql);
    if (before) return before;
    const statement = database.prepare(sql);
    const prepared = { statement, answers: statement.columns().length > 0 };
    known.set(sql, prepared);
    return prepared;
  };
}
