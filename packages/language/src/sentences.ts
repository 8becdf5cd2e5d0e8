import type {
  Decision,
  Event,
  FormatId,
  Match,
  PhaseSuggestion,
  PlayerId,
  PlLine,
  PlRating,
  PointsTie,
  PossiblePlace,
  Presence,
  Refusal,
  Settings,
  Standings,
  Step,
  TableRef,
  Tie,
  Tournament,
  Waiting,
  Warning,
} from '@ronde/engine';
import type { EloCalculation } from './calculations.ts';
import type { Ui } from './fr/ui.ts';
import type { Lang } from './lang.ts';
import type { LogContext } from './log-context.ts';
import type { TableMark } from './marks.ts';
import type { Names } from './names.ts';
import type { PhaseLengths } from './pool-numbers.ts';

export interface Sentence {
  readonly what: string;
  readonly why?: string;
}

/** A refusal in words: what does not happen, why, and what to do next, which each one has. */
export interface Refused extends Sentence {
  readonly next: string;
  /** The text of the button that does it, where there is one. */
  readonly act?: string;
}

/** What a table's reasons need beside the table itself. */
export interface TableWhy {
  readonly round: number;
  readonly match: Match;
  /** The tournament's seed, named where chance decides. */
  readonly seed: number;
  /** Which draw of the round this is; the first where it is not said. */
  readonly attempt?: number;
  readonly settings: Settings;
  /** All the matches of the round. */
  readonly matches: readonly Match[];
  /** Where it is known: does a round with fewer repeats exist? */
  readonly fewerRepeatsExist?: boolean;
  /** Formule Classique where it is not said. */
  readonly format?: FormatId;
  /** L'Art de la Guerre is played, whatever the formula: nobody starts, a round is a « tour ». */
  readonly wargame?: boolean;
  /** Planned rounds, where they are known. */
  readonly planned?: number;
  /** The fixed rounds end before this one, where it is known: how many were foreseen, who found no free place in them. */
  readonly openingEnded?: { readonly rounds: number; readonly joiner: PlayerId };
  /** Earlier rounds in which the two of a table played each other, where they are known. */
  readonly metIn?: readonly number[];
  /** Whose permanent table this is, where that gave its number; not told to visitors. */
  readonly keptFor?: PlayerId;
  /** Formule Combinée: who of the two has a seat that was somebody else's (`of`; null: nobody's), from round `from` on. */
  readonly seatsTaken?: readonly {
    readonly player: PlayerId;
    readonly of: PlayerId | null;
    readonly pool: number;
    readonly seat: number;
    readonly from: number;
  }[];
  /** Where clubs are known: named in a table of one club. */
  clubOf?(player: PlayerId): string | undefined;
}

/** One player that the rule looked at, with a word. `player` null: the exemption. */
export interface LookedAt {
  readonly player: PlayerId | null;
  readonly kind: 'seeks' | 'found' | 'passed';
  readonly text: string;
}

/** « Pourquoi ? » of a table, in the rule's own order. */
export interface WhyPanel {
  readonly title: string;
  /** What holds for each table of the round, and is said once where all of them are told; null: nothing. */
  readonly ofRound: string | null;
  readonly steps: readonly string[];
  readonly looked: readonly LookedAt[];
  /** Who starts and why; null for an exempt table. */
  readonly starts: string | null;
  readonly rule: RuleArticle;
}

/** « Pourquoi ? » of a tie. */
export interface TiePanel {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RuleArticle;
}

/** The article, in words, and where our page says it: `page#anchor`, the page from the root of the project. */
export interface RuleArticle {
  readonly text: string;
  readonly page: string;
  readonly anchor: string;
}

/** What a result means: the sentence (bold on screen), then the points. */
export interface Echo {
  readonly said: string;
  readonly points: string;
}

/** Every sentence that a person reads, in one language; those of a file (`fileWords`) and of a game (`gameWords`) apart. */
type PossibleLine = Pick<PossiblePlace, 'player' | 'best' | 'worst'>;

export interface Sentences {
  readonly lang: Lang;
  readonly ui: Ui;
  /** A way out of `pools-impossible`, as its row says it; `from`: the phases as they are. */
  phases(to: PhaseSuggestion, from: PhaseLengths): Sentence;
  /** « 7 rondes avec 20, 23 ou 24 joueurs » */
  playersThatDo(phase1: number, numbers: readonly number[]): string;
  mark(mark: TableMark): string;
  /** `format`: where it is not said, read from the standings as far as they tell. */
  tie(tie: Tie | PointsTie, standings: Standings, names: Names, format: FormatId): TiePanel;
  /**
   * Of a match with a result, or null without one. `format`: Formule Classique where it is not said. `own`: on their
   * own phone, who stands first there, as their field does; two scores are then named one by one.
   */
  echo(match: Match, settings: Settings, bestOf: 1 | 3, names: Names, format?: FormatId, own?: PlayerId): Echo | null;
  /** Asked before an unlikely score is saved; `game` in the order typed. */
  secondLook(game: readonly [number, number]): string;
  /** Asked before two typed scores of a won wargame are kept; null where they add up to 110. */
  oddSum(points: readonly [number, number]): string | null;
  /** « 87 (97 − 10, liste rendue en retard) » */
  malus(points: number, off: number, reason?: string): string;
  /** « Il manque le score de PASQUIER. » */
  missingScore(player: PlayerId, names: Names): string;
  /** One line of a PL rating, with every figure. */
  pl(line: PlLine, rating: PlRating): string;
  /** One game of an Elo, from a player’s side; `k`: 100 where it is not said. */
  elo(step: EloCalculation, player: PlayerId, names: Names, k?: number): string;
  /** The best and the worst place that are still possible: of the rounds alone while a final may yet be planned. */
  possible(line: PossibleLine, names: Names, tournament: Pick<Tournament, 'format' | 'status' | 'final'>): string;
  /** « Il manque 2 résultats sur 11 : tables 2 et 4 »; of a complete round « 11 tables sur 11 ». */
  missing(missing: readonly TableRef[], tables: number): string;
  presence(presence: Presence): string;
  /** The next act of the day, as its button says it. */
  nextAct(waiting: Waiting): string;
}

/** What is told of what has happened: the lines of the log, and why a draw is as it is. A page that tells nothing does not load it. */
export interface Told {
  /** One fact in the log: « Table 11, 287 – 337 ». */
  event(event: Event, seen: LogContext): string;
  /** One line of the log; `undone`: the decisions that it takes back, to be named. */
  decision(decision: Decision, seen: LogContext, undone?: readonly Decision[]): string;
  /** What goes with decisions that are taken back: « 5 rondes, 41 résultats et la clôture ». */
  gone(decisions: readonly Decision[]): string;
  why(table: TableWhy, names: Names): WhyPanel;
  /** One step alone, for a plain list of them. */
  step(step: Step, names: Names): string;
}

/** What is said against an act: why it is refused, or what to read before it. A screen loads it once it stands. */
export interface Objections {
  /** `format`: where it is not said, a Scrabble formula. */
  refusal(refusal: Refusal, names: Names, format?: FormatId): Refused;
  warning(warning: Warning, names: Names, format?: FormatId): string;
}

export type AllSentences = Sentences & Told & Objections;
