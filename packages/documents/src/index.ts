// A document is described once (`Sheet`), then written as csv or html.

export { toCsv } from './csv.ts';
export { fileName } from './file-name.ts';
export { type PageLink, toHtml } from './html.ts';
export { type FileKind, kindOfFile, type ZipFound, zipFound } from './lists/kind-of-file.ts';
export type { LineFault, LineNotice, LineRules, ListPerson, RatingQuestion, ReadLine } from './lists/list-line.ts';
export { listInMessage } from './lists/message.ts';
export { type ListReader, listReader, type ReadList, readList } from './lists/read-list.ts';
export { type Decoded, decoded, type Encoding } from './lists/text-encoding.ts';
export type { ListRow } from './lists/text-rows.ts';
export { hasTooManyLines, readingText, type TextRows } from './lists/text-rows.ts';
export { odsRows, type SheetRows, xlsxRows } from './lists/workbook-rows.ts';
export { type ListedDecision, logSheet } from './log-sheet.ts';
export type { Paper, Printing } from './paper/paper.ts';
export { paperHtml } from './paper-html/paper-html.ts';
export { comparisonSheet, ratingListSheet } from './rating-sheets.ts';
export { registerSheet } from './register-sheet.ts';
export type { Cell, CellKind, DataSheet, SheetColumn } from './sheet.ts';
export { cellText, isFigure } from './sheet.ts';
export { standingsSheet } from './standings-sheet.ts';
export { toXlsx, workbookType } from './xlsx.ts';
