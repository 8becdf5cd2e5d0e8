import type { Kysely } from 'kysely';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { alone } from '../store/sql/in-turn.ts';
import type { DialectName } from '../store/sql/migration.ts';
import type { Tables } from '../store/sql/tables.ts';

/** Runs a task of a tournament while none of the others runs, in whichever process; `on`: what it writes through. */
export type AnswersInTurn = <T>(tournament: string, task: (on: Kysely<Tables>) => Promise<T>) => Promise<T>;

/**
 * SQLite has one process. Elsewhere the lock is held by a transaction, which goes with its process; one at a time here,
 * so that no more than one connection waits for what the task asks of another.
 */
export function answersInTurn(db: Kysely<Tables>, dialect: DialectName): AnswersInTurn {
  const queue = oneAtATime();
  if (dialect === 'sqlite') return (_, task) => queue(() => task(db));
  return (tournament, task) => queue(() => db.transaction().execute((writing) => alone(writing, tournament, task)));
}
