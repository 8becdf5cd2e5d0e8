import type { Kysely } from 'kysely';
import type { HallLine } from './hall-news.ts';
import type { DialectName } from './sql/migration.ts';
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
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DataOptions {
  /** The server's time, ISO 8601. */
  readonly now?: () => string;
  /** What goes wrong outside any request. */
  readonly report?: (error: unknown) => void;
}
