import { deflateRawSync } from 'node:zlib';
import { mostLines } from '@ronde/contract/lists/columns';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { kindOfFile, zipFound } from './kind-of-file.ts';
import { readList } from './read-list.ts';
import { odsRows, xlsxRows } from './workbook-rows.ts';

const rules = { armies: false, decimals: true, isSeries: () => true };

/** Licences as text, as a bare number and as a number with the format 0000000; a day of either date system. */
const book = (dateSystem: '1900' | '1904') =>
  writeXlsx({
    dateSystem,
    sheets: [
      {
        name: 'Liste',
        rows: [
          ['Nom', 'Licence', 'Né(e) le', 'Elo'],
          ['A', '0047123', null, 1049.6],
          ['B', 47123, null, 0],
          ['C', 47123, '01/01/2024', null],
        ],
        cells: new Map([
          ['2,2', { value: dateSystem === '1904' ? 43830 : 45292, style: { numFmt: 'dd/mm/yyyy' } }],
          ['3,1', { value: 47123, style: { numFmt: '0000000' } }],
        ]),
      },
    ],
  });

test('IMP-08: 0047123 as text and with its format; a bare number gives a warning', async () => {
  const { lines } = readList((await xlsxRows(await book('1900'))).rows, rules);
  expect(lines).toMatchObject([
    { person: { licence: '0047123', rating: 1049.6 }, notices: [] },
    { person: { licence: '47123' }, notices: ['zero-rating', 'licence-number'] },
    { person: { licence: '0047123' }, notices: [] },
  ]);
});

test.each(['Europe/Paris', 'America/Martinique', 'Pacific/Noumea', 'UTC'])(
  'IMP-04: no day shifts in %s',
  async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      for (const system of ['1900', '1904'] as const) {
        const { rows } = await xlsxRows(await book(system));
        expect(rows[2]?.cells[2]).toBe('2024-01-01');
        expect(readList(rows, rules).lines[1]).toMatchObject({ person: { birthYear: 2024 } });
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);

test('an ods list, with names byte for byte', async () => {
  const rows = [
    ['Nom', 'Cote'],
    ['L’HÔTE Maëlys', 1803],
    ["N'GUYEN; fils", '2 050'],
  ];
  const bytes = await writeOds({ sheets: [{ name: 'Liste', rows }] });
  expect(kindOfFile(bytes)).toBe('ods');
  expect(readList((await odsRows(bytes)).rows, { ...rules, decimals: false }).lines).toMatchObject([
    { line: 2, person: { name: 'L’HÔTE Maëlys', rating: 1803 } },
    { line: 3, person: { name: "N'GUYEN; fils", rating: 2050 } },
  ]);
});

test('a sound workbook passes the guard; one that unpacks to 100 MB, is cut or is no archive does not', async () => {
  const sound = await book('1900');
  expect(kindOfFile(sound)).toBe('xlsx');
  expect(zipFound(sound)).toBe('sound');
  expect(zipFound(sound.subarray(0, sound.length - 30))).toBe('broken');
  expect(zipFound(new TextEncoder().encode('Nom;Cote'))).toBe('broken');
  expect(zipFound(zipOf(deflateRawSync(new Uint8Array(100 * 1024 * 1024))))).toBe('too-large');
  expect(zipFound(zipOf(deflateRawSync(new Uint8Array(1024))))).toBe('sound');
});

/** An archive of one part, whose index says that it is small. */
function zipOf(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(30 + content.length + 46 + 22);
  const view = new DataView(bytes.buffer);
  const index = 30 + content.length;
  view.setUint32(0, 0x04034b50, true);
  bytes.set(content, 30);
  view.setUint32(index, 0x02014b50, true);
  view.setUint16(index + 10, 8, true);
  view.setUint32(index + 20, content.length, true);
  view.setUint32(index + 46, 0x06054b50, true);
  view.setUint16(index + 46 + 10, 1, true);
  view.setUint32(index + 46 + 16, index, true);
  return bytes;
}

test('a workbook of one line too many is seen to be too long, never cut to what may be', async () => {
  const rows = [['Nom'], ...Array.from({ length: mostLines + 1 }, (_, i) => [`JOUEUR ${i}`])];
  const bytes = await writeXlsx({ sheets: [{ name: 'Liste', rows }] });
  expect((await xlsxRows(bytes)).rows.length).toBe(mostLines + 2);
});

test('LIST-07: the people of the second sheet: an empty first one is passed over, each sheet has its name, one is chosen', async () => {
  const people = [
    ['Nom', 'Cote'],
    ['LEFÈVRE Zoé', 1803],
  ];
  const sheets = [
    { name: 'Accueil', rows: [] },
    { name: 'Cachée', rows: [['Nom'], ['X']], state: 'hidden' as const },
    { name: 'Inscrits', rows: people },
    {
      name: 'Repas',
      rows: [
        ['Nom', 'Repas'],
        ['BORDAS Marc', 'oui'],
      ],
    },
  ];
  const bytes = await writeXlsx({
    sheets: sheets.map(({ state, ...sheet }) => ({ ...sheet, hidden: state === 'hidden' })),
  });
  const first = await xlsxRows(bytes);
  expect([first.sheets, first.sheet]).toEqual([['Accueil', 'Inscrits', 'Repas'], 1]);
  expect(readList(first.rows, rules).lines).toMatchObject([{ person: { name: 'LEFÈVRE Zoé', rating: 1803 } }]);
  const other = await xlsxRows(bytes, 2);
  expect(other.sheets).toEqual(['Accueil', 'Inscrits', 'Repas']);
  expect(readList(other.rows, rules).lines).toMatchObject([{ person: { name: 'BORDAS Marc' } }]);
});
