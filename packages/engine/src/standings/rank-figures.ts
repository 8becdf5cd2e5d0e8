import { columnOf, columnsIn, type RankFigure } from '../criteria/figures.ts';
import type { Standings } from './standing.ts';

/** As much of a line as its figures need; null, and a figure that is not there: it says nothing of this line. */
type Line = { readonly [Figure in RankFigure]?: number | null };

/**
 * The columns of figures of some standings, first the one that decides first. Every screen, paper and answer reads them
 * here, so that nothing decides which stands in no column.
 */
export function rankFigures({ kind, rows }: Standings): readonly RankFigure[] {
  const lines: readonly Line[] = rows;
  const known = (figure: RankFigure): boolean => lines.some((line) => line[figure] !== undefined);
  return columnsIn(kind).filter((figure) => !columnOf(figure).onlyWhereKnown || known(figure));
}

/** One figure of a line. */
export const rankFigure = (line: Line, figure: RankFigure): number | null => line[figure] ?? null;
