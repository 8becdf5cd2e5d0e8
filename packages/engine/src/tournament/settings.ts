import type { Season } from '../rating/season.ts';
import type { PlayerId } from './ids.ts';

/**
 * What the director may choose, by the names of the tournament file. A missing key is its default.
 * Each formula says which keys it reads (`Format.settings`); another key is refused.
 */
export interface Settings {
  /** Planned rounds; missing: by the formula's rule. */
  readonly rounds?: number;
  /** The margin that counts in one game at most. Default 100; another value is "hors règlement". */
  readonly spreadCap?: number;
  /** Pdep of a win without an opponent. Default 50; another value is "hors règlement". */
  readonly forfeitSpread?: number;
  readonly bestOf?: 1 | 3;
  /** `letters`: the players draw a letter, the program does not decide. */
  readonly startsBy?: 'balance' | 'letters';
  /** `avoid` takes the draw with the fewest repeats where the text would keep an avoidable one. */
  readonly repeats?: 'as-written' | 'avoid';
  /** Tables of the fixed rounds by number of players: rounds, then pairs of places. Missing: `pairing/opening-tables.ts`. */
  readonly openingTables?: OpeningTables;
  /** Formule Combinée: rounds of the three phases; defaults 5, 3, 3. */
  readonly phase1?: 5 | 7 | 9;
  readonly phase2?: number;
  readonly phase3?: number;
  readonly pools?: 'balanced' | 'plain';
  /** Who is in which pool where the director has moved somebody; null for X. */
  readonly composed?: Pools;
  /** The pools in their drawn order, null for X; written by the draw. */
  readonly drawn?: Pools;
  /** L'Art de la Guerre, round 1: halves of the Elo order, by lot, or nearest in history. */
  readonly firstRound?: 'halves' | 'lot' | 'armies';
  /** True: the rule's rounds; a list: those rounds. */
  readonly avoidClubs?: boolean | readonly number[];
  readonly scale?: 'seed';
  /** Round robin: once or twice. */
  readonly turns?: 1 | 2;
  /** Swiss: those who follow, or the half-shifted one of the group of equal points. */
  readonly order?: 'adjacent' | 'fold';
  /** Round robin and Swiss; default 2, 1, 0. */
  readonly points?: PointScale;
  /** The number of the first table, in a hall that is shared; default 1. */
  readonly firstTable?: number;
  /** Table numbers that are given to nobody. */
  readonly closedTables?: readonly number[];
  readonly rating?: RatingSettings;
  readonly prizes?: PrizeRules;
}

/**
 * Which prizes there are. Missing: the first three, and the first of each series, age category and club, whoever has
 * one already. 0: none of these.
 */
export interface PrizeRules {
  /** Down to which step of the standings. */
  readonly podium?: number;
  /** How many in each. */
  readonly series?: number;
  readonly categories?: number;
  readonly clubs?: number;
  /** Categories by age, for whoever has none noted and whose year of birth is known; the first that fits. */
  readonly ages?: readonly AgeCategory[];
  /** The highest score of one game, the widest margin. */
  readonly bestGame?: boolean;
  readonly bestMargin?: boolean;
  /** False: who has a prize already is passed over for the ones that follow (« sans cumul »). */
  readonly accumulate?: boolean;
  /** By step of the standings, in cents; who share steps share their sum. */
  readonly money?: readonly number[];
  /** What trophies of the wargame count at each table; missing: the usual two, empty: nothing. */
  readonly counters?: readonly string[];
}

/** The age reached in the year of the tournament: from one to another, both included; missing: without that bound. */
export interface AgeCategory {
  readonly name: string;
  readonly from?: number;
  readonly upTo?: number;
}

/** How many prizes where nobody has chosen. */
export const usualPrizes = { podium: 3, series: 1, categories: 1, clubs: 1 } as const;

/** What the wargame's trophies count where nobody has chosen: the words are kept as they are typed. */
export const usualCounters: readonly string[] = ['camps pillés', 'généraux tués'];

/** What is asked of each table: on its slip, at the desk, on a phone. */
export const countersAsked = ({ settings }: { readonly settings: Settings }): readonly string[] =>
  settings.prizes?.counters ?? usualCounters;

/** By number of players: the fixed rounds, each a list of pairs of places (from 1). */
export type OpeningTables = Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>>;

/** Pools, each in its drawn order; null is X. */
export type Pools = readonly (readonly (PlayerId | null)[])[];

export interface PointScale {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/**
 * What the rating needs to know; defaults: by the field, false, the season's, the season's, planned rounds, true, and
 * the built-in season of the last day.
 */
export interface RatingSettings {
  readonly category?: number;
  readonly classiqueB?: boolean;
  readonly nbpMax?: number;
  readonly jokerBar?: number;
  readonly games?: number;
  readonly approved?: boolean;
  readonly season?: Season;
}
