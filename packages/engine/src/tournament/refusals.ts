import type { NotOfficial } from '../rating/validity.ts';
import type { MatchResult } from './match-result.ts';
import type { DisputeRefusal, HandRefusal } from './refusals/tables.ts';
import type {
  FactsRefusal,
  FinalRefusal,
  PoolsRefusal,
  RulingRefusal,
  SettingsRefusal,
} from './refusals/tournament.ts';
import type { FormatId, PlayerId, Presence, TableRef } from './state.ts';

export type { TableRef } from './state.ts';

/** Lengths of the phases of Formule Combinée that work for a number of players, and the pools they give. */
export interface PhaseSuggestion {
  readonly phase1: 5 | 7 | 9;
  readonly phase2: number;
  readonly phase3: number;
  /** Sizes, X included; the large pools first. */
  readonly pools: readonly number[];
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
  /** As many as a tournament, and its file, can hold. */
  | { readonly code: 'list-full'; readonly most: number }
  /** More than the formula can be played by (round robin: 40). */
  | { readonly code: 'too-many-players'; readonly present: number; readonly most: number }
  /**
   * Formule Combinée: so many players make no pools of `phase1` + 1 and `phase1` + 3. `suggestions`: other lengths
   * that work; `numbers`: the nearest numbers of players that work with this `phase1`, ascending.
   */
  | {
      readonly code: 'pools-impossible';
      readonly players: number;
      readonly phase1: 5 | 7 | 9;
      readonly suggestions: readonly PhaseSuggestion[];
      readonly numbers: readonly number[];
    }
  /** Formule Combinée: phase 2 has 3 rounds at least, phase 3 from 0 to as many as phase 2, 24 in all at most. */
  | {
      readonly code: 'phases-impossible';
      readonly phase1: 5 | 7 | 9;
      readonly phase2: number;
      readonly phase3: number;
    }
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
  /** Confirmed, or decided by an arbiter: a phone no longer puts it in doubt. */
  | { readonly code: 'settled'; readonly table: TableRef }
  | { readonly code: 'bad-games'; readonly table: TableRef; readonly found: number; readonly bestOf: 1 | 3 | 5 }
  | { readonly code: 'result-kind'; readonly table: TableRef; readonly found: MatchResult['kind'] }
  | { readonly code: 'bad-losses'; readonly table: TableRef; readonly lost: number; readonly total: number }
  /** A winner who has lost all his cohesion. */
  | { readonly code: 'winner-broken'; readonly table: TableRef; readonly player: PlayerId }
  | { readonly code: 'bad-score'; readonly table: TableRef; readonly found: number }
  | { readonly code: 'not-at-table'; readonly table: TableRef; readonly player: PlayerId }
  | { readonly code: 'tournament-closed' }
  /** It would be closed on fewer or more rounds than planned, and the command does not say on how many. */
  | { readonly code: 'rounds-held'; readonly held: number; readonly planned: number }
  | { readonly code: 'tournament-open' }
  | { readonly code: 'nothing-played' }
  | { readonly code: 'unknown-decision'; readonly decision: number }
  | { readonly code: 'not-undoable'; readonly decision: number }
  | { readonly code: 'already-undone'; readonly decision: number; readonly by: number }
  /** Later decisions that stand in the way, newest first. */
  | { readonly code: 'undo-blocked'; readonly decision: number; readonly by: readonly number[] }
  | { readonly code: 'empty-name' }
  /** `open`: the public sees it already; else it is private already. */
  | { readonly code: 'already-shown'; readonly open: boolean }
  | { readonly code: 'end-hidden-already'; readonly hidden: boolean }
  /** Round robin or Swiss, and its results are of neither game, or of both: there is nothing to rate by. */
  | { readonly code: 'not-rated' }
  /** Pools are asked of a formula that has none. */
  | { readonly code: 'no-pools'; readonly format: FormatId }
  /** A final was asked for, and the tournament has none. */
  | { readonly code: 'no-final' }
  /**
   * A final that can't be played so. `carry`: with a single game, their game of the rounds would decide it alone;
   * `length`: the results of this formula are not counted in games, so a match of several can't be.
   */
  | { readonly code: 'final-impossible'; readonly why: 'carry' | 'length'; readonly bestOf: 1 | 3 | 5 }
  /** The final comes after the planned rounds, and some are not drawn. */
  | { readonly code: 'rounds-left'; readonly played: number; readonly planned: number }
  /** `players` share `place`, the last of the final, and it has only `seats` for them: a deciding game, or the initial rank? */
  | {
      readonly code: 'final-tie';
      readonly place: number;
      readonly players: readonly PlayerId[];
      readonly seats: number;
    }
  | { readonly code: 'not-present'; readonly player: PlayerId }
  | { readonly code: 'plays-twice'; readonly player: PlayerId }
  /** Exemptions by hand leave an odd number. */
  | { readonly code: 'odd-rest'; readonly present: number; readonly exempt: number; readonly left: number }
  | SettingsRefusal
  | FactsRefusal
  | HandRefusal
  | DisputeRefusal
  | RulingRefusal
  | FinalRefusal
  | PoolsRefusal;

/** Let through, said and kept in the log. */
export type Warning =
  /** A season of its own that begins after its last day, by which it is rated all the same. */
  | { readonly code: 'season-not-begun'; readonly season: string; readonly from: string; readonly lastDay: string }
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
      /** The text asks for so many at least, and these are fewer. */
      readonly least?: number;
    }
  | { readonly code: 'rounds-not-in-text'; readonly rounds: number; readonly players: number }
  | { readonly code: 'beyond-planned'; readonly round: number; readonly planned: number }
  /** More are exempt by hand than an odd number of those `present` asks for (one), or an even one (none). */
  | { readonly code: 'exempt-by-hand'; readonly round: number; readonly present: number; readonly exempt: number }
  /** So many rounds can't all be free of repeats: at most `free` of them can. `phase`: of Formule Combinée; null: Swiss. */
  | {
      readonly code: 'repeats-unavoidable';
      readonly phase: 2 | null;
      readonly rounds: number;
      readonly free: number;
    }
  /** Formule Combinée with 11, 15 or 19 players: one below the text's least number, played with an exempt player. */
  | { readonly code: 'below-the-text'; readonly players: number; readonly needed: number }
  /** Came after the places were given and no seat is free: not drawn before phase 2, or (round robin) at all. */
  | { readonly code: 'no-seat'; readonly round: number; readonly player: PlayerId; readonly until: 'phase-2' | 'end' }
  /**
   * No complete round has fewer than `fewest` repeats, counted by meetings. `settled`: with what the rule settles
   * before the draw: who is exempt, who is at the table of the spare player, the fixed tables that stand.
   */
  | {
      readonly code: 'repeats-left';
      readonly repeats: number;
      readonly fewest: number;
      readonly settled?: 'exempt' | 'spare' | 'fixed';
    }
  | {
      readonly code: 'repeat';
      readonly round: number;
      readonly players: readonly [PlayerId, PlayerId];
      readonly earlier: readonly number[];
    }
  | { readonly code: 'second-exemption'; readonly round: number; readonly player: PlayerId }
  /** Belgium: the opponent did not come, for somebody who had nobody opposite in round `before`. */
  | { readonly code: 'absent-again'; readonly round: number; readonly before: number; readonly player: PlayerId }
  | { readonly code: 'counted-absent'; readonly round: number; readonly player: PlayerId }
  | { readonly code: 'drawn-otherwise'; readonly round: number }
  | { readonly code: 'missing-identity' }
  /** L'Art de la Guerre: no Elo and no championship, for this reason; otherwise a normal tournament. */
  | { readonly code: 'not-official'; readonly why: NotOfficial }
  /** For so many rounds `least` to `most` players are advised, `atMost` at the outside, `best` (2^rounds) the best. */
  | {
      readonly code: 'players-advised';
      readonly rounds: number;
      readonly players: number;
      readonly least: number;
      readonly most: number;
      readonly atMost: number;
      readonly best: number;
    }
  /** Pools of at most `most` (24) are advised. */
  | { readonly code: 'pool-advised'; readonly players: number; readonly most: number }
  /** Clubs are avoided in other rounds than the rule's. */
  | { readonly code: 'clubs-outside-the-rules'; readonly found: readonly number[]; readonly rule: readonly number[] }
  /** Round 1 by armies, not drawn yet: the army of these has no date and stands at the mean of the `dated` others. */
  | { readonly code: 'armies-undated'; readonly players: readonly PlayerId[]; readonly dated: number }
  /** The draw has tables of one club in a round that avoids them: there is none with fewer. */
  | {
      readonly code: 'same-club-left';
      readonly round: number;
      readonly sameClub: number;
      readonly settled?: 'exempt' | 'spare' | 'fixed';
    }
  /** More cohesion lost than the army has: it counts as the total. */
  | {
      readonly code: 'losses-above-total';
      readonly round: number;
      readonly player: PlayerId;
      readonly lost: number;
      readonly total: number;
    }
  /** The typed scores of a decided game do not add up to `rule` (110). */
  | {
      readonly code: 'points-do-not-add-up';
      readonly round: number;
      readonly players: readonly [PlayerId, PlayerId];
      readonly found: number;
      readonly rule: number;
    }
  /** A draw in which this player alone has lost all his cohesion: the arbiter should note why. */
  | { readonly code: 'draw-with-one-broken'; readonly round: number; readonly player: PlayerId }
  /** A malus of another number than `rule` (10). */
  | {
      readonly code: 'malus-outside-the-rules';
      readonly round: number;
      readonly player: PlayerId;
      readonly found: number;
      readonly rule: number;
    };
