import type { ListRow } from '@ronde/documents';
import { decoded, type Encoding, kindOfFile, readingText } from '@ronde/documents';
import { formatOfText } from '@ronde/documents/results';
import { ok, type Result, refused } from '@ronde/engine';
import { readWorkbook, type WorkbookRefusal } from '../register/read-workbook.ts';
import { inSteps, type PieceFollowing } from '../tasks/pieces.ts';

/** What is sent of a file of results. */
export interface SentResults {
  readonly text?: string;
  readonly file?: string;
  readonly encoding?: Encoding;
  readonly sheet?: number;
}

/** Its text and rows; a file of another program has no rows. */
export interface ReadFile {
  readonly text?: string;
  readonly rows: readonly ListRow[];
  readonly encoding: Encoding | null;
  readonly sure: boolean;
  readonly sheets: readonly string[];
  readonly sheet: number;
}

type ResultsRefusal = WorkbookRefusal | 'old-workbook' | 'list-too-long';

/** More games than 2,000 players have in 99 rounds are no tournament. */
const mostRows = 60_000;

export async function readResultsFile(
  sent: SentResults,
  following: PieceFollowing = {},
): Promise<Result<ReadFile, ResultsRefusal>> {
  if (sent.text !== undefined) return ofText({ text: sent.text, encoding: 'utf-8', sure: true }, following);
  const bytes = new Uint8Array(Buffer.from(sent.file ?? '', 'base64'));
  const kind = kindOfFile(bytes);
  if (kind === 'old-xls') return refused('old-workbook');
  if (kind === 'other') return refused('unreadable-list');
  if (kind === 'text') return ofText(decoded(bytes, sent.encoding), following);
  const read = await readWorkbook({ kind, file: bytes, ...(sent.sheet !== undefined && { sheet: sent.sheet }) });
  if (!read.ok) return read;
  const { rows, sheets, sheet } = read.value;
  return rows.length > mostRows ? refused('list-too-long') : ok({ rows, sheets, sheet, encoding: null, sure: true });
}

async function ofText(
  { text: sent, encoding, sure }: Pick<ReadFile, 'sure'> & { readonly text: string; readonly encoding: Encoding },
  following: PieceFollowing,
): Promise<Result<ReadFile, ResultsRefusal>> {
  const text = sent.replace(/^\ufeff/u, '');
  if (text.includes('\0')) return refused('unreadable-list');
  const about = { text, encoding, sure, sheets: [], sheet: 0 };
  if (formatOfText(text) !== null || text.startsWith('*')) return ok({ ...about, rows: [] });
  const { rows } = await inSteps(readingText(text), following);
  return rows.length > mostRows ? refused('list-too-long') : ok({ ...about, rows });
}
