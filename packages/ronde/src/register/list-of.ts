import type { ListBody } from '@ronde/contract/http/lists';
import { mostLines } from '@ronde/contract/lists/columns';
import {
  decoded,
  type Encoding,
  hasTooManyLines,
  kindOfFile,
  type LineRules,
  type ListRow,
  listInMessage,
  listReader,
  type ReadLine,
  type ReadList,
  readingText,
  type TextRows,
} from '@ronde/documents';
import { ok, type Result, refused } from '@ronde/engine';
import { inPieces, inSteps, type PieceFollowing } from '../tasks/pieces.ts';
import { type KeptLayout, layoutId } from './list-layouts.ts';
import { readWorkbook, type WorkbookRefusal } from './read-workbook.ts';

export interface ListRead extends ReadList {
  /** Null: a workbook. */
  readonly encoding: Encoding | null;
  readonly sure: boolean;
  /** Of a workbook: its sheets by name, and which was read. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  /** Rows that somebody hid, which are not read. */
  readonly hidden: number;
  /** Read as another list of its kind was; null: it was not. */
  readonly remembered: string | null;
  /** A message as the list that was made of it, in which lines are counted; null: it was one. */
  readonly rewritten: string | null;
}

/** `old-workbook`: the .xls of before 2007. */
type ListRefusal = WorkbookRefusal | 'old-workbook' | 'list-too-long';

/** A list whose columns are told, to be read row by row. */
export interface OpenList extends Omit<ListRead, 'lines'> {
  readonly rows: readonly ListRow[];
  read(row: ListRow): ReadLine;
}

/** What was sent, line by line; nothing is written. */
export async function listOf(...sent: Parameters<typeof openList>): Promise<Result<ListRead, ListRefusal>> {
  const open = await openList(...sent);
  if (!open.ok) return open;
  const { rows, read, ...about } = open.value;
  return ok({ ...about, lines: await inPieces(rows, read, sent[2]) });
}

/** The same, its lines not yet read: of a federation's list none need be kept. */
export async function openList(
  sent: ListBody,
  rules: LineRules,
  following: PieceFollowing = {},
  layouts: ReadonlyMap<string, KeptLayout> = new Map(),
): Promise<Result<OpenList, ListRefusal>> {
  const found = await rowsOf(sent, following);
  if (!found.ok) return found;
  const { rows: all, openQuote = null, ...from } = found.value;
  let remembered: string | null = null;
  const chosen = (shape: string) => {
    const kept = sent.columns ? undefined : layouts.get(layoutId(shape));
    remembered = kept?.name ?? null;
    return sent.columns ?? kept?.columns;
  };
  const { rows, read, ...about } = listReader(all, rules, openQuote, chosen);
  if (rows.length > mostLines) return refused('list-too-long');
  return ok({ ...about, ...from, shape: layoutId(about.shape), remembered, rows, read });
}

type Found = Pick<ListRead, 'encoding' | 'sure' | 'sheets' | 'sheet' | 'hidden' | 'rewritten'> &
  Pick<TextRows, 'rows'> &
  Partial<Pick<TextRows, 'openQuote'>>;

async function rowsOf(sent: ListBody, following: PieceFollowing): Promise<Result<Found, ListRefusal>> {
  if (sent.text !== undefined) return ofText(sent.text, 'utf-8', true, following);
  const bytes = new Uint8Array(Buffer.from(sent.file ?? '', 'base64'));
  const kind = kindOfFile(bytes);
  if (kind === 'old-xls') return refused('old-workbook');
  if (kind === 'other') return refused('unreadable-list');
  if (kind !== 'text') {
    const read = await readWorkbook({ kind, file: bytes, ...(sent.sheet !== undefined && { sheet: sent.sheet }) });
    return read.ok ? ok({ ...read.value, encoding: null, sure: true, rewritten: null }) : read;
  }
  const { text, encoding, sure } = decoded(bytes, sent.encoding);
  return ofText(text, encoding, sure, following);
}

async function ofText(
  text: string,
  encoding: Encoding,
  sure: boolean,
  following: PieceFollowing,
): Promise<Result<Found, ListRefusal>> {
  if (text.includes('\0')) return refused('unreadable-list');
  const given = text.replace(/^\ufeff/u, '');
  if (hasTooManyLines(given)) return refused('list-too-long');
  const rewritten = listInMessage(given);
  const read = await inSteps(readingText(rewritten ?? given), following);
  return ok({ ...read, encoding, sure, rewritten, sheets: [], sheet: 0, hidden: 0 });
}
