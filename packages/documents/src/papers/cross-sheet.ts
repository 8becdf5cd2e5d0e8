import type { PlayerId } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Head } from '../paper/paper.ts';
import type { DataSheet } from '../sheet.ts';
import { ofSheet } from '../standings-sheet.ts';
import type { CrossGrid } from './cross-grid.ts';

/** The cross table in one piece, for a spreadsheet: `V 412–411 R3`. */
export function crossSheet(grid: CrossGrid, head: Head, lang: Lang, notes: readonly string[]): DataSheet {
  const { lines, ui, name, head: headOf, met, figures } = grid;
  const against = (id: PlayerId, other: PlayerId): string =>
    met(id, other)
      .map(({ letter, figures: own, round }) => [letter, own, round].filter((part) => part !== null).join(' '))
      .join(', ');
  return {
    lang,
    title: head.tournament,
    subtitle: head.date,
    caption: head.what,
    columns: [
      { key: 'rank', header: ui.rank, kind: 'number' },
      { key: 'player', header: ui.player, kind: 'text' },
      ...lines.map((line) => ({
        key: `against-${line.player}`,
        header: headOf(line),
        title: name(line.player),
        kind: 'short' as const,
      })),
      ...figures.map(ofSheet).map(({ cell: _, ...column }) => column),
    ],
    rowHeader: 'player',
    rows: lines.map(({ rank, player }) => [
      rank,
      name(player),
      ...lines.map((other) => against(player, other.player) || null),
      ...figures.map(({ value }) => value(player)),
    ]),
    notes,
  };
}
