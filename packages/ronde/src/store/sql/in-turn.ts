import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** The last of each line, by what it waits for. */
const lines = new WeakMap<Db, Map<string, Promise<void>>>();

/**
 * Changes of one thing go one after the other, whichever process makes them: each reads what the one before wrote.
 * Those of one process wait without a connection, so that a crowd leaves some to everybody else.
 */
export function inTurn<T>(db: Db, thing: string, task: (writing: Transaction<Tables>) => Promise<T>): Promise<T> {
  const line = lineOf(db);
  const before = line.get(thing) ?? Promise.resolve();
  const mine = before.then(() => db.transaction().execute((writing) => alone(writing, thing, task)));
  const after = mine.then(nothing, nothing).then(() => {
    if (line.get(thing) === after) line.delete(thing);
  });
  line.set(thing, after);
  return mine;
}

/** SQLite's transactions are alone anyway; elsewhere the lock is held until this one ends. */
export async function alone<T>(
  writing: Transaction<Tables>,
  thing: string,
  task: (writing: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (writing.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(7265, hashtext(${thing}))`.execute(writing);
  return task(writing);
}

function lineOf(db: Db): Map<string, Promise<void>> {
  const known = lines.get(db) ?? new Map<string, Promise<void>>();
  lines.set(db, known);
  return known;
}

const nothing = (): void => undefined;
