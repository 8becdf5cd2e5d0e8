import type { ListColumn } from '@ronde/contract/http/lists';
import type { ListLayout } from '@ronde/contract/lists/columns';
import { columnsNamed, columnsTaken, type ListField } from './columns.ts';
import { freeLines } from './free-lines.ts';
import { type LineRules, type ReadLine, rawOf, readLine } from './read-line.ts';
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
  const free = freeLines(found, rules);
  const filled = free?.rows ?? found;
  const rulesHere = { ...rules, ...(free && { places: free.fields }) };
  const told = columnsNamed(filled, rulesHere);
  const fields = chosen(told.shape);
  const columns = fields ? columnsNamed(filled, { ...rulesHere, chosen: fields }) : told;
  const body = columns.header ? filled.slice(columns.above.length + 1) : filled;
  return {
    unknown: columns.unknown,
    known: columns.header?.cells.filter((_, i) => columns.fields[i] !== null) ?? [],
    columns: columnsTaken(filled, columns),
    above: columns.above.map((row) => rawOf({ ...row, cells: row.cells.filter((cell) => cell !== '') })),
    layout: columns.layout,
    shape: columns.shape,
    rows: body,
    read: (row) =>
      row.line === openQuote
        ? { kind: 'refused', line: row.line, raw: rawOf(row), fault: { code: 'open-quote' } }
        : readLine(row, columns, rules),
  };
}

export function readList(...list: Parameters<typeof listReader>): ReadList {
  const { rows, read, ...about } = listReader(...list);
  return { ...about, lines: rows.map(read) };
}
