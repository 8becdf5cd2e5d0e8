import { amountText, decimalMark, type Lang } from '@ronde/language';
import Papa from 'papaparse';
import { type Cell, type DataSheet, fileText, linesOf, type SheetColumn } from './sheet.ts';

const byteOrderMark = '\ufeff';

/**
 * The table alone, as French spreadsheets open it by a double click: UTF-8 with its mark, semicolons, CRLF.
 * No text cell is a formula; numbers are plain numbers, with the decimal mark of the language.
 */
export function toCsv(sheet: DataSheet): string {
  const header = sheet.columns.map((column) => neutralised(column.header));
  const rows = linesOf(sheet).map((row) => row.map((cell, i) => csvCell(cell, sheet.columns[i], sheet.lang)));
  return `${byteOrderMark}${Papa.unparse([header, ...rows], { delimiter: ';', newline: '\r\n' })}\r\n`;
}

function csvCell(cell: Cell, column: SheetColumn | undefined, lang: Lang): string | number {
  if (typeof cell === 'string') return neutralised(fileText(cell));
  if (cell === null) return '';
  if (column?.kind === 'amount') return amountText(lang, Math.round(100 * cell));
  return Number.isInteger(cell) ? cell : String(Number(cell.toFixed(4))).replace('.', decimalMark[lang]);
}

// A spreadsheet runs a text cell that begins like a formula, on the computer of whoever opens the file. An apostrophe
// in front makes it text again. Numbers are never touched: a spread of −44 stays a number.

/** Apostrophes, then a sign that begins a formula, ASCII or full width, or a tab or line break that hides one. */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** Text that no spreadsheet takes for a formula. */
export function neutralised(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** What `neutralised` was made from: names come back exactly as they were. */
export function restored(text: string): string {
  return text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text;
}
