import { amountText, decimalMark, type Lang, number, plain, signed } from '@ronde/language';

/**
 * `short`: a few letters, never broken over two lines. `spread`: a number that always shows its sign on paper. `amount`:
 * money, with its cents. `decimal`: a number to a tenth. `date`: a civil day, `2026-11-14`.
 */
export type CellKind = 'text' | 'short' | 'number' | 'spread' | 'amount' | 'decimal' | 'date';

export interface SheetColumn {
  readonly key: string;
  readonly header: string;
  /** The full name of an abbreviation. */
  readonly title?: string;
  readonly kind: CellKind;
}

/** Numbers stay numbers in every format; null is an empty cell. */
export type Cell = string | number | null;

/** A document with one table, described once and then written as csv, html and others. Nothing in it is escaped. */
export interface DataSheet {
  readonly lang: Lang;
  readonly title: string;
  readonly subtitle: string;
  /** What the table shows, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly SheetColumn[];
  /** The column that names the row. */
  readonly rowHeader: string;
  /** Cells in the order of `columns`. */
  readonly rows: readonly (readonly Cell[])[];
  /** Under the rows: their sums. */
  readonly totals?: readonly Cell[];
  /** At the foot: what the abbreviations mean, how ties were settled. */
  readonly notes: readonly string[];
}

/** It stands at the right, digit under digit. */
export const isFigure = ({ kind }: Pick<SheetColumn, 'kind'>): boolean =>
  kind !== 'text' && kind !== 'short' && kind !== 'date';

/** A cell as it is read: a spread shows its sign, and nothing stands in an empty one. */
export function cellText(cell: Cell, column: Pick<SheetColumn, 'kind'> | undefined, lang: Lang): string {
  if (typeof cell !== 'number') return cell ?? '';
  switch (column?.kind) {
    case 'spread':
      return signed(cell);
    case 'amount':
      return amountText(lang, Math.round(100 * cell));
    case 'decimal':
      return `${cell < 0 ? '−' : ''}${Math.abs(cell).toFixed(1)}`.replace('.', decimalMark[lang]);
    default:
      return number(cell).replace('.', decimalMark[lang]);
  }
}

/** Text as another program reads it: without the marks of a page that nobody sees, by which it would not be found. */
export const fileText = (text: string): string => plain(text).replaceAll('\u2060', '');

/** All the lines of the table, its sums last. */
export const linesOf = ({ rows, totals }: Pick<DataSheet, 'rows' | 'totals'>): readonly (readonly Cell[])[] =>
  totals ? [...rows, totals] : rows;
