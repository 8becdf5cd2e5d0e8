// Our workbooks as another program reads them (SheetJS): what it finds in each cell is what our csv says there, numbers
// as numbers, with the format of what they are.
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { ratingListSheet } from '../rating-sheets.ts';
import { registerSheet } from '../register-sheet.ts';
import { toWorkbook } from '../results/workbook.ts';
import { workbookLayouts } from '../results/workbook-layout.ts';
import type { DataSheet } from '../sheet.ts';
import { toXlsx } from '../xlsx.ts';
import { cases, csvRows, dayOf, type days, figure, sheetsOf } from './test-sheets.ts';

async function readByAnother(bytes: Uint8Array) {
  const { SheetNames, Sheets, Workbook } = read(bytes, { cellNF: true });
  const [tab = ''] = SheetNames;
  const sheet: WorkSheet = Sheets[tab] ?? {};
  const at = (row: number, column: number): CellObject | undefined => sheet[utils.encode_cell({ r: row, c: column })];
  return { tabs: SheetNames, tab, at, filter: sheet['!autofilter']?.ref, names: Workbook?.Names ?? [] };
}

test.each(cases)('%s, %s, « %s »: every cell is that of our csv', async (_day, _lang, caption, sheet) => {
  const { tabs, tab, at, filter, names } = await readByAnother(await toXlsx(sheet));
  // One tab, named by the caption: the whole of it, or its first words.
  expect(tabs).toEqual([tab]);
  expect(`${caption} `).toMatch(new RegExp(`^${tab}[ ,]`, 'u'));
  expect(tab.length).toBeLessThanOrEqual(31);
  expect([at(0, 0)?.v, at(1, 0)?.v, at(2, 0)]).toEqual([sheet.title, caption, undefined]);
  const [headers = [], ...rows] = csvRows(sheet);
  expect(headers.map((_, column) => String(at(3, column)?.v))).toEqual(headers);
  const wrong = rows.flatMap((row, i) =>
    row.flatMap((text, column) => {
      const cell = at(4 + i, column);
      const found = cell?.v ?? '';
      if (cell?.f !== undefined) return [`${text}: a formula`];
      if (typeof found === 'number') return Math.abs(found - figure(text)) < 0.0001 ? [] : [`${text}: ${found}`];
      return found === text ? [] : [`${text}: ${String(found)}`];
    }),
  );
  expect(wrong).toEqual([]);
  // The headers stand again on each page. Without quotes the spreadsheet takes the file for a damaged one.
  const last = utils.encode_cell({ r: 3 + sheet.rows.length, c: headers.length - 1 });
  expect(names).toMatchObject([
    { Name: '_xlnm.Print_Titles', Sheet: 0, Ref: `'${tab}'!$4:$4` },
    { Name: '_xlnm._FilterDatabase', Sheet: 0, Ref: `'${tab}'!$A$4:${last.replace(/[A-Z]+/, '$$$&$$')}` },
  ]);
  expect(filter).toBe(`A4:${last}`);
});

/** What is shown of a column, by its French heading. */
async function shown(sheet: DataSheet, header: string) {
  const { at } = await readByAnother(await toXlsx(sheet));
  const column = sheet.columns.findIndex((one) => one.header === header);
  return sheet.rows.map((_, i) => at(4 + i, column)).map((cell) => [cell?.t, cell?.z, cell?.w]);
}

const named = (day: (typeof days)[number], caption: RegExp): DataSheet => {
  const found = sheetsOf(day, 'fr').find((sheet) => caption.test(sheet.caption));
  if (!found) throw new Error(String(caption));
  return found;
};

test('an amount has its cents, a spread its sign, an average its tenth; a licence and a club stay text', async () => {
  expect((await shown(named('scrabble', /^Frais/), 'Dû (€)'))[2]).toEqual(['n', '0.00', '5.50']);
  expect((await shown(named('scrabble', /^Palmarès/), '€'))[1]).toEqual(['n', '0.00', '60.50']);
  const standings = named('scrabble', /^Classement final$/);
  const spreads = await shown(standings, 'Pdep');
  expect([spreads[0], spreads[4]]).toEqual([
    ['n', '+0;"−"0;0', '+80'],
    ['n', '+0;"−"0;0', '−29'],
  ]);
  expect((await shown(named('scrabble', /^Statistiques/), 'Score moyen'))[0]).toEqual(['n', '0.0', '449.3']);
  const licences = (await shown(standings, 'Licence')).flatMap(([kind, , text]) => (kind === 's' ? [text] : []));
  expect(licences).toEqual(['3-1', '0000815', '1203344', '0047123']);
  expect((await shown(standings, 'Club'))[0]).toEqual(['s', '@', '@lettres']);
  // A starred rating is text, the others are figures.
  expect((await shown(standings, 'Cote')).map(([kind]) => kind).join('')).toBe('nnnnnnsnnnnn');
});

test('a date is a date, in every time zone: register, list of ratings, results workbook', async () => {
  const { TZ } = process.env;
  const register = registerSheet(
    [{ id: 'a', name: 'LEFÈVRE Zoé', rating: 1803, lastEvent: '2015-11-22' }],
    { game: 'scrabble', today: '2026-11-14' },
    'fr',
  );
  const list = ratingListSheet(
    {
      ...{ name: 'Fédération', system: 'pl', date: '2015-12-01' },
      people: [
        { person: 'a', rank: 1, name: 'LEFÈVRE Zoé', rating: 1803, series: 'B', events: 3, lastEvent: '2015-11-22' },
      ],
    },
    'fr',
  );
  const { tournament, people } = dayOf('wargame');
  try {
    for (const zone of ['Pacific/Noumea', 'America/Martinique', 'UTC']) {
      process.env.TZ = zone;
      for (const sheet of [register, list]) {
        const { at } = await readByAnother(await toXlsx(sheet));
        const column = sheet.columns.findIndex(({ kind }) => kind === 'date');
        // Days since the last one of 1899, with the 29th of February 1900 that spreadsheets know.
        expect(at(4, column)).toMatchObject({ t: 'n', v: 42_330, w: '22/11/2015' });
      }
      const { at } = await readByAnother(await toWorkbook(tournament, people, workbookLayouts.workbook, 'fr'));
      const row = [0, 1, 2, 3, 4, 5].find((one) => at(one, 0)?.v === 'Date') ?? -1;
      expect(at(row, 1)).toMatchObject({ t: 'n', v: 42_330, w: '22/11/2015' });
    }
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test('a long caption gives a tab that ends with a word, and an apostrophe stands at neither end', async () => {
  const sheet = named('scrabble', /^Détail/);
  const tabOf = async (caption: string) => (await readByAnother(await toXlsx({ ...sheet, caption }))).tab;
  expect(await tabOf('Détail des rondes, après la ronde 3')).toBe('Détail des rondes');
  expect(await tabOf('Classement provisoire de la ronde 12 en cours')).toBe('Classement provisoire de la');
  expect(await tabOf("'Essai: 1/2'")).toBe('Essai  1 2');
});
