/** What the screen measures, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Columns of a page and the rows of each. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
}

/** Height of all that is no row, header and footer, in parts of the unit: `frame.module.css` holds the same. */
export const around = 0.236;
/** Below this width, in parts of the unit, a column has no room for a name and an opponent. */
const narrowest = 0.5;

/** What every size is a part of: the height of the screen; on one that stands upright, what its width would go with. */
export const unitOf = ({ width, height }: Room): number => Math.min(height, width * 0.75);

/**
 * Two columns of twelve up to forty-eight lines, three columns of fourteen beyond; where a third column would be too
 * narrow, two; one for what fits in it. A screen that stands upright has more rows of the same height.
 */
export function gridFor(room: Room, lines: number): Grid {
  const unit = unitOf(room);
  const usual = lines > 48 ? 14 : 12;
  // Whole pixels: a table rounds its rows, up too.
  const rowHeight = Math.floor((unit * (1 - around)) / usual);
  const most = Math.max(1, Math.floor((room.height - around * unit) / rowHeight));
  if (lines <= most) return { columns: 1, rows: most, rowHeight };
  const columns = usual === 14 && room.width / 3 >= narrowest * unit ? 3 : 2;
  // Where there is room for more rows, the columns are of one length.
  return { columns, rows: Math.min(most, Math.max(usual, Math.ceil(lines / columns))), rowHeight };
}

/** A column of this width has no room for « contre » and « exempt » in full. */
export const isBrief = ({ width, height }: Room, { columns }: Grid): boolean =>
  width / columns < 0.76 * unitOf({ width, height });

/** The lines page by page. */
export function pagesOf<T>(
  lines: readonly T[],
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
): readonly (readonly T[])[] {
  const size = columns * rows;
  const pages = Math.max(1, Math.ceil(lines.length / size));
  return Array.from({ length: pages }, (_, i) => lines.slice(i * size, (i + 1) * size));
}

/** One page column by column, all of one length but the last. */
export function columnsOf<T>(page: readonly T[], { columns }: Pick<Grid, 'columns'>): readonly (readonly T[])[] {
  const rows = Math.ceil(page.length / columns);
  return Array.from({ length: columns }, (_, i) => page.slice(i * rows, (i + 1) * rows));
}

/** The lines of one screen of several, in order: together they hold each line once. */
export function partOf<T>(lines: readonly T[], { at, of }: { readonly at: number; readonly of: number }): readonly T[] {
  const start = Math.ceil((lines.length * (at - 1)) / of);
  return lines.slice(start, Math.ceil((lines.length * at) / of));
}
