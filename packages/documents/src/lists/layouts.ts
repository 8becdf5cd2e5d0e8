import type { ListField, ListLayout } from '@ronde/contract/lists/columns';
import type { ListRow } from './text-rows.ts';

/** Columns that stand in places of their own, and what shows that a list is such a one. */
interface Layout {
  readonly layout: ListLayout;
  readonly fields: readonly (ListField | null)[];
  /** By the column's place: what nearly all of its filled cells are. */
  readonly shows: Readonly<Record<number, RegExp>>;
}

/**
 * The French federation's file: last name; first names; licence; duplicate Elo; duplicate series; club code; age
 * category; nationality; federation; classique Elo; classique series; classique coefficient. No line of headers.
 */
const federalFr: Layout = {
  layout: 'federal-fr',
  fields: [
    'surname',
    'given',
    'licence',
    null,
    'series',
    'club',
    'category',
    'nationality',
    'federation',
    'rating',
    null,
    null,
  ],
  shows: {
    0: /^\P{N}+$/u,
    1: /^\P{N}+$/u,
    2: /^[\d\s]{4,12}$/u,
    3: /^\d{1,5}(?:[.,]\d+)?$/u,
    4: /^(?:[1-7][A-D]?|N|SS?[1-4]?|S)$/iu,
    6: /^\p{L}{1,3}$/u,
    9: /^\d{1,4}(?:[.,]\d+)?\*?$/u,
    11: /^\d+(?:[.,]\d+)?$/u,
  },
};

const layouts: readonly Layout[] = [federalFr];

/** Rows that are looked at: a federation's file is the same all the way down. */
const mostLooked = 500;

/** The layout that the rows are in, told by what stands in them; null: none that is known. */
export function layoutOf(rows: readonly ListRow[]): Pick<Layout, 'layout' | 'fields'> | null {
  const looked = rows.slice(0, mostLooked);
  return layouts.find((layout) => isIn(looked, layout)) ?? null;
}

/** Columns that must be filled and as they should be, where one is not: so wide a table is no other by chance. */
const fewestShown = 5;

/** One column may hold what nobody knows, a series of next year: its lines say so, and the others still tell. */
function isIn(rows: readonly ListRow[], { fields, shows }: Layout): boolean {
  const wide = rows.filter(({ cells }) => cells.length === fields.length);
  if (wide.length === 0 || wide.length * 10 < rows.length * 9) return false;
  const filled = Object.entries(shows).flatMap(([place, shape]) => {
    const cells = wide.flatMap((row) => row.cells[Number(place)]?.trim() || []);
    return cells.length === 0 ? [] : [{ cells, shape }];
  });
  const shown = filled.filter(({ cells, shape }) => nearlyAll(cells, shape));
  return shown.length === filled.length || (shown.length === filled.length - 1 && shown.length >= fewestShown);
}

const nearlyAll = (cells: readonly string[], shape: RegExp): boolean =>
  cells.filter((cell) => shape.test(cell)).length * 10 >= cells.length * 9;
