import type { PlayerId, TableRef } from '../state.ts';

/** Tables made by hand, and drafts. */
export type HandRefusal =
  /** In no match of the round. */
  | { readonly code: 'not-drawn'; readonly player: PlayerId; readonly round: number }
  | { readonly code: 'has-a-table'; readonly player: PlayerId; readonly round: number }
  /** The two sit elsewhere than their author saw. */
  | { readonly code: 'tables-changed'; readonly round: number; readonly players: readonly PlayerId[] }
  /** Tables made otherwise, and somebody of them has no seat any more. */
  | { readonly code: 'seat-missing'; readonly player: PlayerId }
  /** One number for two tables. */
  | { readonly code: 'table-taken'; readonly table: number }
  /** A number that the tournament does not use. */
  | { readonly code: 'table-unused'; readonly table: number }
  /** Of a match of several games, others are known by now than its author saw. */
  | { readonly code: 'games-changed'; readonly table: TableRef }
  | { readonly code: 'no-proposal'; readonly round: number }
  /** Nobody is exempt in it. */
  | { readonly code: 'no-free-seat'; readonly round: number }
  /**
   * Drawn before a result or a presence changed: a draw of today would not have `tables`; `players` would sit
   * elsewhere.
   */
  | {
      readonly code: 'draft-outdated';
      readonly round: number;
      readonly attempt: number;
      readonly tables: readonly TableRef[];
      readonly players: readonly PlayerId[];
    };

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
