import type { ChoiceCode, RulingCode } from '../game/rulings.ts';
import type { FormatId } from './formats.ts';
import type { NoteId, PlayerId } from './ids.ts';
import type { MatchResult } from './match-result.ts';
import type { Running } from './running.ts';
import type { Pools, Settings } from './settings.ts';
import type { Step } from './steps.ts';
import type { Timetable } from './timetable.ts';

export type { FormatId } from './formats.ts';
export type { NoteId, PlayerId } from './ids.ts';

/** `expected`: registered, not yet seen in the hall. Only those `here` are drawn. */
export type Presence = 'expected' | 'here' | 'late' | 'absent';

/** What the rules need to know of a player, and nothing else. */
export interface Player {
  readonly id: PlayerId;
  /** Given at registration, never used again: the player's address and badge. */
  readonly number: number;
  /** Rating at the start; missing is missing, never 0. */
  readonly rating?: number;
  readonly provisional?: boolean;
  readonly duplicateSeries?: string;
  readonly club?: string;
  readonly category?: string;
  readonly army?: Army;
  /** The table that they can't leave. */
  readonly table?: number;
  /** Fills the hole of an odd number (L'Art de la Guerre): plays, is not ranked and counts in no number. */
  readonly spare?: boolean;
  readonly presence: Presence;
  /** First round of a late entry; 1 for the others. */
  readonly from: number;
  /** Last round in which they were drawn before leaving, 0 before any; missing while they play. */
  readonly left?: number;
}

/** An army of the wargame's lists; years before our era are negative. */
export interface Army {
  readonly edition: string;
  /** 0: as it was typed, not found in the lists yet. */
  readonly number: number;
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
}

/** Two players at a table, or one who is exempt (then without table). */
export interface Match {
  readonly table?: number;
  /** The higher placed first. */
  readonly players: readonly [PlayerId] | readonly [PlayerId, PlayerId];
  readonly starts?: PlayerId;
  readonly result?: MatchResult;
  /** Of a match of several games, those that are over while it is not: they count for nothing yet. */
  readonly running?: Running;
  /** A player's entry that waits for the opponent's: it counts for nothing yet. */
  readonly claim?: Claim;
  /** A second, different value: the round can't close until one is retained. What stands is `result`. */
  readonly disputed?: Dispute;
  /** Somebody else has read the result and found it right. */
  readonly confirmed?: true;
  readonly counters?: Counters;
  /** The steps of the draw, or of the hand, that led to this table; missing where a file does not tell them. */
  readonly why?: readonly Step[];
}

/** What trophies count, by player: baggage looted, generals killed… */
export type Counters = Readonly<Record<PlayerId, Readonly<Record<string, number>>>>;

/** What one of the two says of their match, in the order of its players. */
export interface Claim {
  readonly by: PlayerId;
  readonly value: MatchResult;
}

/** `value` null: doubted, without another value. `by`: a player, or a name of the staff. */
export interface Dispute {
  readonly value: MatchResult | null;
  readonly by: string;
  readonly note?: NoteId;
}

/** `draft`: seen by the staff only. `published`: in play. `closed`: every result is in. */
export type RoundStatus = 'draft' | 'published' | 'closed';

export interface Round {
  readonly status: RoundStatus;
  /** Known to be away when the round was drawn: not drawn, no points. */
  readonly absent: readonly PlayerId[];
  /** Games that a match may last: one, or two winning games. */
  readonly bestOf: 1 | 3;
  /** 1 for the first draw of this round, one more for each redraw. */
  readonly attempt: number;
  readonly matches: readonly Match[];
  readonly sanctions?: readonly Sanction[];
  /** The results before it that its tables were kept after, though today's draw would be another (a digest). */
  readonly kept?: string;
}

/**
 * Decided by the arbiter in a round. A `malus` counts beside the score; a `penalty` is in the score that was typed, and
 * kept so that the next arbiter knows of it; a `ruling` is any other decision, an appeal too. `points`: of a malus, 10
 * in the text, or of a penalty. `ruling` and `choice`: what happened and what was decided of it (`game/rulings.ts`).
 * `reason`: as a file brought it; what is typed at a desk is kept beside the log, under `note`.
 */
export interface Sanction {
  readonly player: PlayerId;
  readonly kind: 'warning' | 'malus' | 'penalty' | 'exclusion' | 'ruling';
  readonly points?: number;
  readonly ruling?: RulingCode;
  readonly choice?: ChoiceCode;
  readonly article?: string;
  readonly reason?: string;
  readonly note?: NoteId;
}

export interface Trophy {
  readonly name: string;
  readonly player: PlayerId;
}

/** The final of the first two, or of the first four. `carry`: their earlier game of the rounds counts. */
export interface Final {
  readonly players: 2 | 4;
  readonly bestOf: 1 | 3 | 5;
  readonly carry: boolean;
  readonly thirdPlace: boolean;
  /** How a tie for its last place is settled: deciding games, or the initial ranking. Missing: nobody has said so. */
  readonly lastPlace?: 'game' | 'initial-rank';
  readonly matches: readonly FinalMatch[];
}

/** `tie`: one deciding game for the last place of the final. */
export interface FinalMatch {
  readonly stage: 'tie' | 'semi' | 'final' | 'third';
  readonly players: readonly [PlayerId, PlayerId];
  readonly starts?: PlayerId;
  readonly result?: MatchResult;
  readonly running?: Running;
}

/** The whole tournament as one plain value. Every rule is a function of it. */
export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly format: FormatId;
  /** Civil dates, `2026-11-14`. */
  readonly date: string;
  readonly endDate?: string;
  readonly event?: string;
  readonly place?: string;
  readonly theme?: string;
  readonly pool?: string;
  /** When each round, break and ceremony is to begin. */
  readonly timetable?: Timetable;
  /** The organiser's own charter of conduct, one article a line; missing: the wargame's, as this program tells it. */
  readonly charter?: readonly string[];
  readonly seed: number;
  readonly settings: Settings;
  /** By number, which is the order of registration. */
  readonly players: readonly Player[];
  /** The initial ranking, frozen by the first draw; empty before. */
  readonly ranking: readonly PlayerId[];
  readonly rounds: readonly Round[];
  readonly trophies?: readonly Trophy[];
  readonly final?: Final;
  readonly status: 'open' | 'closed';
  /** Of the file that it was imported from: exported unchanged, it is that revision still. */
  readonly revision?: number;
  /** Seen by the public; missing: private. */
  readonly open?: true;
  /** Formule Combinée: the pools in their drawn order as they were published before round 1; missing: they were not. */
  readonly shownPools?: Pools;
  /** What the last planned round gives, and a final, is kept from the public until the prizes are given. */
  readonly endHidden?: true;
  /** Of invented people, to try things out: nothing of it reaches a register or a federation. */
  readonly practice?: true;
  /** Put away: missing, it stands in its lists. */
  readonly shelf?: Shelf;
}

/**
 * `archived`: out of the way, as public and as readable as before. `removed`: in no list, on no page, screen or phone;
 * nothing of it is lost, and it can be brought back.
 */
export type Shelf = 'archived' | 'removed';

/** What a tournament says of itself, its formula and settings apart. */
export type Details = Partial<
  Pick<Tournament, 'name' | 'date' | 'endDate' | 'event' | 'place' | 'theme' | 'pool' | 'timetable' | 'charter'>
>;

/** A table in a refusal: enough to name it and to link to it. */
export interface TableRef {
  readonly round: number;
  readonly table: number;
  readonly players: readonly [PlayerId, PlayerId];
}
