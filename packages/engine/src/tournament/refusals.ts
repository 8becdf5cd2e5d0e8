import type { MatchResult } from './match-result.ts';
import type { PlayerId, Presence } from './state.ts';

/** A table in a refusal: enough to name it and to link to it. */
export interface TableRef {
  readonly round: number;
  readonly table: number;
  readonly players: readonly [PlayerId, PlayerId];
}

/** The rules or the state say no. `language` has a sentence for each code, in every language. */
export type Refusal =
  | { readonly code: 'unknown-player'; readonly player: PlayerId }
  | { readonly code: 'already-registered'; readonly player: PlayerId }
  | { readonly code: 'has-been-drawn'; readonly player: PlayerId; readonly round: number }
  | { readonly code: 'already-left'; readonly player: PlayerId }
  | { readonly code: 'has-not-left'; readonly player: PlayerId }
  /** Their match is drawn and not played: forfeit it, or redraw the round. */
  | {
      readonly code: 'match-running';
      readonly player: PlayerId;
      readonly table: TableRef;
      readonly redrawPossible: boolean;
    }
  | { readonly code: 'presence-changed'; readonly player: PlayerId; readonly presence: Presence }
  | { readonly code: 'unknown-round'; readonly round: number; readonly drawn: number }
  | { readonly code: 'already-drawn'; readonly round: number }
  | { readonly code: 'round-order'; readonly round: number; readonly next: number }
  /** Results missing in the round before: named, with those who left meanwhile. */
  | {
      readonly code: 'results-missing';
      readonly round: number;
      readonly missing: readonly TableRef[];
      readonly left: readonly PlayerId[];
    }
  | { readonly code: 'round-not-closed'; readonly round: number }
  | { readonly code: 'absences-changed'; readonly absent: readonly PlayerId[] }
  | { readonly code: 'too-few-players'; readonly present: number; readonly needed: number }
  | { readonly code: 'no-planned-round-left'; readonly planned: number }
  | { readonly code: 'not-the-last-round'; readonly round: number; readonly last: number }
  | { readonly code: 'round-has-results'; readonly round: number; readonly results: readonly TableRef[] }
  | { readonly code: 'draw-outdated'; readonly round: number; readonly attempt: number }
  | { readonly code: 'round-is-draft'; readonly round: number }
  | { readonly code: 'round-published'; readonly round: number }
  | { readonly code: 'round-closed'; readonly round: number; readonly table: TableRef }
  | { readonly code: 'round-already-closed'; readonly round: number }
  | { readonly code: 'round-open'; readonly round: number }
  | { readonly code: 'results-lost'; readonly round: number; readonly losing: number }
  | { readonly code: 'no-such-table'; readonly round: number; readonly players: readonly PlayerId[] }
  | { readonly code: 'result-changed'; readonly table: TableRef; readonly current: MatchResult | null }
  | { readonly code: 'no-result'; readonly table: TableRef }
  | { readonly code: 'same-result'; readonly table: TableRef }
  | { readonly code: 'bad-games'; readonly table: TableRef; readonly found: number; readonly bestOf: 1 | 3 | 5 }
  | { readonly code: 'result-kind'; readonly table: TableRef; readonly found: MatchResult['kind'] }
  | { readonly code: 'bad-losses'; readonly table: TableRef; readonly lost: number; readonly total: number }
  /** A winner who has lost all his cohesion. */
  | { readonly code: 'winner-broken'; readonly table: TableRef; readonly player: PlayerId }
  | { readonly code: 'bad-score'; readonly table: TableRef; readonly found: number }
  | { readonly code: 'not-at-table'; readonly table: TableRef; readonly player: PlayerId }
  | { readonly code: 'tournament-closed' }
  | { readonly code: 'tournament-open' }
  | { readonly code: 'nothing-played' }
  | { readonly code: 'unknown-decision'; readonly decision: number }
  | { readonly code: 'not-undoable'; readonly decision: number }
  | { readonly code: 'already-undone'; readonly decision: number; readonly by: number }
  /** Later decisions that stand in the way, newest first. */
  | { readonly code: 'undo-blocked'; readonly decision: number; readonly by: readonly number[] }
  | { readonly code: 'empty-name' }
  | { readonly code: 'not-present'; readonly player: PlayerId }
  | { readonly code: 'plays-twice'; readonly player: PlayerId }
  /** Exemptions by hand leave an odd number. */
  | { readonly code: 'odd-rest'; readonly present: number; readonly exempt: number; readonly left: number };

/** Let through, said and kept in the log. */
export type Warning =
  | {
      readonly code: 'outside-the-rules';
      readonly setting: 'spreadCap' | 'forfeitSpread';
      readonly found: number;
      readonly rule: number;
    }
  | {
      readonly code: 'rounds-outside-the-rules';
      readonly found: number;
      readonly rule: number;
      readonly players: number;
    }
  | { readonly code: 'rounds-not-in-text'; readonly rounds: number; readonly players: number }
  | { readonly code: 'beyond-planned'; readonly round: number; readonly planned: number }
  | { readonly code: 'repeats-left'; readonly repeats: number; readonly fewest: number }
  | {
      readonly code: 'repeat';
      readonly round: number;
      readonly players: readonly [PlayerId, PlayerId];
      readonly earlier: readonly number[];
    }
  | { readonly code: 'second-exemption'; readonly round: number; readonly player: PlayerId }
  | { readonly code: 'counted-absent'; readonly round: number; readonly player: PlayerId }
  | { readonly code: 'drawn-otherwise'; readonly round: number }
  | { readonly code: 'missing-identity' };
