import { expect, test } from 'vitest';
import { xlsxRows } from './lists/workbook-rows.ts';
import type { Cell, DataSheet } from './sheet.ts';
import { toXlsx } from './xlsx.ts';

function sheet(rows: readonly (readonly Cell[])[]): DataSheet {
  return {
    lang: 'fr',
    title: 'Tournoi',
    subtitle: '',
    caption: 'Classement après la ronde 1',
    columns: [
      { key: 'player', header: 'Joueur', kind: 'text' },
      { key: 'licence', header: 'Licence', kind: 'text' },
      { key: 'pdep', header: 'Pdep', kind: 'spread' },
    ],
    rowHeader: 'player',
    rows,
    notes: ['PM : points de match.'],
  };
}

/** The rows under the header, as a reader of the workbook has them. */
async function readBack(rows: readonly (readonly Cell[])[]) {
  const { rows: all } = await xlsxRows(await toXlsx(sheet(rows)));
  // Three lines above the header's: the reader leaves out the empty one.
  return all.filter(({ line }) => line > 4).slice(0, rows.length);
}

test('IMP-05: names come back byte for byte, whatever signs they hold', async () => {
  const names = [
    "D'ALEMBERT",
    'L’HÔTE',
    "N'GUYEN; fils",
    'Jean "Jojo" PETIT',
    "O\\'NEILL",
    '<DURAND>',
    'Les Amis d’À côté & Cie',
  ];
  const rows = await readBack(names.map((name) => [name, null, 0]));
  expect(rows.map(({ cells }) => cells[0])).toEqual(names);
});

test('IMP-08: zeros in front stay, « 3-1 » and « 12/10 » are no dates, a spread is a number', async () => {
  const [first, second] = await readBack([
    ['3-1', '0047123', -44],
    ['12/10', '=1+1', 100],
  ]);
  expect(first?.cells).toEqual(['3-1', '0047123', '-44']);
  expect(second?.cells).toEqual(['12/10', '=1+1', '100']);
  // Only the figures are numbers to the reader.
  expect([first?.numbers, second?.numbers]).toEqual([[2], [2]]);
});

test('a formula is text in the file itself (SEC-02)', async () => {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(await toXlsx(sheet([['=HYPERLINK("http://x.example","clic")', '', 1]])));
  const formulas = [...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined);
  expect(formulas).toEqual([]);
});

test('on paper the headers stand on each page; each column can be filtered; a heading that is a figure is one', async () => {
  const { readXlsx } = await import('hucre/xlsx');
  const [read] = (
    await readXlsx(
      await toXlsx(
        sheet([
          ['A', null, 1],
          ['B', null, 2],
        ]),
      ),
    )
  ).sheets;
  expect(read?.pageSetup).toMatchObject({
    printTitlesRow: expect.stringMatching(/^\$?4:\$?4$/),
    orientation: 'portrait',
  });
  expect(read?.autoFilter).toMatchObject({ range: 'A4:C6' });
  const columns = Array.from({ length: 30 }, (_, i) => ({
    key: `${i}`,
    header: String(i + 1),
    kind: 'short' as const,
  }));
  const wide = { ...sheet([]), columns, rows: [columns.map(() => 'x')] };
  const [cross] = (await readXlsx(await toXlsx(wide))).sheets;
  expect(cross?.rows[3]?.slice(0, 2)).toEqual([1, 2]);
  expect([cross?.autoFilter?.range, cross?.pageSetup?.orientation]).toEqual(['A4:AD5', 'landscape']);
});
