import type { TableRef } from '../table-ref.ts';

/** What stands between a result and its round. */
export type DisputeRefusal =
  /** Two values for each of these tables: one has to be retained. */
  | { readonly code: 'disputed'; readonly round: number; readonly tables: readonly TableRef[] }
  /** Not any more, or not this value. */
  | { readonly code: 'not-disputed'; readonly table: TableRef }
  | { readonly code: 'already-confirmed'; readonly table: TableRef }
  | { readonly code: 'counters-changed'; readonly table: TableRef };
