// A document is described once (`Sheet`), then written as csv or html.
export { toCsv } from './csv.ts';
export { fileName } from './file-name.ts';
export { neutralised, restored } from './formula.ts';
export { toHtml } from './html.ts';
export type { Cell, CellKind, Column, Sheet } from './sheet.ts';
export { standingsSheet } from './standings-sheet.ts';
