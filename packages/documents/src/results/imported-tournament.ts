import type { Army, Result } from '@ronde/engine';
import type { Adjustment, ResultFault } from './faults.ts';

/** A tournament as another program has written it: who plays, in the order of the file, and who met whom. */
export interface ImportedTournament {
  readonly source: ResultSource;
  /** What the file says of the tournament itself. */
  readonly about: ImportedAbout;
  readonly players: readonly ImportedPlayer[];
  readonly rounds: readonly ImportedRound[];
  /** What a win without an opponent counts there, where that is not 50. */
  readonly forfeitSpread?: number;
  /** What could not be taken as it stands: said, never hidden. */
  readonly adjustments: readonly Adjustment[];
  /** Divisions of a file that has several, by name, and which one this is. */
  readonly sections: readonly string[];
  readonly section: number;
}

export type ResultSource = 'tsh' | 'aupair' | 'rows' | 'workbook';

export interface ImportedAbout {
  readonly name?: string;
  readonly date?: string;
  readonly endDate?: string;
  readonly event?: string;
  readonly place?: string;
  readonly theme?: string;
}

export interface ImportedPlayer {
  /** Where they stand in the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly rating?: number;
  readonly licence?: string;
  readonly club?: string;
  readonly army?: Army;
  /** Fills a hole, and is not ranked. */
  readonly spare?: boolean;
  /** Last round in which they were drawn. */
  readonly left?: number;
  /** Points in all and place, as the file has them. */
  readonly claimed?: { readonly total?: number; readonly place?: number };
}

/** Players by their place in the list, from 0. */
export interface ImportedRound {
  readonly matches: readonly ImportedMatch[];
  readonly absent: readonly number[];
  /** What the arbiter took off, beside the points. */
  readonly maluses?: readonly { readonly player: number; readonly points: number }[];
}

export interface ImportedMatch {
  readonly line: number;
  readonly table?: number;
  readonly players: readonly [number] | readonly [number, number];
  /** 0: the first of the two. */
  readonly starts?: Side;
  readonly result?: ImportedResult;
}

export type Side = 0 | 1;
type Two<T> = readonly [T, T];

export type ImportedResult =
  | { readonly kind: 'games'; readonly score: Two<number> }
  /** Several games of one match. */
  | { readonly kind: 'match'; readonly games: readonly Two<number>[] }
  /** Who won, and nothing else. */
  | { readonly kind: 'decided'; readonly winner: Side | null }
  | { readonly kind: 'points'; readonly winner: Side | null; readonly points: Two<number> }
  | {
      readonly kind: 'losses';
      readonly winner: Side | null;
      readonly cohesion: Two<{ readonly lost: number; readonly total: number }>;
    }
  | { readonly kind: 'forfeit'; readonly by: Side | 'both' }
  | { readonly kind: 'awarded'; readonly to: Side; readonly score: Two<number> | null };

export type ReadResults = Result<ImportedTournament, readonly ResultFault[]>;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
