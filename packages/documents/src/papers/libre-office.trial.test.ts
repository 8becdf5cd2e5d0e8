// Our workbooks opened in LibreOffice, where it is installed: what it finds in each cell is what our csv says there.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toXlsx } from '../xlsx.ts';
import { cases, csvRows, figure } from './test-sheets.ts';

const isInstalled = spawnSync('soffice', ['--version'], { encoding: 'utf8' }).status === 0;

/** Semicolons, quotation marks, UTF-8. */
const asCsv = 'csv:Text - txt - csv (StarCalc):59,34,76';

test('LibreOffice finds in each cell of our workbooks what our csv says there', async () => {
  if (!isInstalled) {
    console.log('LibreOffice is not installed here: no workbook was opened in it.');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'ronde-libre-office-'));
  try {
    for (const [i, [, , , sheet]] of cases.entries())
      writeFileSync(path.join(folder, `${i}.xlsx`), await toXlsx(sheet));
    const own = pathToFileURL(path.join(folder, 'profile')).href;
    const workbooks = cases.map((_, i) => path.join(folder, `${i}.xlsx`));
    const ran = [`-env:UserInstallation=${own}`, '--headless', '--convert-to', asCsv, '--outdir', folder, ...workbooks];
    execFileSync('soffice', ran, { stdio: 'pipe' });
    const wrong = cases.flatMap(([day, lang, caption, sheet], i) => {
      const text = readFileSync(path.join(folder, `${i}.csv`), 'utf8').replace(/^\ufeff/, '');
      const found = Papa.parse<string[]>(text.trimEnd(), { delimiter: ';' }).data;
      const ours = csvRows(sheet);
      return ours.flatMap((row, y) =>
        row.flatMap((cell, x) => {
          const read = found[3 + y]?.[x] ?? '';
          return isSame(read, cell) ? [] : [`${day}, ${lang}, ${caption}, line ${y + 1}: ${cell}, read as ${read}`];
        }),
      );
    });
    expect(wrong).toEqual([]);
    console.log(`${cases.length} workbooks opened in LibreOffice`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);

/** A figure as it is shown, with as many decimals as its format has. */
function isSame(read: string, cell: string): boolean {
  if (read === cell) return true;
  const decimals = /[.,](\d+)$/.exec(read)?.[1]?.length ?? 0;
  return read !== '' && Math.abs(figure(read) - figure(cell)) <= 0.5 * 10 ** -decimals + 0.0001;
}
