import type { ListColumn } from '@ronde/contract/http/lists';
import type { ListLayout } from '@ronde/contract/lists/columns';
import { nameKey } from '@ronde/contract/lists/who-is-who';
import { columnsNamed, columnsTaken, type ListColumns, type ListField } from './columns.ts';
import { mayBeWholeName } from './first-names.ts';
import { freeLines } from './free-lines.ts';
import { headerOfOpponent, isOfSeveral } from './headers.ts';
import type { LineRules, ReadLine } from './list-line.ts';
import { isClosing, isSentenceInCells } from './no-person.ts';
import { rawOf, readLine } from './read-line.ts';
import { isHeadingOfOthers } from './statuses.ts';
import { isBlank, type ListRow, type TextRows } from './text-rows.ts';

/** A list of people as it came, line by line: nothing is written, nothing is left out without a word. */
export interface ReadList {
  readonly unknown: readonly string[];
  /** Headers that were understood, as they stand. */
  readonly known: readonly string[];
  /** Each column, as it was taken. */
  readonly columns: readonly ListColumn[];
  /** Lines above the headers, which are no people. */
  readonly above: readonly string[];
  /** Known by itself, without headers; null: none. */
  readonly layout: ListLayout | null;
  /** Lines of a table of rounds or prizes that tell again of somebody above, and are not read. */
  readonly again: number;
  /** What tells lists of one kind: their headers, or what stands in their columns. */
  readonly shape: string;
  readonly lines: readonly ReadLine[];
}

/** A list whose columns are told, and whose lines are read one by one. */
export interface ListReader extends Omit<ReadList, 'lines'> {
  readonly rows: readonly ListRow[];
  read(row: ListRow): ReadLine;
}

/**
 * `openQuote`: from this line on nothing can be told apart. `chosen`: what somebody said of each column, now or of
 * another list of this shape.
 */
export function listReader(
  rows: readonly ListRow[],
  rules: LineRules,
  openQuote: TextRows['openQuote'] = null,
  chosen: (shape: string) => readonly (ListField | null)[] | undefined = () => undefined,
): ListReader {
  const found = rows.filter((row) => !isBlank(row));
  const nobody = nobodyIn(found);
  let titles: ReadonlySet<number> = new Set();
  const isNobody = ({ line }: ListRow): boolean => nobody.has(line) || titles.has(line);
  const headings = headingsOver(found, isNobody);
  const free = freeLines(found, rules, isNobody);
  if (free) titles = free.titles;
  const filled = free?.rows ?? found;
  const rulesHere = { ...rules, isNobody, ...(free && { places: free.fields }) };
  const told = columnsNamed(filled, rulesHere);
  const fields = chosen(told.shape);
  const columns = fields ? columnsNamed(filled, { ...rulesHere, chosen: fields }) : told;
  const below = columns.header ? filled.slice(columns.above.length + 1) : filled;
  const body = eachOnce(withOpponents(below, columns), columns);
  return {
    unknown: columns.unknown,
    known: columns.header?.cells.filter((_, i) => columns.fields[i] !== null) ?? [],
    columns: columnsTaken(filled, columns, isNobody),
    above: columns.above.map((row) => rawOf({ ...row, cells: row.cells.filter((cell) => cell !== '') })),
    layout: columns.layout,
    again: body.again,
    shape: columns.shape,
    rows: body.rows,
    read: (row) => {
      const refused = (code: 'open-quote' | 'no-person'): ReadLine => ({
        kind: 'refused',
        line: row.line,
        raw: rawOf(row),
        fault: { code },
      });
      if (row.line === openQuote) return refused('open-quote');
      if (isNobody(row)) return refused('no-person');
      const read = readLine(row, columns, rules);
      const status = headings.get(row.line);
      return status !== undefined && read.kind === 'person' && read.status === null ? { ...read, status } : read;
    },
  };
}

/**
 * In a table of who meets whom both play: whoever stands as an opponent alone follows below the last line, on a line of
 * their own, for a line is one person.
 */
function withOpponents(rows: readonly ListRow[], { header, fields }: ListColumns): readonly ListRow[] {
  const place = (cells: readonly string[], of: 'name' | 'licence') =>
    cells.findIndex((cell) => headerOfOpponent(cell) === of);
  const name = fields.findIndex((field) => field === 'name' || field === 'surname');
  const other = header ? place(header.cells, 'name') : -1;
  if (!header || name < 0 || other < 0 || fields.includes('given')) return rows;
  const [own, licence] = [fields.indexOf('licence'), place(header.cells, 'licence')];
  const known = new Set(rows.map(({ cells }) => nameKey(cells[name] ?? '')));
  const met = rows.flatMap(({ cells }) => {
    const who = cells[other]?.trim() ?? '';
    if (!/\p{L}{2}/u.test(who) || isNobodyMet(who) || known.has(nameKey(who))) return [];
    known.add(nameKey(who));
    return [cells.map((_, i) => (i === name ? who : i === own ? (cells[licence] ?? '') : ''))];
  });
  const last = rows.at(-1)?.line ?? 0;
  return [...rows, ...met.map((cells, i) => ({ line: last + 1 + i, cells }))];
}

/** « exempt », « bye »: nobody was met. */
const isNobodyMet = (text: string): boolean => /^(?:exempte?|bye|absente?|forfait|forfeit|absent)$/iu.test(text);

/** A line a round, or a prize, tells of somebody as often as they played or won: the first is read. */
function eachOnce(rows: readonly ListRow[], { header, fields }: ListColumns) {
  if (!header?.cells.some(isOfSeveral)) return { rows, again: 0 };
  const seen = new Set<string>();
  const first = rows.filter((row) => {
    const said = fields.map((field, i) => (field === null ? '' : (row.cells[i]?.trim() ?? ''))).join('\n');
    if (said.trim() === '' || !seen.has(said)) {
      seen.add(said);
      return true;
    }
    return false;
  });
  return { rows: first, again: rows.length - first.length };
}

/** A longer list is a table of a machine: nobody has written « Bonjour » into it. */
const mostWritten = 3000;
/** Lines below « Cordialement » that are still its signature. */
const mostSigned = 6;
/** Of a cell, whether it is a sentence is told by its beginning. */
const longestSaid = 300;

/** Lines of a message that are nobody: greetings, sentences, what stands below « Cordialement ». */
function nobodyIn(rows: readonly ListRow[]): ReadonlySet<number> {
  if (rows.length > mostWritten) return new Set();
  const said = rows.map(({ cells }) => cells.filter(Boolean).map((cell) => cell.slice(0, longestSaid)));
  const signed = said.findIndex(
    (cells, i) => i > 0 && said.length - i - 1 <= mostSigned && isClosing(cells.join(', ')),
  );
  const below = said.slice(signed + 1);
  const isSigned = signed > 0 && !below.some((cells) => cells.some(isOfList));
  // « Classement final » in one cell above a table.
  const body = said.findIndex(({ length }) => length > 1);
  const isTable = said.filter(({ length }) => length > 2).length * 2 > said.length;
  const isTitle = (i: number): boolean => isTable && i < body && !mayBeWholeName(said[i]?.[0] ?? '');
  const nobody = rows.filter(
    (_, i) =>
      isSentenceInCells(said[i] ?? []) || isHeadingAlone(said[i] ?? []) || isTitle(i) || (isSigned && i >= signed),
  );
  return new Set(nobody.map(({ line }) => line));
}

const isHeadingAlone = ([only = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && isHeadingOfOthers(only);

/** By line, what stands over it of those who are not plainly there, « Absents : », down to the next heading. */
function headingsOver(rows: readonly ListRow[], isNobody: (row: ListRow) => boolean): ReadonlyMap<number, string> {
  const over = new Map<number, string>();
  if (rows.length > mostWritten) return over;
  let heading: string | null = null;
  for (const row of rows) {
    const [only = '', ...more] = row.cells.filter(Boolean);
    const isHeading = more.length === 0 && isHeadingOfOthers(only);
    if (isHeading || isNobody(row)) heading = isHeading ? only.replace(/\s*:\s*$/u, '') : null;
    else if (heading !== null) over.set(row.line, heading);
  }
  return over;
}

/** « - », « 3. » before a name, or a rating behind it. */
const isOfList = (cell: string): boolean =>
  /^\s*(?:[-•*–]\s|\d{1,3}\s?[.)])\s*\p{L}|\p{L}.*\s\d{3,4}\*?\s*$/u.test(cell);

export function readList(...list: Parameters<typeof listReader>): ReadList {
  const { rows, read, ...about } = listReader(...list);
  return { ...about, lines: rows.map(read) };
}
