// What a sheet of paper is made of. Each block is described once; `paper-html` and `pdf` draw it.

/** A width: millimetres, what the content needs, or what is left. */
export type Width = number | 'auto' | 'rest';
type Align = 'start' | 'center' | 'end';

/** `size` in points. `dot`: who starts. `level`: a heading of that level. */
export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
  readonly size: number;
  readonly bold?: true;
  readonly align?: Align;
  readonly dot?: true;
  readonly level?: 1 | 2 | 3;
}

interface RuleBlock {
  readonly kind: 'rule';
  readonly thick?: true;
}

/** Millimetres, or all that is left of the card. */
interface SpaceBlock {
  readonly kind: 'space';
  readonly height: number | 'rest';
}

export interface RowBlock {
  readonly kind: 'row';
  /** Between cells, in millimetres. */
  readonly gap: number;
  readonly align: 'top' | 'middle' | 'bottom';
  readonly cells: readonly { readonly width: Width; readonly blocks: readonly Block[] }[];
}

/** To be filled by hand; millimetres. */
interface BoxBlock {
  readonly kind: 'box';
  readonly width: number;
  readonly height: number;
  readonly label?: string;
  readonly thick?: true;
}

/** A line to write on, under its label. */
interface LineBlock {
  readonly kind: 'line';
  readonly height: number;
  readonly label: string;
}

/** `alt`: what it leads to, for those who do not see it. */
export interface QrBlock {
  readonly kind: 'qr';
  readonly text: string;
  readonly size: number;
  readonly alt: string;
}

interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
  readonly numbered?: true;
  readonly size: number;
}

/** What a page end does not cut. */
interface GroupBlock {
  readonly kind: 'group';
  readonly blocks: readonly Block[];
}

/** Read from the other side of a folded card; millimetres. */
interface TurnedBlock {
  readonly kind: 'turned';
  readonly height: number;
  readonly blocks: readonly Block[];
}

/** `under`: a second line, smaller. `boxes`: places for a figure. */
export interface TableCell {
  readonly text: string;
  readonly under?: string;
  readonly boxes?: number;
  readonly dot?: true;
}

export interface TableColumn {
  readonly header: string;
  /** The full name of an abbreviation. */
  readonly title?: string;
  readonly width: Width;
  readonly align: Align;
  readonly size?: number;
  readonly bold?: true;
}

/** Its header is repeated on each page, no row is cut. */
export interface TableBlock {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** The column that names the row. */
  readonly rowHeader: number;
  readonly rows: readonly (readonly TableCell[])[];
  readonly size: number;
  /** Above and below what stands in a cell, in millimetres. */
  readonly pad: number;
}

/** A table to be filled by hand: numbered lines under a header, all in millimetres; `caption` says what it is. */
export interface LinesBlock {
  readonly kind: 'lines';
  readonly caption: string;
  readonly columns: readonly { readonly header: string; readonly width: number }[];
  readonly lines: number;
  readonly pitch: number;
}

export type Block =
  | TextBlock
  | RuleBlock
  | SpaceBlock
  | RowBlock
  | BoxBlock
  | LineBlock
  | QrBlock
  | ListBlock
  | GroupBlock
  | TurnedBlock
  | LinesBlock
  | TableBlock;

type Look = Omit<TextBlock, 'kind' | 'text' | 'size'>;

export const text = (said: string, size: number, look: Look = {}): TextBlock => ({
  kind: 'text',
  text: said,
  size,
  ...look,
});
export const space = (height: number | 'rest'): SpaceBlock => ({ kind: 'space', height });
export const row = (align: RowBlock['align'], gap: number, ...cells: RowBlock['cells']): RowBlock => ({
  kind: 'row',
  align,
  gap,
  cells,
});
export const tableCell = (width: Width, ...blocks: readonly Block[]) => ({ width, blocks });
