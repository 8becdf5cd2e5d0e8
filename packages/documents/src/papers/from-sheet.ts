import { number, signed } from '@ronde/language';
import { type Block, space, type TableColumn, text } from '../paper/block.ts';
import type { Flow, Paper } from '../paper/paper.ts';
import type { Cell, Column, Sheet } from '../sheet.ts';

/** More columns than a portrait page holds. */
const wideFrom = 14;

/** A table with its notes at the foot, as it stands in a spreadsheet. */
export function fromSheet(sheet: Sheet, size = 11): Pick<Paper, 'body' | 'sheet' | 'landscape'> {
  const wide = sheet.columns.length >= wideFrom;
  const notes = sheet.notes.flatMap((note): readonly Block[] => [space(1.5), text(note, 9, { grey: true })]);
  const body: Flow = {
    kind: 'flow',
    columns: 1,
    blocks: [
      {
        kind: 'table',
        caption: sheet.caption,
        columns: sheet.columns.map(columnOf),
        rowHeader: sheet.columns.findIndex(({ key }) => key === sheet.rowHeader),
        rows: sheet.rows.map((cells) => cells.map((cell, i) => ({ text: shown(cell, sheet.columns[i]) }))),
        size: wide ? 9 : size,
        pad: 0.9,
      },
      ...(notes.length > 0 ? [space(2), ...notes] : []),
    ],
  };
  return { body, sheet, ...(wide && { landscape: true as const }) };
}

function columnOf({ header, title, kind }: Column): TableColumn {
  const align = kind === 'number' || kind === 'spread' ? 'end' : 'start';
  return { header, align, width: kind === 'text' ? 'rest' : 'auto', ...(title !== undefined && { title }) };
}

function shown(cell: Cell, column: Column | undefined): string {
  if (typeof cell !== 'number') return cell ?? '';
  return column?.kind === 'spread' ? signed(cell) : number(cell);
}
