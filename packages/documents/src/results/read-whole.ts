import { ok, type Result, refused } from '@ronde/engine';
import { kindOfFile, zipFound } from '../lists/kind-of-file.ts';
import { decoded } from '../lists/text-encoding.ts';
import { type ListRow, readingText } from '../lists/text-rows.ts';
import { odsRows, xlsxRows } from '../lists/workbook-rows.ts';
import { looksLikeAupair, readAupair } from './aupair.ts';
import type { ReadResults } from './imported-tournament.ts';
import { isResultsWorkbook, readWorkbookRows } from './read-workbook-rows.ts';
import type { ChosenColumns } from './row-columns.ts';
import { readRows } from './rows.ts';
import { looksLikeTsh, readTsh } from './tsh.ts';

/** What was sent: the text of a file, its rows where it is a table. */
export interface SentTable {
  /** Missing: a workbook. */
  readonly text?: string;
  readonly rows: readonly ListRow[];
}

/** The bytes of a file of results as text or rows. Refused: what is neither text nor a sound workbook. */
export async function tableIn(bytes: Uint8Array, sheet?: number): Promise<Result<SentTable, 'unreadable'>> {
  const kind = kindOfFile(bytes);
  if (kind === 'text') return ofText(decoded(bytes).text.replace(/^\ufeff/u, ''));
  if ((kind !== 'xlsx' && kind !== 'ods') || zipFound(bytes) !== 'sound') return refused('unreadable');
  try {
    const { rows } = await (kind === 'ods' ? odsRows : xlsxRows)(bytes, sheet);
    return ok({ rows });
  } catch {
    return refused('unreadable');
  }
}

function ofText(text: string): Result<SentTable, 'unreadable'> {
  if (text.includes('\0')) return refused('unreadable');
  if (formatOfText(text) !== null) return ok({ text, rows: [] });
  const reading = readingText(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return ok({ text, rows: value.rows });
  }
}

/** Which of the formats it is, by what stands in it and never by its name. */
export function formatOfText(text: string): 'tsh' | 'aupair' | null {
  if (looksLikeAupair(text)) return 'aupair';
  return looksLikeTsh(text) ? 'tsh' : null;
}

interface ReadAs {
  readonly section?: number;
  readonly wargame?: boolean;
  /** As somebody says them, where they are not recognised. */
  readonly columns?: ChosenColumns;
}

/** A whole tournament, whatever program has written it. `section`: of an AUPAIR file that has several. */
export function readWhole(
  { text, rows }: SentTable,
  { section = 0, wargame = false, columns }: ReadAs = {},
): ReadResults {
  const format = text === undefined ? null : formatOfText(text);
  if (text !== undefined && format === 'aupair') return readAupair(text, section);
  if (text !== undefined && format === 'tsh') return readTsh(text);
  // « *M » and a broken day are AUPAIR’s all the same: its own fault is said.
  if (text?.startsWith('*')) return readAupair(text, section);
  if (!columns && isResultsWorkbook(rows)) return readWorkbookRows(rows);
  return rows.length === 0 ? refused([{ code: 'no-players' }]) : readRows(rows, wargame, columns);
}
