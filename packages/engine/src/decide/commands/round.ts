import type { PlayerId } from '../../tournament/state.ts';

/** A table made by hand before the draw, or one player exempt by hand. */
export interface Fixed {
  readonly players: readonly [PlayerId] | readonly [PlayerId, PlayerId];
  readonly table?: number;
}

export type RoundCommand =
  /**
   * `without`: those known to be away, as the director saw them. `beyond`: past the planned rounds. `fixed`: tables made
   * by hand; the rest is drawn by the rule among the others.
   */
  | {
      readonly kind: 'draw';
      readonly round: number;
      readonly without: readonly PlayerId[];
      readonly beyond?: boolean;
      readonly fixed?: readonly Fixed[];
    }
  | {
      readonly kind: 'redraw';
      readonly round: number;
      readonly attempt: number;
      readonly fixed?: readonly Fixed[];
    }
  /** Draws the round anew as the proposal without the repeats that the rule leaves. */
  | { readonly kind: 'take-proposal'; readonly round: number; readonly attempt: number }
  /** Two players of a draft, or of two tables in play without a result, change places. `saw`: who sat at the table of each. */
  | {
      readonly kind: 'swap';
      readonly round: number;
      readonly players: readonly [PlayerId, PlayerId];
      readonly saw: readonly [readonly PlayerId[], readonly PlayerId[]];
    }
  /** A table of a draft gets another number; the table that has it takes the old one. */
  | {
      readonly kind: 'number-table';
      readonly round: number;
      readonly players: readonly [PlayerId, PlayerId];
      readonly table: number;
      readonly saw: number;
    }
  /** A late comer takes the free seat of the running round. `opponent`: whom of the exempt; missing: the only one. */
  | {
      readonly kind: 'seat';
      readonly round: number;
      readonly player: PlayerId;
      readonly opponent?: PlayerId;
    }
  /** `anyway`: though a draw of today would give other tables. */
  | { readonly kind: 'publish'; readonly round: number; readonly attempt: number; readonly anyway?: boolean }
  /** Takes the publication back, while there is no result. */
  | { readonly kind: 'withhold'; readonly round: number }
  /** The tables stay, though results before them were corrected. `results`: the digest of those that were seen. */
  | { readonly kind: 'keep-tables'; readonly round: number; readonly results: string }
  | { readonly kind: 'close-round'; readonly round: number }
  | { readonly kind: 'reopen-round'; readonly round: number }
  /** `losing`: the number of results that the director was told would be lost. */
  | { readonly kind: 'cancel-round'; readonly round: number; readonly losing: number };
