import type { ListColumn } from '@ronde/contract/http/lists';
import { columnsOf, columnsTaken, type ListField } from './columns.ts';
import { isBlank, type ListRow } from './list-row.ts';
import { type LineRules, type ReadLine, rawOf, readLine } from './read-line.ts';
import type { TextRows } from './text-rows.ts';

/** A list of people as it came, line by line: nothing is written, nothing is left out without a word. */
export interface ReadList {
  readonly unknown: readonly string[];
  /** Headers that were understood, as they stand. */
  readonly known: readonly string[];
  /** Each column, as it was taken. */
  readonly columns: readonly ListColumn[];
  readonly lines: readonly ReadLine[];
}

/** `openQuote`: from this line on nothing can be told apart. `chosen`: what somebody said of each column. */
export function readList(
  rows: readonly ListRow[],
  rules: LineRules,
  openQuote: TextRows['openQuote'] = null,
  chosen?: readonly (ListField | null)[],
): ReadList {
  const filled = rows.filter((row) => !isBlank(row));
  const columns = columnsOf(filled, { armies: rules.armies, ...(chosen && { chosen }) });
  const body = columns.header ? filled.slice(1) : filled;
  return {
    unknown: columns.unknown,
    known: columns.header?.cells.filter((_, i) => columns.fields[i] !== null) ?? [],
    columns: columnsTaken(filled, columns),
    lines: body.map((row) =>
      row.line === openQuote
        ? { kind: 'refused', line: row.line, raw: rawOf(row), fault: { code: 'open-quote' } }
        : readLine(row, columns, rules),
    ),
  };
}
