import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { engineVersion, ok, type Result, refused } from '@ronde/engine';
import { Client, types } from 'pg';
import { migrations } from '../database/migrations.ts';
import { bringUp } from './bring-up.ts';
import { type CopyRefusal, failureOf } from './refusal.ts';
import { dataTables, quoted, seal, sealedColumns } from './seal.ts';

const rowsAtOnce = 500;

/**
 * All tables of a PostgreSQL database as a SQLite file of the same version: one format of copies for both, read in one
 * snapshot while others write.
 */
export function copyPostgres(url: string, file: string, now: string): Promise<Result<null, CopyRefusal>> {
  return connected(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const version = await versionOf(client);
    const newest = Math.max(...migrations.map(({ number }) => number));
    if (version === 0) return refused({ code: 'no-data', folder: 'PostgreSQL' });
    if (version > newest) return refused({ code: 'copy-newer', file: 'PostgreSQL', expected: newest, found: version });
    // The very tables that a SQLite database of that version has.
    const known = migrations.filter(({ number }) => number <= version);
    await bringUp(file, now, known);
    await fill(file, client, now);
    await client.query('commit');
    return ok(null);
  });
}

/** The version of the tables at this address; 0: there are none yet. */
export const versionAt = (url: string): Promise<Result<number, CopyRefusal>> =>
  connected(url, async (client) => ok(await versionOf(client)));

async function versionOf(client: Client): Promise<number> {
  const there = await client.query<{ name: string | null }>(`select to_regclass('migrations') as name`);
  if (there.rows[0]?.name == null) return 0;
  const found = await client.query<{ number: number }>(
    'select coalesce(max(number), 0)::int as number from migrations',
  );
  return found.rows[0]?.number ?? 0;
}

async function fill(file: string, client: Client, at: string): Promise<void> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    database.exec('pragma journal_mode = delete');
    database.exec('begin');
    for (const table of dataTables(database)) await copyRows(database, client, table);
    seal(database, { at, of: 'postgres', program: engineVersion });
    database.exec('commit');
  } finally {
    database.close();
  }
}

async function copyRows(database: DatabaseSyncInstance, client: Client, table: string): Promise<void> {
  const names = sealedColumns(database, table).map(({ name }) => quoted(name));
  const insert = database.prepare(`insert into ${quoted(table)} values (${names.map(() => '?').join(', ')})`);
  database.exec(`delete from ${quoted(table)}`);
  await client.query(`declare rows no scroll cursor for select ${names.join(', ')} from ${quoted(table)}`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `fetch ${rowsAtOnce} from rows`, rowMode: 'array' });
    for (const row of rows) insert.run(...row.map(plain));
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close rows');
}

/** What both databases hold: texts and numbers; SQLite has no truth values of its own. */
function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new Error(`A copy holds texts and numbers, not ${typeof value}`);
}

const int8 = 20;

/** Numbers as numbers: none here is larger than what JavaScript counts exactly. */
const asNumbers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

/** Runs a task on one connection of its own; a database that does not answer is a refusal. */
export async function connected<T>(
  url: string,
  task: (client: Client) => Promise<Result<T, CopyRefusal>>,
): Promise<Result<T, CopyRefusal>> {
  const client = new Client({ connectionString: url, types: asNumbers, connectionTimeoutMillis: 5000 });
  // Without a listener, a connection that breaks ends the program; the query under way says so too.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return refused({ code: 'database-away', reason: failureOf(error) });
  }
  try {
    return await task(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
