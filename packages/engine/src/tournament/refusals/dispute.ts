import type { PlayerId } from '../player-id.ts';
import type { TableRef } from '../table-ref.ts';

/** An exchange with `table`, of the same round: `players` change places. */
export interface ProposedSwap {
  readonly table: TableRef;
  /** Who had nobody opposite, and who goes to the absent player instead: as the command `swap` names them. */
  readonly players: readonly [PlayerId, PlayerId];
}

/** What stands between a result and its round. */
export type DisputeRefusal =
  /** Two values for each of these tables: one has to be retained. */
  | { readonly code: 'disputed'; readonly round: number; readonly tables: readonly TableRef[] }
  /** Not any more, or not this value. */
  | { readonly code: 'not-disputed'; readonly table: TableRef }
  | { readonly code: 'already-confirmed'; readonly table: TableRef }
  | { readonly code: 'counters-changed'; readonly table: TableRef }
  /**
   * Belgium: with this result `player` would have nobody opposite at `table`, as in `rounds` (oldest first). `swap`:
   * another table that can take the absent player; null: none can. The command says `anyway` to credit it all the same.
   */
  | {
      readonly code: 'absent-twice';
      readonly table: TableRef;
      readonly player: PlayerId;
      readonly rounds: readonly number[];
      readonly swap: ProposedSwap | null;
    };
