import type { Kysely, Transaction } from 'kysely';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';

/** One change of the register after the other: an import, a merge, an undo, an erasure. */
export const registerTurn = <T>(db: Kysely<Tables>, task: (writing: Transaction<Tables>) => Promise<T>): Promise<T> =>
  inTurn(db, 'register', task);
