import { mostColumns, mostLines } from '@ronde/contract/lists/columns';
import type { Cell, CellValue, ReadOptions, Sheet, Workbook } from 'hucre';
import type { ListRow } from './text-rows.ts';

// The only file that knows which part reads workbooks: two functions, rows out.

/** A sheet of a workbook, and which others there are. */
export interface SheetRows {
  readonly rows: readonly ListRow[];
  /** Names of the sheets that are shown, in their order. */
  readonly sheets: readonly string[];
  /** The one that was read, by its place among them. */
  readonly sheet: number;
  /** Rows that somebody hid, by a filter most often: they are not read (LIST-02). */
  readonly hidden: number;
}

/** Two more than a list may have beside its header: one that is too long is seen to be, not cut short. */
const mostRows = mostLines + 2;

/** Sheets among which the first that is not empty is looked for, where nobody chose one. */
const mostLooked = 5;

type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<Workbook>;

/** `sheet`: by its place; missing: the first that is not empty. Throws for what is no xlsx workbook. */
export async function xlsxRows(bytes: Uint8Array, sheet?: number): Promise<SheetRows> {
  const { readXlsx } = await import('hucre/xlsx');
  return await sheetRows(readXlsx, bytes, sheet);
}

/** The same of an ods document. */
export async function odsRows(bytes: Uint8Array, sheet?: number): Promise<SheetRows> {
  const { readOds } = await import('hucre/ods');
  return await sheetRows(readOds, bytes, sheet);
}

async function sheetRows(read: Reader, bytes: Uint8Array, chosen?: number): Promise<SheetRows> {
  let at = chosen ?? 0;
  let found = await oneSheet(read, bytes, at);
  while (chosen === undefined && found.rows.length === 0 && at + 1 < Math.min(found.sheets.length, mostLooked))
    found = await oneSheet(read, bytes, ++at);
  return { ...found, sheet: at };
}

async function oneSheet(read: Reader, bytes: Uint8Array, at: number): Promise<Omit<SheetRows, 'sheet'>> {
  const names: string[] = [];
  const { sheets } = await read(bytes, {
    maxRows: mostRows,
    readStyles: true,
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false;
      names.push(name);
      return names.length === at + 1;
    },
  });
  const [sheet] = sheets;
  return { ...rowsOf(sheet), sheets: names };
}

/** Rows without a filled cell are left out: one stray cell at the foot of a sheet is a million of them. */
function rowsOf(sheet: Sheet | undefined): Pick<SheetRows, 'rows' | 'hidden'> {
  const isHidden = (row: number): boolean => sheet?.rowDefs?.get(row)?.hidden === true;
  const filled = (sheet?.rows ?? []).flatMap((values, row) => (values.every(isEmpty) ? [] : [{ values, row }]));
  const shown = filled.filter(({ row }) => !isHidden(row));
  const rows = shown.map(({ values, row }): ListRow => {
    const cells = values.slice(0, mostColumns).map((value, column) => textOf(value, formatAt(sheet, row, column)));
    const numbers = values
      .slice(0, mostColumns)
      .flatMap((value, column) =>
        typeof value === 'number' && !zeros.test(formatAt(sheet, row, column)) ? [column] : [],
      );
    return { line: row + 1, cells, ...(numbers.length > 0 && { numbers }) };
  });
  return { rows, hidden: filled.length - shown.length };
}

const isEmpty = (value: CellValue | undefined): boolean => value === null || value === undefined || value === '';

/** A format that gives a number its leading zeros back. */
const zeros = /^0+$/;

const formatAt = (sheet: Sheet | undefined, row: number, column: number): string => {
  const cell: Cell | undefined = sheet?.cells?.get(`${row},${column}`);
  return cell?.style?.numFmt ?? '';
};

/** A date is the civil day that the cell shows, in no time zone (IMP-04). */
function textOf(value: CellValue | undefined, format: string): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number' && zeros.test(format)) return String(value).padStart(format.length, '0');
  return String(value).trim();
}
