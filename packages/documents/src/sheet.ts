import { type Lang, number, signed } from '@ronde/language';

/** `short`: a few letters, never broken over two lines. `spread`: a number that always shows its sign on paper. */
export type CellKind = 'text' | 'short' | 'number' | 'spread';

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
  /** At the foot: what the abbreviations mean, how ties were settled. */
  readonly notes: readonly string[];
}

/** A cell as it is read: a spread shows its sign, and nothing stands in an empty one. */
export function cellText(cell: Cell, column: Pick<SheetColumn, 'kind'> | undefined): string {
  if (typeof cell !== 'number') return cell ?? '';
  return column?.kind === 'spread' ? signed(cell) : number(cell);
}
