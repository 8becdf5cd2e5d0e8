import { type Cell, type DataSheet, fileText, linesOf, type SheetColumn } from './sheet.ts';

/**
 * The table as a workbook: numbers are numbers, all the rest is text and stays it: no cell becomes a date or a formula
 * (IMP-08, SEC-02), and no name changes by a letter (IMP-05).
 */
export async function toXlsx(sheet: DataSheet): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const head = [[sheet.title], [sheet.caption], [], sheet.columns.map(({ header }) => headerCell(header))];
  const notes = sheet.notes.map((note) => [note]);
  return writeXlsx({
    sheets: [
      {
        name: tabName(sheet.caption),
        columns: sheet.columns.map((column, i) => ({
          width: widthOf(sheet, i),
          numFmt: formatOf(column, isWhole(sheet, i)),
        })),
        rows: [...head, ...linesOf(sheet), [], ...notes].map((row) => row.map(plainCell)),
        freezePane: { rows: head.length },
        // On each printed page the headers stand again.
        pageSetup: {
          orientation: sheet.columns.length > mostUpright ? 'landscape' : 'portrait',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: `$${head.length}:$${head.length}`,
        },
        ...(sheet.rows.length > 0 && { autoFilter: { range: rangeOf(sheet, head.length) } }),
      },
    ],
    properties: { title: sheet.title },
  });
}

/** The widest table that is read upright on a sheet of paper. */
const mostUpright = 9;

/** A heading that is a figure is one: « 1 », « 2 » over the columns of a cross table. */
const headerCell = (header: string): Cell => (/^[1-9]\d{0,3}$/.test(header) ? Number(header) : header);

/** From the headers to the last row, « A4:H51 »; the sums below are not sorted with them. */
const rangeOf = ({ columns, rows }: DataSheet, header: number): string =>
  `A${header}:${columnName(columns.length)}${header + rows.length}`;

/** 1 is A, 27 is AA. */
function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** « @ » is text for good: what is typed over it stays what was typed. */
function formatOf({ kind }: SheetColumn, whole: boolean): string {
  switch (kind) {
    case 'number':
      return whole ? '0' : 'General';
    case 'spread':
      return '+0;−0;0';
    case 'amount':
      return '0.00';
    case 'decimal':
      return '0.0';
    default:
      return '@';
  }
}

/** An Elo has decimals, and « 0 » would hide them. */
const isWhole = ({ rows }: DataSheet, at: number): boolean =>
  rows.every((row) => typeof row[at] !== 'number' || Number.isInteger(row[at]));

/** In characters, of the longest cell. */
function widthOf({ columns, rows }: DataSheet, at: number): number {
  const lengths = rows.map((row) => textOf(row[at]).length);
  return Math.min(60, Math.max(columns[at]?.header.length ?? 0, ...lengths) + 2);
}

const plainCell = (cell: Cell): Cell => (typeof cell === 'string' ? fileText(cell) : cell);

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

/** A tab takes 31 letters and none of these signs. */
function tabName(caption: string): string {
  return (
    caption
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .trim() || 'Ronde'
  );
}
