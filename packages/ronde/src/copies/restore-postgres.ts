import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { ok, type Result, refused } from '@ronde/engine';
import type { Client } from 'pg';
import { openData } from '../database/migrations.ts';
import { backup } from './backup.ts';
import { connected } from './backup-postgres.ts';
import { eachRow } from './each-row.ts';
import { type CopyRefusal, failureOf } from './refusal.ts';
import type { Previous } from './restore-sqlite.ts';
import { dataTables, quoted, sealedColumns } from './seal.ts';

const rowsAtOnce = 200;

/**
 * Puts all rows of a sound file in the place of those of a PostgreSQL database, in one transaction. The previous state
 * is first copied to `kept`. Refused while a program serves that database.
 */
export async function intoPostgres(
  fresh: string,
  url: string,
  { kept, now, closing }: Previous,
): Promise<Result<string | null, CopyRefusal>> {
  const unused = await nobodyServes(url);
  if (!unused.ok) return unused;
  const before = await backup({ url }, kept, now);
  if (!before.ok && before.refusal.code !== 'no-data') return before;
  if (before.ok) closing(kept);
  const put = await fillPostgres(fresh, url);
  return put.ok ? ok(before.ok ? kept : null) : put;
}

/** Puts all rows of a sound file in the place of those of the database, whose tables are first made or brought up. */
export async function fillPostgres(fresh: string, url: string): Promise<Result<null, CopyRefusal>> {
  try {
    await (await openData({ url })).close();
  } catch (error) {
    return refused({ code: 'database-away', reason: failureOf(error) });
  }
  return connected(url, (client) => replaced(fresh, client));
}

/** Refused while a program serves that database. */
export function nobodyServes(url: string): Promise<Result<null, CopyRefusal>> {
  return connected<null>(url, async (client) => {
    const programs = await servedBy(client);
    return programs > 0 ? refused({ code: 'database-in-use', programs }) : ok(null);
  });
}

/** How many connections of serving programs there are: each says who it is. */
async function servedBy(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'ronde%'`,
  );
  return rows[0]?.n ?? 0;
}

async function replaced(fresh: string, client: Client): Promise<Result<null, CopyRefusal>> {
  const database = new DatabaseSync(fresh, { readOnly: true });
  try {
    const tables = dataTables(database);
    const all = tables.map(quoted).join(', ');
    await client.query('begin');
    await client.query(`lock table ${all} in access exclusive mode`);
    await client.query(`truncate ${all}`);
    for (const table of tables) await copyRows(database, client, table);
    await client.query('commit');
    return ok(null);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    return refused({ code: 'database-away', reason: failureOf(error) });
  } finally {
    database.close();
  }
}

async function copyRows(database: DatabaseSyncInstance, client: Client, table: string): Promise<void> {
  const names = sealedColumns(database, table).map(({ name }) => quoted(name));
  const list = names.join(', ');
  let rows: unknown[][] = [];
  const send = async (): Promise<void> => {
    const places = rows.map((row, i) => `(${row.map((_, j) => `$${i * row.length + j + 1}`).join(', ')})`);
    await client.query(`insert into ${quoted(table)} (${list}) values ${places.join(', ')}`, rows.flat());
    rows = [];
  };
  for (const row of eachRow(database, `select ${list} from ${quoted(table)}`)) {
    rows.push(Object.values(row));
    if (rows.length === rowsAtOnce) await send();
  }
  if (rows.length > 0) await send();
}
