import { columnOf, columnsIn, type RankFigure } from '../criteria/figures.ts';
import type { Standing, Standings } from './standing.ts';

/**
 * The columns of figures of some standings, first the one that decides first. Every screen, paper and answer reads them
 * here, so that nothing decides which stands in no column.
 */
export function rankFigures({ kind, rows }: Standings): readonly RankFigure[] {
  const known = (figure: RankFigure): boolean => rows.some(({ figures }) => figures[figure] !== undefined);
  return columnsIn(kind).filter((figure) => !columnOf(figure).onlyWhereKnown || known(figure));
}

/** One figure of a line. */
export const rankFigure = ({ figures }: Pick<Standing, 'figures'>, figure: RankFigure): number | null =>
  figures[figure] ?? null;
