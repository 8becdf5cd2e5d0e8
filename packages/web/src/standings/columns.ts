import {
  columnOf,
  type FormatId,
  type PlayerId,
  type RankFigure,
  rankFigure,
  rankFigures,
  type Standings,
} from '@ronde/engine';
import { rankFigureText, rankFigureWords, type Ui } from '@ronde/language';

/** One column of figures after the rounds. */
export interface Column {
  readonly key: RankFigure;
  readonly head: string;
  readonly long: string;
  readonly strong: boolean;
  /** Only where there is room. */
  readonly wide: boolean;
  /** Null: this criterion says nothing of this player. */
  value(player: PlayerId): number | null;
  text(player: PlayerId): string | null;
}

/** What a formula ranks by, in its order (`rankFigures`). */
export function columnsOf(standings: Standings, ui: Ui['standings'], format?: FormatId): readonly Column[] {
  const lines = new Map(standings.rows.map((row) => [row.player, row]));
  return rankFigures(standings).map((figure, i) => {
    const say = rankFigureText(figure, format);
    const value = (player: PlayerId): number | null => {
      const line = lines.get(player);
      return line ? rankFigure(line, figure) : null;
    };
    const text = (player: PlayerId): string | null => {
      const found = value(player);
      return found === null ? null : say(found);
    };
    const { head, long } = rankFigureWords(figure, format, ui);
    return {
      key: figure,
      head,
      long,
      strong: i === 0,
      wide: columnOf(figure).leftOutWhereNarrow === true,
      value,
      text,
    };
  });
}
