import type { Result } from '../base/result.ts';
import type { ChoiceCode, RulingCode } from '../game/rulings.ts';
import type { Event } from '../tournament/events.ts';
import type { MatchResult, TypedResult } from '../tournament/match-result.ts';
import type { PlayerFacts } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { PlayOn } from '../tournament/running.ts';
import type { Settings } from '../tournament/settings.ts';
import type {
  Counters,
  Details,
  Final,
  FinalMatch,
  FormatId,
  NoteId,
  PlayerId,
  Presence,
  Sanction,
  Shelf,
  Trophy,
} from '../tournament/state.ts';

/**
 * What somebody asks for. A command carries what its author saw of its own subject; only that subject's change is a
 * conflict. `decide` answers with events or a refusal.
 */
export type Command =
  | TournamentCommand
  | RegistrationCommand
  | PoolsCommand
  | RoundCommand
  | ResultCommand
  | PlayOn
  | UmpireCommand
  | FinalCommand;

/** The command of one kind. */
export type CommandOf<K extends Command['kind']> = Extract<Command, { readonly kind: K }>;

/** What a command comes to: facts, or why not. */
export type Decided = Result<readonly Event[], Refusal>;

/** What the director chooses; the pools are moved and drawn by commands of their own. */
export type ChosenSettings = Omit<Settings, 'composed' | 'drawn'>;

type TournamentCommand =
  /** Only the keys that change, as they were seen and as they become; one that is missing in `to` is taken away. */
  | { readonly kind: 'settings'; readonly saw: ChosenSettings; readonly to: ChosenSettings }
  | { readonly kind: 'details'; readonly saw: Details; readonly to: Details }
  /** Another formula, while nothing is drawn. */
  | { readonly kind: 'formula'; readonly saw: FormatId; readonly to: FormatId }
  /** `rounds`: how many were held, where that is not what was planned. */
  | { readonly kind: 'close'; readonly rounds?: number }
  | { readonly kind: 'reopen' }
  /** Opens the tournament to the public, or makes it private again. */
  | { readonly kind: 'show'; readonly open: boolean }
  /** Keeps what the last planned round gives, and a final, from the public until the prizes are given, or tells it. */
  | { readonly kind: 'hide-end'; readonly hidden: boolean }
  /** Puts the tournament away: `archived` leaves it public, `removed` hides it from everybody. Null: brings it back. */
  | { readonly kind: 'shelve'; readonly shelf: Shelf | null };

type RegistrationCommand =
  | ({
      readonly kind: 'register';
      readonly player: PlayerId;
      readonly number: number;
      readonly presence?: Presence;
    } & PlayerFacts)
  /** Only for somebody without any result; otherwise they leave. */
  | { readonly kind: 'remove'; readonly player: PlayerId }
  /** Corrects what the rules know of somebody: only the keys that change; one that is missing in `to` is taken away. */
  | { readonly kind: 'amend'; readonly player: PlayerId; readonly saw: PlayerFacts; readonly to: PlayerFacts }
  /** Two who were registered are one person: the one who was drawn stays, else the first named. */
  | { readonly kind: 'merge'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'mark'; readonly player: PlayerId; readonly presence: Presence; readonly saw?: Presence }
  /** The roll call, anew for everybody who takes part, or ended: whoever nobody has seen yet is here. */
  | { readonly kind: 'roll-call'; readonly to: 'expected' | 'here' }
  /** `running`: what becomes of their match if it is drawn and not played. `anyway`: of a forfeit, as in `record`. */
  | {
      readonly kind: 'withdraw';
      readonly player: PlayerId;
      readonly running?: 'forfeit' | 'redraw';
      readonly anyway?: boolean;
    }
  | { readonly kind: 'return'; readonly player: PlayerId };

/** A table made by hand before the draw, or one player exempt by hand. `starts`: who begins; missing: by the rule. */
export interface Fixed {
  readonly players: readonly [PlayerId] | readonly [PlayerId, PlayerId];
  readonly table?: number;
  readonly starts?: PlayerId;
}

/** A table as it was seen, and as it becomes: its number and who begins, where they are said. */
export interface Reseated extends Fixed {
  readonly saw: readonly PlayerId[];
}

type RoundCommand =
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
  /** Tables of a drawn round made otherwise by hand, in one decision. `losing`: the results that it was told would go. */
  | { readonly kind: 'reseat'; readonly round: number; readonly tables: readonly Reseated[]; readonly losing: number }
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

/** A table, named by its two players in either order; results are told in that order. */
interface Table {
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
}

type ResultCommand =
  /** Records (`saw` null) or corrects a result. `anyway`: though somebody faces an absent player twice (Belgium). */
  | ({
      readonly kind: 'record';
      readonly result: TypedResult;
      readonly saw: MatchResult | null;
      readonly anyway?: boolean;
    } & Table)
  | ({ readonly kind: 'clear'; readonly saw: MatchResult } & Table)
  /** What one of the two says; the same from the other records it, another value makes a dispute. */
  | ({ readonly kind: 'claim'; readonly by: PlayerId; readonly result: TypedResult } & Table)
  /** Another value than the one that stands, or (null) a doubt. `by`: who says so. */
  | ({
      readonly kind: 'dispute';
      readonly value: TypedResult | null;
      readonly by: string;
      readonly note?: NoteId;
    } & Table)
  /** Ends a dispute: the value that stood, the second one (`saw`, as the arbiter read it), or another result. `anyway`: as in `record`. */
  | ({
      readonly kind: 'retain';
      readonly which: 'first' | 'second' | TypedResult;
      readonly saw: MatchResult | null;
      readonly anyway?: boolean;
    } & Table)
  /** Somebody else has read the result and found it right. */
  | ({ readonly kind: 'confirm'; readonly saw: MatchResult } & Table)
  /** What trophies count; `to` whole, null for nothing. */
  | ({ readonly kind: 'counters'; readonly saw: Counters | null; readonly to: Counters | null } & Table);

/** Formule Combinée, before round 1. Pools are counted from 1. */
type PoolsCommand =
  /** To the free seat of another pool, or (`against`) in exchange with somebody there. `saw`: the pool it was in. */
  | {
      readonly kind: 'move-pool';
      readonly player: PlayerId;
      readonly pool: number;
      readonly saw: number;
      readonly against?: PlayerId;
    }
  /** Back to the pools as the rule deals them; `order`: only their order is taken back, who is where stays. */
  | { readonly kind: 'deal-pools'; readonly order?: true }
  /** Draws the order inside each pool. `attempt`: 1, then one more for each time. */
  | { readonly kind: 'draw-order'; readonly attempt: number }
  /** Lets everybody read the pools before round 1 is published, or takes that back. */
  | { readonly kind: 'show-pools'; readonly shown: boolean };

interface TableOfFinal {
  readonly stage: FinalMatch['stage'];
  readonly players: readonly [PlayerId, PlayerId];
}

type FinalCommand =
  | ({ readonly kind: 'open-final' } & Omit<Final, 'matches'>)
  /** `losing`: the number of its results that the director was told would be lost. */
  | { readonly kind: 'cancel-final'; readonly losing: number }
  /** How a tie for its last place is settled. */
  | {
      readonly kind: 'settle-final';
      readonly lastPlace: NonNullable<Final['lastPlace']>;
      readonly saw: NonNullable<Final['lastPlace']> | null;
    }
  /** Sets up the next matches. `set`: how many were set up, as the director saw it. */
  | { readonly kind: 'draw-final'; readonly set: number }
  | ({ readonly kind: 'record-final'; readonly result: TypedResult; readonly saw: MatchResult | null } & TableOfFinal)
  | ({ readonly kind: 'clear-final'; readonly saw: MatchResult } & TableOfFinal);

type UmpireCommand =
  | {
      readonly kind: 'sanction';
      readonly round: number;
      readonly player: PlayerId;
      readonly sanction: Sanction['kind'];
      /** Of a malus, or of a penalty that is in the score; missing: that of the rule. */
      readonly points?: number;
      /** What happened, and what was decided of it. */
      readonly ruling?: RulingCode;
      readonly choice?: ChoiceCode;
      readonly article?: string;
      readonly note?: NoteId;
      /** Of an exclusion whose match is forfeited: as in `record`. */
      readonly anyway?: boolean;
    }
  /** Takes a sanction back, as it was seen. */
  | { readonly kind: 'lift'; readonly round: number; readonly sanction: Sanction }
  | ({ readonly kind: 'give-trophy' } & Trophy)
  | ({ readonly kind: 'take-trophy' } & Trophy);
