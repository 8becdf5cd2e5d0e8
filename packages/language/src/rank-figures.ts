import { type FormatId, type RankFigure, rankFigures, type Standings, traitsOf } from '@ronde/engine';
import type { Ui } from './fr/ui.ts';
import { number, signed } from './numbers.ts';

/** What decides between the first figure and the last ones: it waits for a touch, or more room, where it is narrow. */
export const leftOutWhereNarrow: ReadonlySet<RankFigure> = new Set(['ppm', 'wins']);

type Format = FormatId | undefined;

/** In Belgium Pdep are sums of ratings, elsewhere of spreads. */
const ofRatings = (figure: RankFigure, format: Format): boolean =>
  figure === 'pdep' && format !== undefined && traitsOf(format).pdep === 'ratings';

/** Whether a figure is a sum of spreads, which carries its sign. */
export const isSpread = (figure: RankFigure, format: Format): boolean =>
  figure === 'spread' || (figure === 'pdep' && !ofRatings(figure, format));

/** A figure of standings as it is written. */
export const rankFigureText = (figure: RankFigure, format: Format): ((value: number) => string) =>
  isSpread(figure, format) ? signed : number;

/** The head of its column, and the name that it stands for. */
export function rankFigureHead(figure: RankFigure, format: Format, ui: Ui['standings']) {
  return { head: ui[figure], long: ofRatings(figure, format) ? ui.pdepOfRatings : ui[`${figure}Long`] };
}

/** What the columns of figures mean. */
export function figuresLegend(standings: Standings, format: Format, { meanings }: Ui['standings']): string {
  return rankFigures(standings)
    .map((figure) => meanings[ofRatings(figure, format) ? 'pdepOfRatings' : figure])
    .join(' ');
}
