import { columnOf, type FormatId, type RankFigure, rankFigures, type Standings, traitsOf } from '@ronde/engine';
import type { Figures, FigureWords } from './criterion-words.ts';
import type { Ui } from './fr/ui.ts';
import { number, signed } from './numbers.ts';

type Format = FormatId | undefined;

/** In Belgium Pdep are sums of ratings, elsewhere of spreads. */
const ofRatings = (figure: RankFigure, format: Format): boolean =>
  figure === 'pdep' && format !== undefined && traitsOf(format).pdep === 'ratings';

/** Whether a figure is a sum of spreads, which carries its sign. */
export const isSpread = (figure: RankFigure, format: Format): boolean =>
  columnOf(figure).signed === true && !ofRatings(figure, format);

/** A figure of standings as it is written. */
export const rankFigureText = (figure: RankFigure, format: Format): ((value: number) => string) =>
  isSpread(figure, format) ? signed : number;

/** What its column is called. */
export const rankFigureWords = (
  figure: RankFigure,
  format: Format,
  { figures }: { readonly figures: Figures },
): FigureWords => figures[ofRatings(figure, format) ? 'pdepOfRatings' : figure];

/** What the columns of figures mean. */
export function figuresLegend(standings: Standings, format: Format, ui: Ui['standings']): string {
  return rankFigures(standings)
    .map((figure) => rankFigureWords(figure, format, ui).meaning)
    .join(' ');
}
