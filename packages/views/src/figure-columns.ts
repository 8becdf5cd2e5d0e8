import {
  columnOf,
  type FormatId,
  type PlayerId,
  type RankFigure,
  rankFigure,
  rankFigures,
  type Standings,
} from '@ronde/engine';
import type { Column } from '@ronde/engine/criteria/criterion';
import { type Figures, isSpread, rankFigureName, rankFigureText } from '@ronde/language';

/** A column of figures of some standings, for every screen, paper and answer that shows them. */
export interface FigureColumn {
  readonly key: RankFigure;
  readonly head: string;
  readonly long: string;
  /** It decides first. */
  readonly strong: boolean;
  /** Only where there is room. */
  readonly wide: boolean;
  /** It carries its sign. */
  readonly spread: boolean;
  readonly layout: Column;
  /** Null: this criterion says nothing of this player. */
  value(player: PlayerId): number | null;
  text(player: PlayerId): string | null;
}

/** What some standings rank by, first what decides first (`rankFigures`); `figures`: in the words of a language. */
export function figureColumns(
  standings: Standings,
  { figures }: { readonly figures: Figures },
  format: FormatId,
): readonly FigureColumn[] {
  const lines = new Map(standings.rows.map((row) => [row.player, row]));
  return rankFigures(standings).map((key, i) => {
    const say = rankFigureText(key, format);
    const layout = columnOf(key);
    const value = (player: PlayerId): number | null => {
      const line = lines.get(player);
      return line ? rankFigure(line, key) : null;
    };
    const text = (player: PlayerId): string | null => {
      const found = value(player);
      return found === null ? null : say(found);
    };
    const { head, long } = rankFigureName(key, format, { figures });
    const wide = layout.leftOutWhereNarrow === true;
    return { key, head, long, strong: i === 0, wide, spread: isSpread(key, format), layout, value, text };
  });
}
