import type { PlayerId } from '../player-id.ts';
import type { TableRef } from '../table-ref.ts';

/** Tables made by hand, and drafts. */
export type HandRefusal =
  /** In no match of the round. */
  | { readonly code: 'not-drawn'; readonly player: PlayerId; readonly round: number }
  | { readonly code: 'has-a-table'; readonly player: PlayerId; readonly round: number }
  /** The two sit elsewhere than their author saw. */
  | { readonly code: 'tables-changed'; readonly round: number; readonly players: readonly PlayerId[] }
  /** One number for two tables. */
  | { readonly code: 'table-taken'; readonly table: number }
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
