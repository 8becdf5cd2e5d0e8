import { mostColumns } from '@ronde/contract/lists/columns';
import type { Cell, CellValue, Sheet, Workbook } from 'hucre';
import type { ListRow } from './text-rows.ts';

// The only file that knows which part reads workbooks: two functions, rows out.

/** Two more than a list may have beside its header: one that is too long is seen to be, not cut short. */
const most = { maxRows: 30_002, sheets: [0], readStyles: true };

/** The first sheet of an xlsx workbook. Throws for what is none. */
export async function xlsxRows(bytes: Uint8Array): Promise<readonly ListRow[]> {
  const { readXlsx } = await import('hucre/xlsx');
  return rowsOf(await readXlsx(bytes, most));
}

/** The first sheet of an ods document. Throws for what is none. */
export async function odsRows(bytes: Uint8Array): Promise<readonly ListRow[]> {
  const { readOds } = await import('hucre/ods');
  return rowsOf(await readOds(bytes, most));
}

/** Rows without a filled cell are left out: one stray cell at the foot of a sheet is a million of them. */
function rowsOf({ sheets: [sheet] }: Workbook): readonly ListRow[] {
  return (sheet?.rows ?? []).flatMap((values, row) => {
    if (values.every(isEmpty)) return [];
    const cells = values.slice(0, mostColumns).map((value, column) => textOf(value, formatAt(sheet, row, column)));
    const numbers = values
      .slice(0, mostColumns)
      .flatMap((value, column) =>
        typeof value === 'number' && !zeros.test(formatAt(sheet, row, column)) ? [column] : [],
      );
    return [{ line: row + 1, cells, ...(numbers.length > 0 && { numbers: new Set(numbers) }) }];
  });
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
