import type {
  Decision,
  Event,
  Match,
  PlayerId,
  Presence,
  Refusal,
  Settings,
  Standings,
  Step,
  TableRef,
  Tie,
  Waiting,
  Warning,
} from '@ronde/engine';
import type { FileWords } from './file-problem.ts';
import type { Ui } from './fr/ui.ts';
import type { Lang } from './lang.ts';
import type { Mark } from './marks.ts';
import type { Names } from './names.ts';
import type { Seen } from './seen.ts';

/** A refusal in words: what does not happen, why, and the one act that helps (the text of a button). */
export interface Sentence {
  readonly what: string;
  readonly why?: string;
  readonly act?: string;
}

/** What a table's reasons need beside the table itself. */
export interface TableWhy {
  readonly round: number;
  readonly match: Match;
  /** The tournament's seed, named where chance decides. */
  readonly seed: number;
  readonly settings: Settings;
  /** All the matches of the round. */
  readonly matches: readonly Match[];
  /** Where it is known: does a round with fewer repeats exist? */
  readonly fewerRepeatsExist?: boolean;
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
  readonly steps: readonly string[];
  readonly looked: readonly LookedAt[];
  /** Who starts and why; null for an exempt table. */
  readonly starts: string | null;
  readonly rule: RuleCite;
}

/** « Pourquoi ? » of a tie. */
export interface TiePanel {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RuleCite;
}

/** The article, in words, and where our page says it: `docs/rules/formule-classique.md#anchor`. */
export interface RuleCite {
  readonly text: string;
  readonly anchor: string;
}

/** What a result means: the sentence (bold on screen), then the points. */
export interface Echo {
  readonly said: string;
  readonly points: string;
}

/** Every sentence that a person reads, in one language. */
export interface Words {
  readonly lang: Lang;
  readonly ui: Ui;
  refusal(refusal: Refusal, names: Names): Sentence;
  warning(warning: Warning, names: Names): string;
  /** One fact in the log: « Table 11, 287 – 337 ». */
  event(event: Event, seen: Seen): string;
  /** One line of the log; `undone`: the decisions that it takes back, to be named. */
  decision(decision: Decision, seen: Seen, undone?: readonly Decision[]): string;
  why(table: TableWhy, names: Names): WhyPanel;
  /** One step alone, for a plain list of them. */
  step(step: Step, names: Names): string;
  mark(mark: Mark): string;
  tie(tie: Tie, standings: Standings, names: Names): TiePanel;
  /** Of a match with a result, or null without one. */
  echo(match: Match, settings: Settings, bestOf: 1 | 3, names: Names): Echo | null;
  /** Asked before an unlikely score is saved; `game` in the order typed. */
  secondLook(game: readonly [number, number]): string;
  /** « Il manque le score de PASQUIER. » */
  missingScore(player: PlayerId, names: Names): string;
  /** What a tournament file is refused or warned for. */
  readonly file: FileWords;
  /** « Il manque 5 tables sur 11 : 2, 4, 7, 8, 10 »; of a complete round « 11 tables sur 11 ». */
  missing(missing: readonly TableRef[], tables: number): string;
  presence(presence: Presence): string;
  /** The next act of the day, as its button says it. */
  nextAct(waiting: Waiting): string;
}
