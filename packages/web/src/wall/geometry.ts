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

/**
 * Two columns of twelve up to forty-eight lines, three columns of fourteen beyond; where a third column would be too
 * narrow, two; one for what fits in it, and for few. A screen that stands upright has more rows of the same height.
 * `armies`: under each name stands another line.
 */
export function gridFor(room: Room, lines: number, armies = false): PageGrid {
  if (lines <= few[armies ? 'army' : 'name']) return gridForFew(room, Math.max(1, lines), armies);
  const unit = unitOf(room);
  const usual = lines > 48 ? 14 : 12;
  // Whole pixels: a table rounds its rows, up too.
  const rowHeight = Math.floor((unit * (1 - around)) / usual);
  const most = Math.max(1, Math.floor((room.height - around * unit) / rowHeight));
  if (lines <= most) return { columns: 1, rows: most, rowHeight, unit };
  const columns = usual === 14 && room.width / 3 >= narrowest * unit ? 3 : 2;
  // Where there is room for more rows, the columns are of one length.
  return { columns, rows: Math.min(most, Math.max(usual, Math.ceil(lines / columns))), rowHeight, unit };
}

/** So few lines stand in one column, in letters as large as their rows allow. */
const few = { name: 14, army: 12 } as const;
/** Nothing grows past so many times its usual size; a row is then this high, in parts of what the letters are parts of. */
const largest = 1.7;
const airy = 0.066;
/** The lowest row that letters of the usual size go with, alone and with an army under the name. */
const tight = { name: 0.0525, army: 0.064 } as const;

function gridForFew(room: Room, lines: number, armies: boolean): PageGrid {
  const unit = unitOf(room);
  const most = Math.min(largest, room.width / (0.95 * unit));
  const fits = Math.floor((room.height - around * unit) / lines);
  const rowHeight = Math.min(fits, Math.floor(most * unit * airy));
  const scale = Math.min(most, Math.max(1, rowHeight / (unit * (armies ? tight.army : tight.name))));
  return { columns: 1, rows: lines, rowHeight, unit: unit * scale };
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
