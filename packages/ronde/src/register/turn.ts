import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { inTurn, waitingTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';

/** One change of the register after the other: an import, a merge, an undo, an erasure. */
export const registerTurn = <T>(db: Kysely<Tables>, task: (writing: Transaction<Tables>) => Promise<T>): Promise<T> =>
  inTurn(db, 'register', task);

/**
 * The same for a long change. SQLite has one writer, which a transaction would keep from everybody: there the long part
 * comes before it, and the turn alone keeps other changes of the register away, since no other process serves that
 * file.
 */
export function longRegisterTurn<T>(
  db: Kysely<Tables>,
  prepare: (db: Kysely<Tables>) => Promise<T>,
  write: (writing: Transaction<Tables>, prepared: T) => Promise<void>,
): Promise<T> {
  const both = async (writing: Transaction<Tables>, prepared: T) => {
    await write(writing, prepared);
    return prepared;
  };
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    return registerTurn(db, async (writing) => both(writing, await prepare(writing)));
  return waitingTurn(db, 'register', async () => {
    const prepared = await prepare(db);
    return db.transaction().execute((writing) => both(writing, prepared));
  });
}
