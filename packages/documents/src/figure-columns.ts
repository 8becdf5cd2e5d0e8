import { type FormatId, type RankFigure, rankFigure, rankFigures, type Standings } from '@ronde/engine';
import { isSpread, rankFigureWords, type Ui } from '@ronde/language';
import type { Cell, Column } from './sheet.ts';

/** A column of figures, with the figure of each line by player. */
export type FigureColumn = Column & {
  readonly key: RankFigure;
  readonly cell: (row: { readonly player: string }) => Cell;
};

/** The figures that decide, in the order in which they do (`rankFigures`), each by its key. */
export function figureColumns(standings: Standings, ui: Ui['standings'], format: FormatId): readonly FigureColumn[] {
  const lines = new Map(standings.rows.map((row) => [row.player, row]));
  return rankFigures(standings).map((key) => {
    const { head: header, long: title } = rankFigureWords(key, format, ui);
    const cell: FigureColumn['cell'] = ({ player }) => {
      const line = lines.get(player);
      return line ? rankFigure(line, key) : null;
    };
    return { key, header, title, kind: isSpread(key, format) ? 'spread' : 'number', cell };
  });
}
