import { type Cell, type DataSheet, fileText, linesOf, type SheetColumn } from './sheet.ts';

/** The media type of what `toXlsx` writes. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The table as a workbook: numbers are numbers, the days of a column of dates are dates, all the rest is text and stays
 * it: no cell becomes a date or a formula (IMP-08, SEC-02), and no name changes by a letter (IMP-05).
 */
export async function toXlsx(sheet: DataSheet): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const head = [[sheet.title], [sheet.caption], [], sheet.columns.map(({ header }) => headerCell(header))];
  const notes = sheet.notes.map((note) => [note]);
  const lines = linesOf(sheet).map((row) => row.map((cell, i) => dayOr(cell, sheet.columns[i])));
  const tab = tabName(sheet.caption);
  return writeXlsx({
    sheets: [
      {
        name: tab,
        columns: sheet.columns.map((column, i) => ({
          width: widthOf(sheet, i),
          numFmt: formatOf(column, isWhole(sheet, i)),
        })),
        rows: [...head, ...lines, [], ...notes].map((row) => row.map(plainCell)),
        freezePane: { rows: head.length },
        pageSetup: {
          orientation: sheet.columns.length > mostUpright ? 'landscape' : 'portrait',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
        },
        ...(sheet.rows.length > 0 && { autoFilter: { range: rangeOf(sheet, head.length) } }),
      },
    ],
    namedRanges: [
      repeatedRow(tab, head.length),
      // LibreOffice finds the filter by this name alone.
      ...(sheet.rows.length > 0 ? [inTab('_xlnm._FilterDatabase', tab, absolute(rangeOf(sheet, head.length)))] : []),
    ],
    properties: { title: sheet.title },
  });
}

/**
 * The headers, that stand again on each printed page: the name of the tab in quotes, without which Excel takes a file
 * whose tab has a space in its name for a damaged one (ECMA-376 part 1, 18.17.2.3).
 */
export const repeatedRow = (tab: string, row: number) => inTab('_xlnm.Print_Titles', tab, `$${row}:$${row}`);

const inTab = (name: string, tab: string, cells: string) => ({
  name,
  scope: tab,
  range: `'${tab.replaceAll("'", "''")}'!${cells}`,
});

/** « $A$4:$H$51 » */
const absolute = (range: string): string => range.replace(/[A-Z]+/g, '$$$&$$');

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
      // A letter that no format knows stands in quotes: without them some programs show nothing (ECMA-376 part 1, 18.8.31).
      return '+0;"−"0;0';
    case 'amount':
      return '0.00';
    case 'decimal':
      return '0.0';
    case 'date':
      return dayFormat;
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

const dayOr = (cell: Cell, column: SheetColumn | undefined): Cell | Date =>
  column?.kind === 'date' && typeof cell === 'string' ? (dayOf(cell) ?? cell) : cell;

/** A civil day as spreadsheets count it, in no time zone; null: this is none. */
export const dayOf = (text: string): Date | null =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;

export const dayFormat = 'dd/mm/yyyy';

const plainCell = (cell: Cell | Date): Cell | Date => (typeof cell === 'string' ? fileText(cell) : cell);

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

/** A tab takes 31 letters, none of these signs, and no apostrophe at either end; a longer caption ends with a word. */
function tabName(caption: string): string {
  const allowed = caption.replace(/[\\/?*[\]:]/g, ' ').replace(/^['\s]+/, '');
  const [comma, space] = [',', ' '].map((sign) => allowed.slice(0, longestTab + 1).lastIndexOf(sign));
  const end = allowed.length <= longestTab ? 0 : Math.max(0, comma ?? 0) || Math.max(0, space ?? 0);
  return allowed.slice(0, end || longestTab).replace(/['\s]+$/, '') || 'Ronde';
}

const longestTab = 31;
