import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import { oneOfEach } from '../one-at-a-time.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

const queues = new WeakMap<Db, ReturnType<typeof oneOfEach>>();

/**
 * Changes of one thing go one after the other, whichever process makes them: each reads what the one before wrote.
 * Those of one process wait without a connection, so that a crowd leaves some to everybody else.
 */
export function inTurn<T>(db: Db, thing: string, task: (writing: Transaction<Tables>) => Promise<T>): Promise<T> {
  return waitingTurn(db, thing, () => db.transaction().execute((writing) => alone(writing, thing, task)));
}

/** The same among those of this process alone, without a transaction. */
export const waitingTurn = <T>(db: Db, thing: string, task: () => Promise<T>): Promise<T> => queueOf(db)(thing, task);

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

function queueOf(db: Db): ReturnType<typeof oneOfEach> {
  const queue = queues.get(db) ?? oneOfEach();
  queues.set(db, queue);
  return queue;
}
