import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { neutralised, restored, toCsv } from './csv.ts';
import type { Cell, DataSheet } from './sheet.ts';

function sheet(rows: readonly (readonly Cell[])[]): DataSheet {
  return {
    lang: 'fr',
    title: 'Tournoi',
    subtitle: '',
    caption: 'Classement',
    columns: [
      { key: 'player', header: 'Joueur', kind: 'text' },
      { key: 'pdep', header: 'Pdep', kind: 'spread' },
    ],
    rowHeader: 'player',
    rows,
    notes: [],
  };
}

test('as a French spreadsheet opens it: mark, semicolons, CRLF, an empty cell for nothing', () => {
  expect(
    toCsv(
      sheet([
        ['LEFÈVRE Zoé', 100],
        ['L’HÔTE; "Max"', null],
      ]),
    ),
  ).toBe('\ufeffJoueur;Pdep\r\nLEFÈVRE Zoé;100\r\n"L’HÔTE; ""Max""";\r\n');
});

test('SEC-02: names that begin like a formula are text, a spread of −44 stays the number −44', () => {
  const names = ['=HYPERLINK("http://x.example","clic")', '@SUM(1+1)', '+33 DURAND', '-Martin', '\tLEROY'];
  const csv = toCsv(sheet(names.map((name, i) => [name, i === 0 ? -44 : 100])));
  const { data } = Papa.parse<string[]>(csv.slice(1).trimEnd(), { delimiter: ';' });
  const rows = data.slice(1);
  for (const [name = ''] of rows) expect(name).toMatch(/^'/);
  expect(rows.map(([, pdep]) => pdep)).toEqual(['-44', '100', '100', '100', '100']);
  expect(rows.map(([name = '']) => restored(name))).toEqual(names);
});

test('OLD-02: a name that a sentence sets apart is the plain name in a file', () => {
  const csv = toCsv(sheet([['\u2068سلمى كريم\u2069', 1]]));
  expect(csv).toContain('\r\nسلمى كريم;1\r\n');
});

// SEC-02: no exported cell is a formula, and names come back exactly as they were.
test.each(['=HYPERLINK("http://x.example","clic")', '@SUM(1+1)', '+33 DURAND', '-Martin', '\tDURAND', '\r=1', '＝1+1'])(
  '%j is made text',
  (text) => {
    expect(neutralised(text)).toBe(`'${text}`);
    expect(restored(neutralised(text))).toBe(text);
  },
);

test.each(['LEFÈVRE Zoé', 'N’DIAYE Aminata', "'t Hooft", 'SAINT-ÉTIENNE', '', '1803'])('%j stays as it is', (text) => {
  expect(neutralised(text)).toBe(text);
  expect(restored(text)).toBe(text);
});

test('every text comes back', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', ' ') });
  fc.assert(fc.property(text, (name) => restored(neutralised(name)) === name));
});
