import { refused } from '@ronde/engine';
import type { ListRow } from '../lists/text-rows.ts';
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
