import type { ImportedResult, Side } from './imported-tournament.ts';

/** A game as a file says it, by the names that stand there. */
export interface FileGame {
  readonly line: number;
  readonly raw: string;
  /** Null: that of the round that was asked about. */
  readonly round: number | null;
  readonly table: number | null;
  readonly sides: readonly SaidPlayer[];
  readonly result: ImportedResult | null;
  /** Who began, where the file says so. */
  readonly starts: Side | null;
  /** What no score is. */
  readonly notScore: string | null;
}

/** Somebody as a line names them. */
export interface SaidPlayer {
  readonly name: string;
  readonly licence: string | null;
}
