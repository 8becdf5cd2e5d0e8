import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Data, StoreOptions } from '../data-port.ts';
import { dataOn } from '../sql/data-on.ts';
import { type Migration, migrate, newestOf } from '../sql/migrate.ts';
import type { Tables } from '../sql/tables.ts';
import { listenFrom, tellingAccounts, tellingHall } from './news.ts';
import { type PunctualPool, patience, punctual } from './punctual.ts';

/**
 * Opens the database of this address and makes its tables where they are missing. Throws when it does not answer or a
 * newer program has written it. Later on it may go away: what is asked meanwhile fails, and all goes on once it is
 * back.
 */
export async function postgresData(url: string, options: StoreOptions): Promise<Data> {
  const { now = () => new Date().toISOString(), report = () => undefined, migrations } = options;
  await migrated(url, now, migrations);
  const held = punctual(poolOf(url, report));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: held.pool }) });
  try {
    return await openOn(db, held, { url, report, newest: newestOf(migrations) });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** New tables and columns may take their time with a large house: nobody's deadline is theirs. */
async function migrated(url: string, now: () => string, migrations: readonly Migration[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, application_name: 'ronde', max: 1, connectionTimeoutMillis: 5000 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres', now, migrations);
  } finally {
    await db.destroy();
  }
}

interface Around {
  readonly url: string;
  readonly report: (error: unknown) => void;
  readonly newest: number;
}

async function openOn(db: Kysely<Tables>, held: PunctualPool, { url, report, newest }: Around): Promise<Data> {
  const lane = (tournament: string): string => tournament;
  let stop = async (): Promise<void> => undefined;
  const data = dataOn(
    { dialect: 'postgres', db, reading: db, lane, tellingHall, tellAccounts: () => tellingAccounts.execute(db) },
    { end: () => stop(), report, newest },
  );
  const news = await listenFrom(url, {
    told: data.tell,
    toldHall: data.hallNews.tell,
    toldAccounts: data.accountNews.told,
    deaf: data.accountNews.deaf,
    away: held.silent,
    back: held.back,
    missed: async () => {
      data.accountNews.again();
      await lookAgain(db, data);
      await lookAtHalls(db, data);
    },
    report,
  });
  stop = news.stop;
  return data;
}

/** Nothing was heard for a while: every tournament that somebody may follow here is looked at. */
async function lookAgain(db: Kysely<Tables>, { memory, tell }: ReturnType<typeof dataOn>): Promise<void> {
  const ids = memory.ids();
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'version', 'public_version'])
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute();
  for (const { id, version, public_version } of rows) tell({ tournament: id, version, publicVersion: public_version });
}

async function lookAtHalls(db: Kysely<Tables>, { hallNews }: ReturnType<typeof dataOn>): Promise<void> {
  const halls = await db.selectFrom('halls').select(['tournament', 'rev']).execute();
  for (const hall of halls) hallNews.tell(hall);
}

/**
 * `synchronous_commit`: what is answered is on the disk, whatever the server is set to. A process that died in the middle
 * of a transaction holds its locks no longer than ten seconds.
 */
const settings = [
  'synchronous_commit=on',
  `lock_timeout=${patience.lock}`,
  `statement_timeout=${patience.statement}`,
  'idle_in_transaction_session_timeout=10000',
  'client_min_messages=warning',
];

function poolOf(url: string, report: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'ronde',
    max: 10,
    connectionTimeoutMillis: patience.connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  });
  // A connection lost while nobody waits for it, in the pool or between two statements: what uses it next fails, and
  // the pool makes another one. Unheard, such an error would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
