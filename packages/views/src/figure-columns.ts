import {
  columnOf,
  type FormatId,
  firstFigure,
  type PlayerId,
  type RankFigure,
  rankFigure,
  rankFigures,
  type Standings,
} from '@ronde/engine';
import type { Column } from '@ronde/engine/criteria/criterion';
import {
  type FigureName,
  type Figures,
  figureWithUnit,
  isSpread,
  type Lang,
  rankFigureName,
  rankFigureText,
} from '@ronde/language';

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

/** What decides first: what the standings count in, PM or the points of another formula. */
export function countedIn({ figures }: { readonly figures: Figures }, format: FormatId): FigureName {
  return figures[firstFigure(format)];
}

/** How many of them each has. */
export function countOf({ rows }: Pick<Standings, 'rows'>, format: FormatId): (player: PlayerId) => number {
  const first = firstFigure(format);
  const counts = new Map(rows.map((row) => [row.player, rankFigure(row, first) ?? 0]));
  return (player) => counts.get(player) ?? 0;
}

/** The same with its unit: « 7 PM », where no column says what it is. */
export function countText(
  standings: Pick<Standings, 'rows'>,
  format: FormatId,
  lang: Lang,
): (player: PlayerId) => string {
  const count = countOf(standings, format);
  const text = figureWithUnit(firstFigure(format), format, lang);
  return (player) => text(count(player));
}
