import { plain } from '@ronde/language';
import Papa from 'papaparse';
import { neutralised } from './formula.ts';
import type { Cell, Sheet } from './sheet.ts';

const byteOrderMark = '\ufeff';

/**
 * The table alone, as French spreadsheets open it by a double click: UTF-8 with its mark, semicolons, CRLF.
 * No text cell is a formula; numbers are plain numbers.
 */
export function toCsv(sheet: Sheet): string {
  const header = sheet.columns.map((column) => neutralised(column.header));
  const rows = sheet.rows.map((row) => row.map(csvCell));
  return `${byteOrderMark}${Papa.unparse([header, ...rows], { delimiter: ';', newline: '\r\n' })}\r\n`;
}

const csvCell = (cell: Cell): string | number => (typeof cell === 'string' ? neutralised(plain(cell)) : (cell ?? ''));
