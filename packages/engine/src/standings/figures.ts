import { columnOf, columnsIn, type RankFigure } from '../criteria/figures.ts';
import { wargameScale, wargameScores } from '../criteria/wargame-score.ts';
import { gamesIn } from '../tournament/match-result.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Match, PlayerId } from '../tournament/state.ts';
import type { Standing, Standings } from './standing.ts';

/** The two figures that a result is known by, in the order of the match. */
export type Figures = readonly [number, number];

/**
 * One game: its scores. Several: the games that each won. The wargame: its two scores, maluses apart. Null where there
 * is none: no result, a forfeit without a game, a winner alone.
 */
export function figuresOf(match: Match, settings: Settings, wargame: boolean): Figures | null {
  const { result } = match;
  if (!result || result.kind === 'decided') return null;
  if (result.kind === 'losses' || result.kind === 'points' || (wargame && result.kind === 'awarded'))
    return wargameScores(match, result, wargameScale(settings));
  const [first, ...more] = gamesIn(result);
  if (!first) return null;
  const won = (at: 0 | 1): number => [first, ...more].filter((game) => game[at] > game[(1 - at) as 0 | 1]).length;
  return more.length === 0 ? first : [won(0), won(1)];
}

/** The same from one player's side, their own first. */
export function ownFigures(match: Match, player: PlayerId, settings: Settings, wargame: boolean): Figures | null {
  const figures = figuresOf(match, settings, wargame);
  return figures && match.players[0] !== player ? [figures[1], figures[0]] : figures;
}

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
