import { existsSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { ok, type Result, refused } from '@ronde/engine';
import type { Client } from 'pg';
import { dataFile } from '../store/data.ts';
import { backup, type Source } from './backup.ts';
import { connected } from './backup-postgres.ts';
import { inRoom, released, synced } from './place.ts';
import { type CopyRefusal, failureOf } from './refusal.ts';
import { prepared } from './restore.ts';
import { fillPostgres, nobodyServes } from './restore-postgres.ts';
import { locked } from './restore-sqlite.ts';
import { dataTables, quoted } from './seal.ts';

/** How many rows of each table there are. */
export type Moved = Readonly<Record<string, number>>;

/**
 * Carries a whole house into an empty folder or database: tournaments, accounts, who is signed in, links, register.
 * Nobody may use either meanwhile. What leaves is only read; what has arrived is counted, and is as much as what left.
 */
export async function move(from: Source, into: Source, now: string): Promise<Result<Moved, CopyRefusal>> {
  const unlock = await taken(from);
  if (!unlock.ok) return unlock;
  try {
    const empty = await isEmpty(into);
    if (!empty.ok) return empty;
    return await inRoom('folder' in into ? into.folder : tmpdir(), (room) => carried(from, into, room, now));
  } catch (error) {
    return refused({ code: 'copy-unwritable', file: placeOf(into), reason: failureOf(error) });
  } finally {
    unlock.value();
  }
}

/** Without the password that an address may hold. */
const placeOf = (source: Source): string => ('folder' in source ? source.folder : 'PostgreSQL');

/** Nobody writes there until it is given back: a decision taken meanwhile would stay behind. */
async function taken(from: Source): Promise<Result<() => void, CopyRefusal>> {
  if ('url' in from) {
    const unused = await nobodyServes(from.url);
    return unused.ok ? ok(() => undefined) : unused;
  }
  return existsSync(join(from.folder, dataFile))
    ? locked(from.folder)
    : refused({ code: 'no-data', folder: from.folder });
}

async function isEmpty(into: Source): Promise<Result<null, CopyRefusal>> {
  const full: CopyRefusal = { code: 'target-not-empty', place: placeOf(into) };
  if ('folder' in into) {
    const size = statSync(join(into.folder, dataFile), { throwIfNoEntry: false })?.size ?? 0;
    return size > 0 ? refused(full) : ok(null);
  }
  const unused = await nobodyServes(into.url);
  if (!unused.ok) return unused;
  return connected<null>(into.url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    );
    const tables = new Set(rows.map(({ name }) => name));
    // What another program keeps there is not looked into; empty tables are what an interrupted move left.
    if (tables.size > 0 && !tables.has('migrations')) return refused(full);
    const rowed = ['tournaments', 'accounts', 'register_people'].filter((table) => tables.has(table));
    for (const table of rowed) if ((await rowsIn(client, table)) > 0) return refused(full);
    return ok(null);
  });
}

async function carried(from: Source, into: Source, room: string, now: string): Promise<Result<Moved, CopyRefusal>> {
  const copied = await backup(from, join(room, 'copy.sqlite'), now);
  if (!copied.ok) return copied;
  const ready = await prepared(join(room, 'copy.sqlite'), join(room, dataFile), now, { whole: true });
  if (!ready.ok) return ready;
  const { file } = ready.value;
  const left = countedIn(file);
  await released();
  const arrived = 'folder' in into ? await intoEmpty(file, into.folder) : await intoDatabase(file, into.url, left);
  if (!arrived.ok) return arrived;
  for (const [table, expected] of Object.entries(left)) {
    const found = arrived.value[table] ?? 0;
    if (found !== expected) return refused({ code: 'moved-otherwise', table, expected, found });
  }
  return arrived;
}

function countedIn(file: string): Moved {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const counted = dataTables(database).map((table) => {
      const { n } = database.prepare(`select count(*) as n from ${quoted(table)}`).get() as { n: number };
      return [table, n] as const;
    });
    return Object.fromEntries(counted);
  } finally {
    database.close();
  }
}

async function intoEmpty(fresh: string, folder: string): Promise<Result<Moved, CopyRefusal>> {
  const unlock = locked(folder);
  if (!unlock.ok) return unlock;
  try {
    await synced(fresh);
    await rename(fresh, join(folder, dataFile));
    await synced(folder).catch(() => undefined);
    return ok(countedIn(join(folder, dataFile)));
  } finally {
    unlock.value();
  }
}

async function intoDatabase(fresh: string, url: string, tables: Moved): Promise<Result<Moved, CopyRefusal>> {
  const filled = await fillPostgres(fresh, url);
  if (!filled.ok) return filled;
  return connected<Moved>(url, async (client) => {
    const counted: Record<string, number> = {};
    for (const table of Object.keys(tables)) counted[table] = await rowsIn(client, table);
    return ok(counted);
  });
}

async function rowsIn(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${quoted(table)}`);
  return rows[0]?.n ?? 0;
}
