import {
  columnOf,
  figures as every,
  type FormatId,
  type RankFigure,
  rankFigures,
  type Standing,
  type Standings,
  traitsOf,
} from '@ronde/engine';
import type { FigureName, Figures, Units } from './criterion-sentences.ts';
import type { Dictionary } from './dictionary.ts';
import { units as en, figureLabels as enFigures } from './en/criteria.ts';
import { units as fr, figureLabels as frFigures } from './fr/criteria.ts';
import type { Ui } from './fr/ui.ts';
import type { Lang } from './lang.ts';
import { number, signed, uncapital } from './numbers.ts';

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
export const rankFigureName = (
  figure: RankFigure,
  format: Format,
  { figures }: { readonly figures: Figures },
): FigureName => figures[named(figure, format)];

const named = (figure: RankFigure, format: Format): keyof Figures =>
  ofRatings(figure, format) ? 'pdepOfRatings' : figure;

/** What the columns of figures mean. */
export function figuresLegend(standings: Standings, format: Format, ui: Ui['standings']): string {
  return rankFigures(standings)
    .map((figure) => {
      const { head, long } = rankFigureName(figure, format, ui);
      return ui.meanings[named(figure, format)] ?? ui.standsFor(head, uncapital(long));
    })
    .join(' ');
}

/** « 7 PM », « 14 points »: where no column says what it is. */
export function figureWithUnit(figure: RankFigure, format: Format, lang: Lang): (value: number) => string {
  const text = rankFigureText(figure, format);
  return units[lang][figure] ?? text;
}

/** What the figures are called: for a page that loads no other words. */
export const figureNames: Dictionary<Figures> = { fr: frFigures, en: enFigures };

const units: Dictionary<Units> = { fr, en };

/** « 7 PM », « +121 »: those of a line that are told where it stands alone. */
export function briefFigures({ figures }: Pick<Standing, 'figures'>, format: Format, lang: Lang): readonly string[] {
  const all = Object.keys(every) as readonly RankFigure[];
  return all.flatMap((figure) => {
    const value = columnOf(figure).brief ? figures[figure] : null;
    return value == null ? [] : [figureWithUnit(figure, format, lang)(value)];
  });
}
