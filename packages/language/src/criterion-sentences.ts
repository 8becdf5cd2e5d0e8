import type { CriterionName, MatchOfFinal, RankFigure, Separation } from '@ronde/engine';

/** What a column of figures is called. */
export interface FigureName {
  /** Over it, and what that stands for. */
  readonly head: string;
  readonly long: string;
}

/** Pdep too where it adds ratings up (Belgium). */
export type Figures = Readonly<Record<RankFigure | 'pdepOfRatings', FigureName>>;

/** What a legend says of a figure that its column does not. */
export type Meanings = { readonly [Figure in keyof Figures]?: string };

/** A figure with its unit, where it has one. */
export type Units = { readonly [Figure in RankFigure]?: (value: number) => string };

/**
 * Why one stands before the next, by what decided; null where nothing separates them: told once for all who share the
 * place. `second`: null where the two alone are told of.
 */
export type Because = Readonly<
  Record<CriterionName, (values: Separation['values'], first: string, second: string | null) => string | null>
>;

/** What a final decided, in one language. `names` of a match: who won first. */
export interface ByFinalSentences {
  title(places: number): string;
  decides(places: number): string;
  /** The same after how the rounds put those tied in order. */
  decidesNext(places: number): string;
  match(match: MatchOfFinal, names: readonly [string, string]): string;
  /** Those who lost a semi-final, where no third place is played. */
  noThird(names: readonly string[]): string;
  /** Who took the last places of the final. */
  initialRank(names: readonly string[]): string;
  /** Before the title of a tie of the rounds. */
  after(title: string): string;
  before(lines: readonly { readonly name: string; readonly rank: number; readonly shared: boolean }[]): string;
  /** Where the rule stands: the text’s introduction, or no text. */
  readonly introduction: string;
  readonly ownRule: string;
}
