import type { CriterionName, RankFigure, Separation } from '@ronde/engine';

/** What a column of figures is called. */
export interface FigureWords {
  /** Over it, and what that stands for. */
  readonly head: string;
  readonly long: string;
  /** In the legend below a table. */
  readonly meaning: string;
}

/** Pdep too where it adds ratings up (Belgium). */
export type Figures = Readonly<Record<RankFigure | 'pdepOfRatings', FigureWords>>;

/** A figure with its unit, where it has one. */
export type Units = { readonly [Figure in RankFigure]?: (value: number) => string };

/**
 * Why one stands before the next, by what decided; null where nothing separates them: told once for all who share the
 * place. `second`: null where the two alone are told of.
 */
export type Because = Readonly<
  Record<CriterionName, (values: Separation['values'], first: string, second: string | null) => string | null>
>;
