import type { Kysely, RawBuilder } from 'kysely';
import type { HallNews } from '../data-port.ts';
import type { DialectName } from './migrate.ts';
import type { Tables } from './tables.ts';

/** What the SQL store asks of a database. */
export interface Backend {
  readonly dialect: DialectName;
  readonly db: Kysely<Tables>;
  /** Where lists and pages are read, beside the writing. */
  readonly reading: Kysely<Tables>;
  /** Writes of one lane wait for each other: SQLite has one writer, PostgreSQL one a tournament. */
  lane(tournament: string): string;
  /** What tells the other processes of what a hall shows, once its transaction is committed; null: there are none. */
  tellingHall(news: HallNews): RawBuilder<unknown> | null;
  /** Tells the other processes, where there are any, that somebody may do more or less than before. */
  tellAccounts(): Promise<unknown>;
}

/** Everything inside sees one moment of the database. */
export function inSnapshot<T>({ reading, dialect }: Backend, task: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const transaction = reading.transaction();
  return dialect === 'postgres'
    ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(task)
    : transaction.execute(task);
}
