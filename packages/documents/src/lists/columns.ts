import type { ListColumn } from '@ronde/contract/http/lists';
import { type ListField, type ListLayout, wargameFields } from '@ronde/contract/lists/columns';
import { type ColumnKind, type KindRules, kindOfColumn } from './column-kinds.ts';
import { isFirstName, isWholeName } from './first-names.ts';
import { type HeaderSaid, headerKey, headerSaid, isOtherTitle, olderRatings } from './headers.ts';
import { layoutOf } from './layouts.ts';
import type { ListRow } from './text-rows.ts';

export type { ListField };

export interface ListColumns {
  /** By the cell's place; null: a column that says nothing known. */
  readonly fields: readonly (ListField | null)[];
  /** Headers that nothing is known by: reported, never dropped in silence (IMP-01). */
  readonly unknown: readonly string[];
  /** The row of the headers; null: there is none and what stands in the columns decides. */
  readonly header: ListRow | null;
  /** Rows above the headers, a title most often: they are no people (LIST-02). */
  readonly above: readonly ListRow[];
  readonly layout: ListLayout | null;
  /** What tells lists of one kind: the headers, or else what stands in each column. */
  readonly shape: string;
}

/** `chosen`: what somebody said of each column. `places`: what each says of a list that was parted into them. */
interface ColumnRules extends KindRules {
  readonly chosen?: readonly (ListField | null)[];
  readonly places?: readonly ListField[];
  /** A line of a message: what stands in its cells says nothing of the columns. */
  readonly isNobody?: (row: ListRow) => boolean;
}

type Fields = readonly (ListField | null)[];

/** Rows among which the line of headers is looked for. */
const mostAbove = 20;

export function columnsNamed(
  rows: readonly ListRow[],
  { chosen, places: parted, isNobody, ...rules }: ColumnRules,
): ListColumns {
  const allowed = (field: ListField | null): ListField | null =>
    field && (rules.armies || !wargameFields.has(field)) ? field : null;
  const above = rows.slice(0, mostAbove);
  // Lines that were parted one by one have what was found in them, whatever a title says.
  const named = parted ? -1 : above.findIndex((row, i) => namesPeople(row, i, allowed));
  const at = named === -1 && !parted ? above.findIndex((row) => namesLicences(row, allowed)) : named;
  const header = rows[at] ?? null;
  const found = header
    ? { layout: null, fields: byHeaders(header, allowed), shape: `titles ${header.cells.map(headerKey).join('|')}` }
    : parted
      ? { layout: null, fields: parted, shape: `parted ${parted.join('|')}` }
      : withoutHeaders(isNobody ? rows.filter((row) => !isNobody(row)) : rows, rules);
  const fields = once((chosen ?? found.fields).map(allowed));
  const unknown = header?.cells.filter((cell, i) => (fields[i] ?? null) === null && cell.trim() !== '') ?? [];
  return { fields, unknown, header, above: header ? rows.slice(0, at) : [], layout: found.layout, shape: found.shape };
}

/** Whether the row is a line of headers: it names a column of people; below the first row another one too, « Table ». */
function namesPeople({ cells }: ListRow, at: number, allowed: (field: ListField | null) => ListField | null): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const said = filled.map((cell) => allowed(headerSaid(cell)?.field ?? null));
  if (!said.includes('name') && !said.includes('surname')) return false;
  if (at === 0 || new Set(said.filter(Boolean)).size > 1 || !said.includes(null)) return true;
  return filled.some((cell, i) => said[i] === null && isOtherTitle(cell));
}

/** A list by licence alone: each of its headers is known, and one says it. */
function namesLicences({ cells }: ListRow, allowed: (field: ListField | null) => ListField | null): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const said = filled.map((cell) => allowed(headerSaid(cell)?.field ?? null));
  return said.includes('licence') && !said.includes(null);
}

/** Of two columns that say the same, the one that names who plays; of ratings the newest; else the first. */
function byHeaders({ cells }: ListRow, allowed: (field: ListField | null) => ListField | null): Fields {
  const said = cells.map(headerSaid);
  const sure = new Set(said.flatMap((one) => (one?.sure ? one.field : [])));
  const older = olderRatings(cells);
  const field = (one: HeaderSaid | null, i: number) =>
    one && (one.sure || !sure.has(one.field)) && !older.has(i) ? allowed(one.field) : null;
  const fields = said.map(field);
  // « Name » beside « First name » is the surname.
  const isHalf = fields.includes('given') && !fields.includes('surname');
  // « Total » sums an army’s cohesion where there are armies, elsewhere points.
  const isArmies = fields.includes('army');
  return fields.map((one, i) => {
    if (one === 'cohesion' && !isArmies && headerKey(cells[i] ?? '') === 'total') return null;
    return isHalf && one === 'name' ? 'surname' : one;
  });
}

/** What two columns say is said by the first. */
const once = (fields: Fields): Fields =>
  fields.map((field, i) => (field !== null && fields.indexOf(field) === i ? field : null));

/** Each column as it was taken, for whoever looks whether that is right. */
export function columnsTaken(
  rows: readonly ListRow[],
  { fields, header, above }: ListColumns,
  isNobody: (row: ListRow) => boolean,
): readonly ListColumn[] {
  const body = (header ? rows.slice(above.length + 1) : rows).filter((row) => !isNobody(row));
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), header?.cells.length ?? 0);
  return Array.from({ length: width }, (_, place) => ({
    title: header ? (header.cells[place] ?? '').slice(0, longestSample) : null,
    sample: (body.find(({ cells }) => cells[place])?.cells[place] ?? '').slice(0, longestSample),
    field: fields[place] ?? null,
  }));
}

const longestSample = 80;

/** Rows by which the columns of a list without headers are told: more tell no more. */
const mostLooked = 2000;

function withoutHeaders(rows: readonly ListRow[], rules: KindRules): Pick<ListColumns, 'fields' | 'layout' | 'shape'> {
  const known = layoutOf(rows);
  if (known) return { ...known, shape: `layout ${known.layout}` };
  const { fields, kinds } = byWhatStands(rows.slice(0, mostLooked), rules);
  return { layout: null, fields, shape: `columns ${kinds.join('|')}` };
}

/** What a kind of column says by itself, wherever it stands. */
const fieldOfKind: Readonly<Partial<Record<ColumnKind, ListField>>> = {
  email: 'email',
  phone: 'phone',
  status: 'status',
  series: 'series',
  category: 'category',
  nationality: 'nationality',
  army: 'army',
  edition: 'edition',
  cohesion: 'cohesion',
  licence: 'licence',
};

function byWhatStands(rows: readonly ListRow[], rules: KindRules): { fields: Fields; kinds: readonly ColumnKind[] } {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, place) => rows.map(({ cells }) => cells[place] ?? ''));
  const kinds = columns.map((cells, place) => kindOfColumn(cells, place === 0 && width > 1, rules));
  // A number below a hundred alone may be anything.
  const isArmies = kinds.includes('army');
  const fields = kinds.map((kind) => (kind === 'cohesion' && !isArmies ? null : (fieldOfKind[kind] ?? null)));
  for (const [place, field] of [...figuresOf(kinds, columns), ...wordsOf(kinds, columns)]) fields[place] = field;
  return { fields, kinds };
}

type Placed = readonly (readonly [place: number, field: ListField])[];

const places = (kinds: readonly ColumnKind[], ...wanted: readonly ColumnKind[]): readonly number[] =>
  kinds.flatMap((kind, place) => (wanted.includes(kind) ? [place] : []));

/** Years beside ratings are of birth, alone they are ratings; of days, those that are not all of one season. */
function figuresOf(kinds: readonly ColumnKind[], columns: readonly (readonly string[])[]): Placed {
  const [rating] = places(kinds, 'rating');
  // Several are of results: games won, spreads.
  const [figure, ...figures] = places(kinds, 'figure', 'cohesion');
  const [year, otherYear] = places(kinds, 'year');
  const [day] = places(kinds, 'day').filter((place) => yearsOf(columns[place] ?? []) > 1);
  const own = rating ?? year ?? (kinds.includes('army') || figures.length > 0 ? undefined : figure);
  const birth = (rating === undefined ? otherYear : year) ?? day;
  return [
    ...(own === undefined ? [] : [[own, 'rating'] as const]),
    ...(birth === undefined ? [] : [[birth, 'birth'] as const]),
  ];
}

function yearsOf(cells: readonly string[]): number {
  const years = cells.flatMap((cell) => /\d{4}/u.exec(cell)?.map(Number) ?? []);
  return years.length === 0 ? 0 : Math.max(...years) - Math.min(...years);
}

/** The name, in one column or in two, then the club. */
function wordsOf(kinds: readonly ColumnKind[], columns: readonly (readonly string[])[]): Placed {
  const of = places(kinds, 'words');
  const name = nameAmong(of, columns);
  const taken = new Set(name.map(([place]) => place));
  const [club] = of.filter((place) => !taken.has(place));
  return [...name, ...(club === undefined ? [] : [[club, 'club'] as const])];
}

/** Whichever column has whole names; else a first name and the surname beside it; else the first two. */
function nameAmong(of: readonly number[], columns: readonly (readonly string[])[]): Placed {
  const [first, second] = of;
  if (first === undefined) return [];
  const cellsOf = (place: number): readonly string[] => columns[place] ?? [];
  const whole = of.find((place) => share(cellsOf(place), isWholeName) > 0.5);
  if (whole !== undefined) return [[whole, 'name']];
  const halves = of.filter((place) => share(cellsOf(place), isLong) <= 0.5);
  const told = byFirstNames(halves, cellsOf) ?? byCapitals(halves, cellsOf);
  if (told) return told;
  return second === undefined || !halves.includes(first)
    ? [[first, 'name']]
    : [
        [first, 'surname'],
        [second, 'given'],
      ];
}

type CellsOf = (place: number) => readonly string[];

/** First names that are known, and beside them what stands in capitals, or says less often the same. */
function byFirstNames(halves: readonly number[], cellsOf: CellsOf): Placed | null {
  const named = halves
    .map((place) => ({ place, known: share(cellsOf(place), isFirstName), capitals: allCapitals(cellsOf(place)) }))
    .filter(({ known }) => known > 0.5);
  // « MARTIN » is a first name too: the one that is not in capitals, or is known more often.
  const [given, other] = named.toSorted((a, b) => Number(a.capitals) - Number(b.capitals) || b.known - a.known);
  if (!given || (other?.known === given.known && other.capitals === given.capitals)) return null;
  const beside = [given.place - 1, given.place + 1].filter((place) => halves.includes(place));
  const [surname] = beside.toSorted(
    (a, b) =>
      Number(allCapitals(cellsOf(b))) - Number(allCapitals(cellsOf(a))) || distinct(cellsOf(b)) - distinct(cellsOf(a)),
  );
  return surname === undefined
    ? null
    : [
        [surname, 'surname'],
        [given.place, 'given'],
      ];
}

/** « LEBRUN;Eva », « Eva;LEBRUN »: the one column in capitals, and the one beside it. */
function byCapitals(halves: readonly number[], cellsOf: CellsOf): Placed | null {
  const [surname, ...others] = halves.filter((place) => allCapitals(cellsOf(place)));
  if (surname === undefined || others.length > 0) return null;
  const beside = [surname - 1, surname + 1].filter((place) => halves.includes(place));
  const [given] = beside.toSorted((a, b) => distinct(cellsOf(b)) - distinct(cellsOf(a)));
  return given === undefined
    ? null
    : [
        [surname, 'surname'],
        [given, 'given'],
      ];
}

const allCapitals = (cells: readonly string[]): boolean => share(cells, inCapitals) > 0.5;
const distinct = (cells: readonly string[]): number => new Set(cells).size;
const words = (cell: string): readonly string[] => cell.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
const inCapitals = (cell: string): boolean => /\p{Lu}{2}/u.test(cell) && cell === cell.toUpperCase();
/** More than half a name. */
const isLong = (cell: string): boolean => words(cell).length > 1 && !inCapitals(cell);

function share(cells: readonly string[], is: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length === 0 ? 0 : filled.filter(is).length / filled.length;
}
