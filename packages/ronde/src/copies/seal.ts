import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { dataFile } from '../store/data.ts';
import { eachRow } from './each-row.ts';
import { released } from './place.ts';

/** « Rond »: how a copy tells whose it is. */
export const applicationId = 0x52_6f_6e_64;

/** Tables of a copy that no database has. */
const sealTables: readonly string[] = ['copy', 'copy_seals'];

/** When and of what a copy was made. */
export interface Made {
  readonly at: string;
  readonly of: 'sqlite' | 'postgres';
  readonly program: string;
}

/**
 * Writes into a copy when it was made, and the digest of the rows of each table: a byte that turned inside a text is
 * seen by nothing else.
 */
export function seal(database: DatabaseSyncInstance, made: Made): void {
  const digests = dataTables(database).map((table) => [table, digestOfRows(database, table)] as const);
  database.exec(`pragma application_id = ${applicationId}`);
  database.exec('create table copy (at text not null, "of" text not null, program text not null) strict');
  database.exec('create table copy_seals (name text primary key, digest text not null) strict');
  database.prepare('insert into copy values (?, ?, ?)').run(made.at, made.of, made.program);
  const insert = database.prepare('insert into copy_seals values (?, ?)');
  for (const digest of digests) insert.run(...digest);
  insert.run(shapeSeal, digestOfShape(database));
}

/** The name of the seal of all that the tables are made of; no table can have it. */
export const shapeSeal = 'sqlite_master';

/** When a copy was made; null for a database that is no copy. */
export function madeOf(database: DatabaseSyncInstance): Made | null {
  if (!tablesOf(database).includes('copy')) return null;
  return (database.prepare('select at, "of", program from copy').get() as Made | undefined) ?? null;
}

/**
 * The first table whose rows are not those that were copied, or `sqlite_master` where the tables themselves are not;
 * null: all are, or it is no copy.
 */
export function alteredTable(database: DatabaseSyncInstance): string | null {
  if (!madeOf(database)) return null;
  const seals = database.prepare('select name, digest from copy_seals').all() as { name: string; digest: string }[];
  const digests = new Map(seals.map(({ name, digest }) => [name, digest]));
  const shape = digests.get(shapeSeal);
  // Copies of earlier versions have no such seal.
  digests.delete(shapeSeal);
  const tables = dataTables(database);
  const missing = [...digests.keys()].find((name) => !tables.includes(name));
  const altered = missing ?? tables.find((table) => digestOfRows(database, table) !== digests.get(table));
  if (altered !== undefined) return altered;
  return shape === undefined || shape === digestOfShape(database) ? null : shapeSeal;
}

/**
 * Makes a database of a copy again. Nobody is signed in there: a session or a link that was ended since the copy would
 * live again. `whole`: nothing has happened since, and all goes on.
 */
function unseal(database: DatabaseSyncInstance, whole: boolean): void {
  for (const table of sealTables) database.exec(`drop table if exists ${table}`);
  if (whole) return;
  const tables = tablesOf(database);
  if (tables.includes('sessions')) database.exec('delete from sessions');
  if (tables.includes('invitations')) database.exec('delete from invitations');
}

/** What a database is made of beside its rows: tables, indexes, triggers, views, by name, each as it was written. */
export function shapeOf(database: DatabaseSyncInstance): ReadonlyMap<string, string> {
  const rows = database
    .prepare(`select type, name, tbl_name as of, sql from sqlite_master where sql is not null order by type, name`)
    .all() as { type: string; name: string; of: string; sql: string }[];
  const data = rows.filter(({ of }) => !sealTables.includes(of) && !of.startsWith('sqlite_'));
  return new Map(data.map(({ type, name, of, sql }) => [name, `${type} ${of} ${sql}`]));
}

function digestOfShape(database: DatabaseSyncInstance): string {
  return createHash('sha256')
    .update(JSON.stringify([...shapeOf(database)]))
    .digest('hex');
}

/** The tables that hold data, in the order of their creation: what another refers to comes first. */
export function dataTables(database: DatabaseSyncInstance): readonly string[] {
  return tablesOf(database).filter((name) => !sealTables.includes(name));
}

function tablesOf(database: DatabaseSyncInstance): readonly string[] {
  const rows = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by rowid`,
    )
    .all() as { name: string }[];
  return rows.map(({ name }) => name);
}

interface SealedColumn {
  readonly name: string;
  /** Its place in the primary key, from 1; 0: not in it. */
  readonly pk: number;
}

export function sealedColumns(database: DatabaseSyncInstance, table: string): readonly SealedColumn[] {
  return database.prepare(`select name, pk from pragma_table_info(?)`).all(table) as unknown as readonly SealedColumn[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All rows in the order of the primary key: the same rows give the same digest, wherever they lie in the file. */
function digestOfRows(database: DatabaseSyncInstance, table: string): string {
  const columns = sealedColumns(database, table);
  const keys = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  const order = (keys.length > 0 ? keys : columns).map(({ name }) => quoted(name)).join(', ');
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const hash = createHash('sha256');
  for (const row of eachRow(database, `select ${names} from ${quoted(table)} order by ${order}`)) {
    hash.update(`${JSON.stringify(Object.values(row))}\n`);
  }
  return hash.digest('hex');
}

/** Makes a database of the copy in this file. `whole`: with those who are signed in. */
export function unsealFile(file: string, whole = false): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin immediate');
    unseal(database, whole);
    database.exec('commit');
  } finally {
    database.close();
  }
}

/** Whether a file is a copy, still sealed; what cannot be read is none. */
export function isCopy(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return madeOf(database) !== null;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/** A copy that somebody put in the place of the data by hand becomes a database: nobody is signed in there either. */
export async function unsealInPlace(folder: string): Promise<void> {
  const file = join(folder, dataFile);
  if (!isCopy(file)) return;
  // Who only looked at it must have let go.
  await released();
  unsealFile(file);
}

/** Writes what is still in a write-ahead log into the database itself, and does without one from then on. */
export function foldLog(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch {
    // Too damaged to be opened: it stays as it is, for the check to say so.
  }
}

/** Whether a write-ahead log stands beside it with something in it: the file is behind, as after a power cut. */
export const hasLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
