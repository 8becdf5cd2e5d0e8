import type { FormatId, Standings } from '@ronde/engine';
import type { Ui } from '@ronde/language';
import type { Cell, Column } from './sheet.ts';

/** A column of figures, with the figure of each line by player. */
export type FigureColumn = Column & { readonly cell: (row: { readonly player: string }) => Cell };

/** The figures that decide, in the order in which they do: PM, PPM and Pdep; or points, wins, opponents' points. */
export function figureColumns(standings: Standings, ui: Ui['standings'], format: FormatId): readonly FigureColumn[] {
  if (standings.kind === 'scrabble') {
    const { rows } = standings;
    // In Belgium they are sums of ratings, which carry no sign.
    const kind = format === 'classique-belge' ? 'number' : 'spread';
    return [
      { key: 'pm', header: ui.pm, title: ui.pmLong, kind: 'number', cell: figure(rows, (row) => row.pm) },
      { key: 'ppm', header: ui.ppm, title: ui.ppmLong, kind: 'number', cell: figure(rows, (row) => row.ppm) },
      { key: 'pdep', header: ui.pdep, title: ui.pdepLong, kind, cell: figure(rows, (row) => row.pdep) },
    ];
  }
  const { rows } = standings;
  const wins = rows.some((row) => row.wins !== undefined);
  const won = figure(rows, (row) => row.wins ?? null);
  return [
    { key: 'points', header: ui.points, title: ui.pointsLong, kind: 'number', cell: figure(rows, (row) => row.points) },
    ...(wins ? [{ key: 'wins', header: ui.wins, title: ui.winsLong, kind: 'number', cell: won } as const] : []),
    {
      key: 'opponents',
      header: ui.opponents,
      title: ui.opponentsLong,
      kind: 'number',
      cell: figure(rows, (row) => row.opponents),
    },
  ];
}

function figure<Row extends { readonly player: string }>(rows: readonly Row[], value: (row: Row) => Cell) {
  const values = new Map(rows.map((row) => [row.player, value(row)]));
  return ({ player }: { readonly player: string }): Cell => values.get(player) ?? null;
}
