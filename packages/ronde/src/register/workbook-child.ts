import { isSafeZip, odsRows, xlsxRows } from '@ronde/documents';
import type { Workbook, WorkbookRead } from './read-workbook.ts';

// Reads one workbook in a process of its own: whatever the file does, it does it to this process alone.

process.once('message', (workbook: Workbook) => {
  void read(workbook).then((answer) => process.send?.(answer, undefined, undefined, () => process.exit()));
});
process.send?.('ready');

async function read({ kind, file }: Workbook): Promise<WorkbookRead> {
  const bytes = new Uint8Array(Buffer.from(file, 'base64'));
  if (!isSafeZip(bytes)) return { ok: false };
  try {
    const rows = await (kind === 'ods' ? odsRows : xlsxRows)(bytes);
    return {
      ok: true,
      rows: rows.map(({ line, cells, numbers }) => ({ line, cells, numbers: [...(numbers ?? [])] })),
    };
  } catch {
    return { ok: false };
  }
}
