import type { ListBody } from '@ronde/contract/http/lists';
import {
  decoded,
  type Encoding,
  kindOfFile,
  type LineRules,
  type ReadList,
  readList,
  textRows,
} from '@ronde/documents';
import { ok, type Result, refused } from '@ronde/engine';
import { readWorkbook, type WorkbookRefusal } from './read-workbook.ts';

export interface ListRead extends ReadList {
  /** Null: a workbook. */
  readonly encoding: Encoding | null;
  readonly sure: boolean;
}

/** The most lines that are read of one list. */
const mostLines = 30_000;

/** `old-workbook`: the .xls of before 2007. */
export type ListRefusal = WorkbookRefusal | 'old-workbook' | 'list-too-long';

/** What was sent, line by line; nothing is written. */
export async function listOf(sent: ListBody, rules: LineRules): Promise<Result<ListRead, ListRefusal>> {
  if (sent.text !== undefined) return ofText(sent.text, 'utf-8', true, rules, sent.columns);
  const bytes = new Uint8Array(Buffer.from(sent.file ?? '', 'base64'));
  const kind = kindOfFile(bytes);
  if (kind === 'old-xls') return refused('old-workbook');
  if (kind === 'other') return refused('unreadable-list');
  if (kind !== 'text') {
    const rows = await readWorkbook({ kind, file: bytes });
    return rows.ok ? sized({ ...readList(rows.value, rules, null, sent.columns), encoding: null, sure: true }) : rows;
  }
  const { text, encoding, sure } = decoded(bytes, sent.encoding);
  return ofText(text, encoding, sure, rules, sent.columns);
}

function ofText(
  text: string,
  encoding: Encoding,
  sure: boolean,
  rules: LineRules,
  columns: ListBody['columns'],
): Result<ListRead, ListRefusal> {
  if (text.includes('\0')) return refused('unreadable-list');
  const { rows, openQuote } = textRows(text.replace(/^\ufeff/u, ''));
  return sized({ ...readList(rows, rules, openQuote, columns), encoding, sure });
}

const sized = (list: ListRead): Result<ListRead, ListRefusal> =>
  list.lines.length > mostLines ? refused('list-too-long') : ok(list);
