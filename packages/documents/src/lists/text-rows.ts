import { mostColumns, mostLines } from '@ronde/contract/lists/columns';
import Papa from 'papaparse';
import { restored } from '../csv.ts';
import { isSentence } from './no-person.ts';

/** One row of a list that came in: what its cells say, as text, and where it stood. */
export interface ListRow {
  /** As the file's own program counts them, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Cells that were plain numbers: a spreadsheet has taken their leading zeros away. */
  readonly numbers?: readonly number[];
  /** A line without separators, before it was parted into cells. */
  readonly written?: string;
}

/** Nothing but spaces, or a line that is drawn between others. */
export const isBlank = ({ cells }: ListRow): boolean =>
  cells.every((cell) => cell === '' || !/\S/u.test(cell) || drawn.test(cell));

const drawn = /^\s*:?[-=_*~]{3,}:?\s*$/u;

export interface TextRows {
  readonly rows: readonly ListRow[];
  readonly separator: string;
  /** The line where a quote opens that nobody closes. */
  readonly openQuote: number | null;
}

const separators = [';', '\t', '|', ','] as const;

/** Rows with something in them after which a list is too long for anybody to read on. */
const mostRows = mostLines + 1;

/** What tells the separator: the first lines, and of each no more than a person's line ever takes. */
const mostLooked = { lines: 1000, letters: 2000 };
/** Of a line, whether it is a sentence is told by its beginning. */
const longestSentence = 300;
const said = /^\s*"?sep=(.)"?\s*(?:\r\n|\n|\r|$)/iu;

/** Signs of one piece: a name between quotes that goes beyond its end is read with the pieces that follow. */
const piece = 65_536;
/** From so many signs the end of a line is told. */
const mostTold = 1_048_576;

/**
 * Whether the text has more lines than are read of one list, told without reading them; a line end between quotes may
 * be of a name, and tells nothing.
 */
export function hasTooManyLines(text: string): boolean {
  if (text.includes('"')) return false;
  let filled = 0;
  for (let from = 0; from < text.length && filled <= mostRows + mostTitles; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    // A line of nothing but its end, or of a blank.
    if (to - from > 2) filled++;
    from = to + 1;
  }
  return filled > mostRows + mostTitles;
}

/** Lines above the headers. */
const mostTitles = 20;

/**
 * The rows of a csv or of what was pasted: quoted as spreadsheets do, separated by what its first line names
 * (`sep=;`), else by a semicolon, a tab or a comma, whichever makes most rows alike (IMP-01).
 */
export function textRows(text: string): TextRows {
  const reading = readingText(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same, piece by piece: whoever reads on may do something else in between. */
export function* readingText(text: string): Generator<undefined, TextRows, undefined> {
  const [head = '', named] = said.exec(text) ?? [];
  const body = text.slice(head.length);
  const separator = named ?? separatorOf(body);
  const lineEnd = Papa.parse(body.slice(0, mostTold), { delimiter: separator, preview: 1 }).meta.linebreak;
  const rows: ListRow[] = [];
  let openQuote: number | null = null;
  let [line, read, filled, length] = [head === '' ? 1 : 2, 0, 0, piece];
  while (read <= body.length && filled <= mostRows) {
    const cut = body.indexOf(lineEnd, read + length);
    const end = cut < 0 ? body.length : cut;
    const from = read;
    let isCut = false;
    Papa.parse<string[]>(body.slice(from, end), {
      delimiter: separator,
      newline: lineEnd as '\n',
      step: ({ data, errors, meta }, parser) => {
        const open = errors.some(({ code }) => code === 'MissingQuotes');
        isCut = open && cut >= 0;
        if (isCut) return parser.abort();
        if (open) openQuote = line;
        const written = body.slice(read, from + meta.cursor);
        const cells = alone(data, written).slice(0, mostColumns);
        const row = { line, cells: cells.map((cell) => restored(cell.trim())) };
        rows.push(row);
        line += lineEnds(written);
        read = from + meta.cursor;
        if (!isBlank(row) && ++filled > mostRows) parser.abort();
      },
    });
    length = isCut ? 2 * length : piece;
    if (!isCut) [read, line] = [end + lineEnd.length, line + 1];
    yield;
  }
  return { rows: separator === '|' ? withoutEdges(rows) : rows, separator, openQuote };
}

/** « | DUPONT | Jean | »: bars at both ends part nothing. */
function withoutEdges(rows: readonly ListRow[]): readonly ListRow[] {
  const parted = rows.filter(({ cells }) => cells.length > 1);
  if (!parted.every(({ cells }) => cells[0] === '')) return rows;
  return rows.map((row) => (row.cells.length > 1 ? { ...row, cells: row.cells.slice(1) } : row));
}

/** A line without the list's separator may have been typed with another one. */
function alone(cells: readonly string[], line: string): readonly string[] {
  const [only = ''] = cells;
  // A sentence has commas of its own.
  if (cells.length > 1 || line.trimStart().startsWith('"') || isSentence(only.slice(0, longestSentence))) return cells;
  const other = separators.find((separator) => parts(only, separator));
  return other ? (Papa.parse<string[]>(only, { delimiter: other }).data[0] ?? cells) : cells;
}

/** A name may hold a line end between its quotes: lines are counted as an editor does. */
const lineEnds = (text: string): number => text.match(/\r\n|\n|\r/gu)?.length ?? 0;

function separatorOf(text: string): string {
  const lines = firstLines(text);
  const counted = separators.map((separator) => ({
    separator,
    rows: lines.filter((line) => outside(line, separator)),
  }));
  const best = counted.reduce((most, one) => (one.rows.length > most.rows.length ? one : most));
  return best.separator;
}

function firstLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/gu)) {
    if (lines.length === mostLooked.lines) break;
    if (line.trim() !== '' && !isSentence(line.slice(0, longestSentence)))
      lines.push(line.slice(0, mostLooked.letters));
  }
  return lines;
}

/** Whether it stands in the line outside of quotes. A tab is a separator, not a space before a quote. */
function outside(line: string, separator: string): boolean {
  return parts(line.replace(/(^|[;,|\t])[^\S\t]*"(?:[^"]|"")*"/gu, '$1'), separator);
}

/** A comma between two digits is of a number: « DUPONT Jean 1049,6 » is one piece. */
const parts = (line: string, separator: string): boolean =>
  separator === ',' ? /(?:^|\D),|,(?!\d)/u.test(line) : line.includes(separator);
