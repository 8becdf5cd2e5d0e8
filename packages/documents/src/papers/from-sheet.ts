import { type Block, space, type TableColumn, text } from '../paper/block.ts';
import type { Flow, Paper } from '../paper/paper.ts';
import { cellText, type DataSheet, isFigure, linesOf, type SheetColumn } from '../sheet.ts';

/** More columns than a portrait page holds. */
const wideFrom = 14;

/** A series, most clubs: what takes no more than it needs, and leaves the rest to the names. */
const shortText = 16;

/** The letters of `V 12 F`. */
const plainRound = 6;

/** A table with its notes at the foot, as it stands in a spreadsheet. */
export function fromSheet(sheet: DataSheet, size = 11): Pick<Paper, 'body' | 'sheet' | 'landscape'> {
  const wide = columnsTaken(sheet) >= wideFrom;
  const notes = sheet.notes.flatMap((note): readonly Block[] => [space(1.5), text(note, 9)]);
  const body: Flow = {
    kind: 'flow',
    columns: 1,
    blocks: [
      {
        kind: 'table',
        caption: sheet.caption,
        columns: sheet.columns.map((column, i) => columnOf(sheet, column, i)),
        rowHeader: sheet.columns.findIndex(({ key }) => key === sheet.rowHeader),
        rows: linesOf(sheet).map((cells) =>
          cells.map((cell, i) => ({ text: cellText(cell, sheet.columns[i], sheet.lang) })),
        ),
        size: wide ? 9 : size,
        pad: 0.9,
      },
      ...(notes.length > 0 ? [space(2), ...notes] : []),
    ],
  };
  return { body, sheet, ...(wide && { landscape: true as const }) };
}

/** A round whose cells name somebody (`V 12 MAR`) takes half as much again. */
function columnsTaken({ columns, rows }: DataSheet): number {
  const long = (i: number): boolean => rows.some((cells) => String(cells[i] ?? '').length > plainRound);
  return columns.reduce((sum, { kind }, i) => sum + (kind === 'short' && long(i) ? 1.5 : 1), 0);
}

function columnOf({ rowHeader, rows }: DataSheet, column: SheetColumn, at: number): TableColumn {
  const { key, header, title, kind } = column;
  const align = isFigure(column) ? 'end' : 'start';
  const long = rows.some((cells) => String(cells[at] ?? '').length > shortText);
  const width = kind === 'text' && (long || key === rowHeader || key === 'player') ? 'rest' : 'auto';
  return { header, align, width, ...(title !== undefined && { title }) };
}
