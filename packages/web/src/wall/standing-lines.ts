import type { PublicPlayer } from '@ronde/contract/http/public';
import { type FormatId, type PlayerId, rankFigure, rankFigures, type Standings } from '@ronde/engine';
import { rankFigureText } from '@ronde/language';
import type { ScreenWords } from './words.ts';

/** One place, with the figures that it was given by, in the order of `rankFigures`. */
export interface StandingLine {
  readonly rank: number;
  readonly player: PlayerId;
  readonly figures: readonly string[];
}

export function linesOf(standings: Standings, say: ScreenWords, format: FormatId): readonly StandingLine[] {
  const figures = rankFigures(standings);
  const rows: readonly Standings['rows'][number][] = standings.rows;
  return rows.map((row) => ({
    rank: row.rank,
    player: row.player,
    figures: figures.map((figure) => {
      const value = rankFigure(row, figure);
      const text = value === null ? '' : rankFigureText(figure, format)(value);
      return figure === 'pm' ? `${text}\u00a0${say.pm}` : text;
    }),
  }));
}

/** Beside the name of who is excluded: the line keeps its place (rules: situations, "listed as exclusion"). */
export function exclusionMark(player: PlayerId, players: readonly PublicPlayer[], say: ScreenWords): string {
  return players.find(({ id }) => id === player)?.excluded ? ` (${say.exclusion})` : '';
}

/** What stands in the columns and orders the lines, what a final decided first. */
export function legendOf(standings: Standings, say: ScreenWords): string {
  const figures = rankFigures(standings);
  const wargame = standings.kind === 'points' && !figures.includes('wins');
  return [
    ...(standings.decided ? [say.firstByFinal(standings.decided.players.length)] : []),
    say.inOrder(figures.map((figure) => say.figures[figure]).join(say.nextFigure)),
    ...(wargame ? [say.thenElo] : []),
  ].join(' ');
}
