import type { FileWarning } from './file-warning.ts';

/** What stands at a path of a tournament file, short enough for a sentence: never a whole object. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly length: number };

/** What could have stood there. */
export type Expectation =
  /** `filled`: more than blanks. */
  | { readonly kind: 'text'; readonly max?: number; readonly filled?: true }
  | { readonly kind: 'integer'; readonly min?: number; readonly max?: number }
  /** A whole number that `of` divides. */
  | { readonly kind: 'multiple'; readonly of: number }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'yes-no-or-rounds' }
  /** `from`, `to`: years. */
  | { readonly kind: 'hour' }
  | { readonly kind: 'date'; readonly from?: number; readonly to?: number }
  /** A moment, of these days. */
  | { readonly kind: 'instant'; readonly from: string; readonly to: string }
  /** A date that is not after this one. */
  | { readonly kind: 'until'; readonly date: string }
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number | boolean)[] }
  /** A key of the contract; `near`: the one that was probably meant. */
  | { readonly kind: 'key'; readonly near?: string }
  /** Somebody of the list of players. */
  | { readonly kind: 'player' }
  /** Somebody whom a federation knows. */
  | { readonly kind: 'person' }
  /** Somebody else than the other player of the game. */
  | { readonly kind: 'opponent' }
  /** A series of duplicate Scrabble: `S`, `1` to `7`, with or without its letter. */
  | { readonly kind: 'duplicate-series' }
  /** A seat of the pools for everybody who plays in them. */
  | { readonly kind: 'pool-seat' }
  /** Something that nothing else in the list has: an id, a place, a table number. */
  | { readonly kind: 'unique' }
  | { readonly kind: 'nothing' };

/** Everything a tournament file can be refused for. `path` is that of the value, like `players[3].rating`. */
export type FileProblem =
  | { readonly code: 'file-missing'; readonly path: string; readonly file: string }
  | { readonly code: 'file-directory'; readonly path: string; readonly file: string }
  | { readonly code: 'file-unreadable'; readonly path: string; readonly file: string; readonly reason: string }
  | { readonly code: 'file-unwritable'; readonly path: string; readonly file: string; readonly reason: string }
  | { readonly code: 'file-changed'; readonly path: string; readonly file: string }
  | { readonly code: 'file-empty'; readonly path: string }
  | { readonly code: 'too-large'; readonly path: string; readonly limit: number }
  | { readonly code: 'too-many-values'; readonly path: string; readonly limit: number }
  | { readonly code: 'not-utf8'; readonly path: string }
  | { readonly code: 'not-json'; readonly path: string; readonly line: number; readonly column: number }
  | { readonly code: 'key-twice'; readonly path: string; readonly line: number; readonly column: number }
  | { readonly code: 'missing'; readonly path: string; readonly expected: Expectation }
  | { readonly code: 'wrong-type'; readonly path: string; readonly found: Found; readonly expected: Expectation }
  | { readonly code: 'wrong-value'; readonly path: string; readonly found: Found; readonly expected: Expectation }
  /** Line breaks and other control characters, or half a character. */
  | { readonly code: 'hidden-character'; readonly path: string; readonly found: Found }
  /** An e-mail address, a phone number, a date or an amount, where everybody reads a club or a licence. */
  | { readonly code: 'private-text'; readonly path: string; readonly found: Found }
  | { readonly code: 'unknown-key'; readonly path: string; readonly key: string; readonly near: string | null }
  /** A key of the contract that belongs to other formulas. */
  | { readonly code: 'key-of-another-format'; readonly path: string; readonly key: string; readonly format: string }
  | { readonly code: 'unknown-format'; readonly path: string; readonly found: Found; readonly known: readonly string[] }
  | { readonly code: 'ends-before'; readonly path: string; readonly found: Found; readonly date: string }
  | { readonly code: 'same-id'; readonly path: string; readonly id: string; readonly first: string }
  | { readonly code: 'same-order'; readonly path: string; readonly order: number; readonly first: string }
  | { readonly code: 'left-later'; readonly path: string; readonly left: number; readonly rounds: number }
  | { readonly code: 'stranger'; readonly path: string; readonly found: Found }
  | {
      readonly code: 'twice-in-round';
      readonly path: string;
      readonly player: string;
      readonly round: number;
      readonly first: string;
    }
  | {
      readonly code: 'not-in-tournament';
      readonly path: string;
      readonly player: string;
      readonly round: number;
      readonly from: number;
      readonly left: number | null;
    }
  | {
      readonly code: 'same-table';
      readonly path: string;
      readonly table: number;
      readonly round: number;
      readonly first: string;
    }
  /** The next round exists though this one is not complete. */
  | { readonly code: 'round-incomplete'; readonly path: string; readonly round: number; readonly next: number }
  | { readonly code: 'not-at-table'; readonly path: string; readonly found: Found; readonly players: readonly string[] }
  | { readonly code: 'result-of-exempt'; readonly path: string; readonly key: string }
  /** What is said of a result, where there is none. */
  | { readonly code: 'without-result'; readonly path: string; readonly key: string }
  | { readonly code: 'goes-without'; readonly path: string; readonly key: string; readonly other: string }
  | { readonly code: 'goes-with'; readonly path: string; readonly key: string; readonly other: string }
  | {
      readonly code: 'too-many-games';
      readonly path: string;
      readonly found: number;
      readonly most: number;
      readonly bestOf: 1 | 3 | 5;
    }
  | { readonly code: 'match-unfinished'; readonly path: string; readonly found: number; readonly bestOf: 1 | 3 | 5 }
  | { readonly code: 'forfeit-after-the-end'; readonly path: string }
  | { readonly code: 'game-after-the-end'; readonly path: string; readonly game: number }
  /** Who won, and nothing of how, where the formula counts more than wins. */
  | { readonly code: 'winner-alone'; readonly path: string }
  /** A winner who has lost all his cohesion. */
  | {
      readonly code: 'winner-broken';
      readonly path: string;
      readonly player: string;
      readonly lost: number;
      readonly total: number;
    }
  /** In two seats of the pools, or of a stage of the final; null is X. */
  | { readonly code: 'seated-twice'; readonly path: string; readonly found: Found; readonly first: string }
  /** Tables of a fixed round in which not every place from 1 to `places` stands once. */
  | { readonly code: 'bad-tables'; readonly path: string; readonly places: number }
  /** The three phases of Formule Combinée, in order, have more rounds together than it allows. */
  | {
      readonly code: 'too-many-rounds';
      readonly path: string;
      readonly phases: readonly [number, number, number];
      readonly found: Found;
      readonly expected: Expectation;
    }
  /** More matches of a stage than the final has. */
  | { readonly code: 'too-many-of-stage'; readonly path: string; readonly found: Found; readonly most: number }
  /** A match of the final before the rounds are in. `round`: the one that waits; null: none is drawn. */
  | { readonly code: 'final-early'; readonly path: string; readonly round: number | null }
  /** The final, or the match for the third place, before both semi-finals are played. */
  | { readonly code: 'semis-missing'; readonly path: string; readonly found: Found; readonly played: number }
  /** A match for the third place, which `thirdPlace` says is not played. */
  | { readonly code: 'no-third-place'; readonly path: string }
  /** In the final, or the match for the third place, somebody whom the semi-finals did not send there. */
  | {
      readonly code: 'not-from-semi';
      readonly path: string;
      readonly found: Found;
      readonly players: readonly string[];
    }
  /** The file says that it is closed. `round`: the one that waits; 0 where it is none. */
  | {
      readonly code: 'not-over';
      readonly path: string;
      readonly waits: 'rounds' | 'results' | 'dispute' | 'final';
      readonly round: number;
    }
  /** Somebody who plays in the pools and stands in none of those that were drawn. */
  | { readonly code: 'no-pool-seat'; readonly path: string; readonly player: string }
  /** A tournament file that lies beside its log in an archive and says something else. `log`: what follows from that. */
  | { readonly code: 'beside-log'; readonly path: string; readonly found: Found; readonly log: Found }
  /** A log of decisions that is none: what stands at the path is no decision, or the wrong one. */
  | { readonly code: 'not-a-log'; readonly path: string; readonly reason: LogFault };

/**
 * `order`: decisions are counted from 1 without a gap. `created`: the first one, and it alone, creates. `tournament`:
 * it is a tournament file. `follows`: it does not follow from those before. `digest`: all of them give another state
 * than the file says. `archive`: a zip without a log, or with several, or none that can be unpacked.
 */
type LogFault =
  | 'empty'
  | 'decision'
  | 'order'
  | 'created'
  | 'tournament'
  | 'follows'
  | 'digest'
  | 'archive'
  | 'damaged';

/** The sentences about files in one language. */
export interface FileSentences {
  /** One or two sentences, with the path when there is one. `format`: that of the file, a Scrabble one if not said. */
  readonly problem: (problem: FileProblem, format?: string) => string;
  readonly warning: (warning: FileWarning, format?: string) => string;
  readonly expected: (expectation: Expectation) => string;
  readonly found: (found: Found) => string;
}
