import type { Kysely } from 'kysely';
import type { AccountLine } from './account-line.ts';
import type { Fault } from './faults.ts';
import type { HallLine } from './hall-news.ts';
import type { DialectName, Migration } from './sql/migration.ts';
import type { Tables } from './sql/tables.ts';
import type { Change, Store } from './store.ts';

/** One database, whatever keeps it. The ports of other rooms are made on `db`. */
export interface Data {
  readonly tournaments: Store;
  readonly db: Kysely<Tables>;
  readonly dialect: DialectName;
  /** Every change of a tournament, whichever process made it. Returns the unsubscribe. */
  watch(listener: (change: Change) => void): () => void;
  /** Changes of what a hall shows, which are none of its tournament. */
  readonly hallNews: HallLine;
  /** Changes of who may do what, which are none of a tournament. */
  readonly accountNews: AccountLine;
  /** What is wrong with the database now; null: nothing. `writing`: whether a write is tried, too. */
  trouble(writing?: boolean): Promise<Fault | null>;
  close(): Promise<void>;
}

export interface DataOptions {
  /** The server's time, ISO 8601. */
  readonly now?: () => string;
  /** What goes wrong outside any request. */
  readonly report?: (error: unknown) => void;
}

export interface StoreOptions extends DataOptions {
  /** The tables of every room, in the order in which they came. */
  readonly migrations: readonly Migration[];
}
