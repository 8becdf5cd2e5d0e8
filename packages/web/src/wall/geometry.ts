import { useSyncExternalStore } from 'react';

/** What the screen measures, in CSS pixels. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Columns of a page and the rows of each. */
export interface PageGrid {
  readonly columns: number;
  readonly rows: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
  /** What the sizes of the list are a part of, in CSS pixels: larger than the screen's where few lines have room. */
  readonly unit: number;
}

/** Height of all that is no row, header and footer, in parts of the unit: `frame.module.css` holds the same. */
export const around = 0.236;
/** Below this width, in parts of the unit, a column has no room for a name and an opponent. */
const narrowest = 0.5;

/** What every size is a part of: the height of the screen; on one that stands upright, what its width would go with. */
export const unitOf = ({ width, height }: Room): number => Math.min(height, width * 0.75);

/** What the lines of a list are made of. `armies`: under each name stands another line. `heads`: its columns have heads. */
interface Shape {
  readonly armies?: boolean;
  readonly heads?: boolean;
}

/** Height of the heads of a list, in parts of the unit. */
export const headsHigh = 0.034;

/**
 * Two columns of twelve up to forty-eight lines, three columns of fourteen beyond; where a third column would be too
 * narrow, two; one for what fits in it, and for few. A screen that stands upright has more rows of the same height.
 * What one page holds fills it.
 */
export function gridFor(room: Room, lines: number, shape: Shape = {}): PageGrid {
  const { armies = false, heads = false } = shape;
  if (lines <= few[armies ? 'army' : 'name']) return filled(room, Math.max(1, lines), 1, shape);
  const unit = unitOf(room);
  // Under a head a row is lower: of several pages each has one less, so that a name and an army keep their height.
  const usual = (lines > 48 ? 14 : 12) - (heads && (armies ? lines > 24 : lines > 48) ? 1 : 0);
  const taken = aroundRows(shape);
  // Whole pixels: a table rounds its rows, up too.
  const rowHeight = Math.floor((unit * (1 - taken)) / usual);
  const most = Math.max(1, Math.floor((room.height - taken * unit) / rowHeight));
  if (lines <= most) return { columns: 1, rows: most, rowHeight, unit };
  const columns = lines > 48 && room.width / 3 >= narrowest * unit ? 3 : 2;
  // Where there is room for more rows, the columns are of one length.
  const rows = Math.min(most, Math.max(usual, Math.ceil(lines / columns)));
  if (lines <= columns * rows) return filled(room, Math.ceil(lines / columns), columns, shape);
  return { columns, rows, rowHeight, unit };
}

const aroundRows = ({ heads = false }: Shape): number => around + (heads ? headsHigh : 0);

/** So few lines stand in one column, in letters as large as their rows allow. */
const few = { name: 14, army: 12 } as const;
/** Nothing grows past so many times its usual size; a row is then this high, in parts of what the letters are parts of. */
const largest = 1.7;
const airy = 0.066;
/** The lowest row that letters of the usual size go with, alone and with an army under the name. */
const tight = { name: 0.0525, army: 0.064 } as const;
/** Columns of names that have room beside each other, three at most. */
export const mostColumns = (room: Room): number =>
  Math.max(1, Math.min(3, Math.floor(room.width / (narrowest * unitOf(room)))));

/** The width that a column of usual letters takes: alone, and beside another one, where a row grows in height first. */
const wide = { alone: 0.95, beside: 0.8 } as const;
/** The highest row beside another column, in parts of the unit: an army has two lines in it. */
const highest = 0.1;

/** One page of so many rows: as high as they find room, their letters with them as far as the column is wide. */
export function filled(room: Room, rows: number, columns: number, shape: Shape): PageGrid {
  const unit = unitOf(room);
  const alone = columns === 1;
  const most = Math.max(1, Math.min(largest, room.width / columns / ((alone ? wide.alone : wide.beside) * unit)));
  const taken = aroundRows(shape);
  // Heads grow with the letters.
  const high = room.height - (around + (taken - around) * most) * unit;
  const rowHeight = Math.min(Math.floor(high / rows), Math.floor(unit * (alone ? most * airy : highest)));
  const lowest = alone ? tight[shape.armies ? 'army' : 'name'] : airy;
  const scale = Math.min(most, Math.max(1, rowHeight / (unit * lowest)));
  return { columns, rows, rowHeight, unit: unit * scale };
}

/** A column of this width has no room for « contre » and « exempt » in full. */
export const isBrief = ({ width }: Room, { columns, unit }: PageGrid): boolean => width / columns < 0.76 * unit;

/** The lines page by page. */
export function pagesOf<T>(
  lines: readonly T[],
  { columns, rows }: Pick<PageGrid, 'columns' | 'rows'>,
): readonly (readonly T[])[] {
  const size = columns * rows;
  const pages = Math.max(1, Math.ceil(lines.length / size));
  return Array.from({ length: pages }, (_, i) => lines.slice(i * size, (i + 1) * size));
}

/** The same on as many pages, none of them all but empty. */
export function evenPagesOf<T>(lines: readonly T[], { columns, rows }: Pick<PageGrid, 'columns' | 'rows'>) {
  const pages = Math.max(1, Math.ceil(lines.length / (columns * rows)));
  return pagesOf(lines, { columns, rows: Math.ceil(lines.length / pages / columns) || 1 });
}

/** The same of a whole list: its rows fill each page, of several too. */
export function evenPages<T>(room: Room, lines: readonly T[], shape: Shape) {
  const grid = gridFor(room, lines.length, shape);
  const pages = evenPagesOf(lines, grid);
  const rows = Math.ceil((pages[0]?.length ?? 0) / grid.columns);
  return { pages, grid: pages.length === 1 ? grid : filled(room, rows, grid.columns, shape) };
}

/** One page column by column, all of one length but the last. */
export function columnsThatFit<T>(
  page: readonly T[],
  { columns }: Pick<PageGrid, 'columns'>,
): readonly (readonly T[])[] {
  const rows = Math.ceil(page.length / columns);
  return Array.from({ length: columns }, (_, i) => page.slice(i * rows, (i + 1) * rows));
}

/** The lines of one screen of several, in order: together they hold each line once. */
export function partOfWall<T>(
  lines: readonly T[],
  { at, of }: { readonly at: number; readonly of: number },
): readonly T[] {
  const start = Math.ceil((lines.length * (at - 1)) / of);
  return lines.slice(start, Math.ceil((lines.length * at) / of));
}

// Where there is no window, as in a test, there is nothing to fit.
const measured = (): Room => ({ width: globalThis.innerWidth, height: globalThis.innerHeight });

let room = measured();

function subscribe(changed: () => void): () => void {
  const measure = () => {
    room = measured();
    changed();
  };
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

/** The window, as it stands. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, () => room);
