import { ok, type Result, refused } from '@ronde/engine';
import { kindOfFile, zipFound } from '../lists/kind-of-file.ts';
import { decoded } from '../lists/text-encoding.ts';
import { readingText } from '../lists/text-rows.ts';
import { odsRows, xlsxRows } from '../lists/workbook-rows.ts';
import { formatOfText, type SentTable } from './read-whole.ts';

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
