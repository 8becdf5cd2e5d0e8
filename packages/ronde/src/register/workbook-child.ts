import { type ListRow, odsRows, xlsxRows, zipFound } from '@ronde/documents';
import { doOneTask } from '../machine/one-task.ts';
import { rowsOfText, type Workbook, type WorkbookRead } from './read-workbook.ts';

// Reads one workbook in a process of its own: whatever the file does, it does it to this process alone.

doOneTask(async ({ kind, file, sheet }: Workbook): Promise<WorkbookRead> => {
  const found = zipFound(file);
  if (found !== 'sound') return found === 'too-large' ? 'workbook-too-large' : 'unreadable-list';
  try {
    const { rows, ...about } = await (kind === 'ods' ? odsRows : xlsxRows)(file, sheet);
    return { ...about, texts: inTexts(rows) };
  } catch (error) {
    return error instanceof Error && farCell.test(error.message) ? 'workbook-too-wide' : 'unreadable-list';
  }
});

function inTexts(rows: readonly ListRow[]): readonly string[] {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; from += rowsOfText)
    texts.push(JSON.stringify(rows.slice(from, from + rowsOfText)));
  return texts;
}

/** What the reader of workbooks says of a sheet whose filled cells lie too far apart. */
const farCell = /\bspans \d+ rows x \d+ columns\b/;
