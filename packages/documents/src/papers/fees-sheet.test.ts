import type { People } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import { toCsv } from '../csv.ts';
import { cellText } from '../sheet.ts';
import { toXlsx } from '../xlsx.ts';
import { feesSheet } from './fees-sheet.ts';

const { tournament } = played({ players: 'z:9 b:8 c:7 d:6', rounds: ['z-b 400-310,c exempt'] });
const players = tournament.players.map((one) => (one.id === 'd' ? { ...one, presence: 'absent' as const } : one));
const people: People = new Map([
  ['z', { name: 'ZOLA Émile', birthYear: 2012, marks: { paid: true } }],
  ['b', { name: 'BLIN Ève' }],
  ['c', { name: 'COLET Ours', pseudonym: 'Le Renard', marks: { free: true } }],
  ['d', { name: 'DUPIN Aurore' }],
]);
const bands = [
  { upTo: 17, cents: 550 },
  { upTo: null, cents: 1200 },
];
const printing = { lang: 'fr', at: '10:42' } as const;
const sheetOf = (unpaid = false) => {
  const { sheet } = feesSheet({ ...tournament, players }, people, bands, printing, { unpaid });
  if (!sheet) throw new Error('fees are a table');
  return sheet;
};

test('what each owes and has paid, by name, with the sums; who never came owes nothing; a pseudonym stays one', () => {
  const { rows, totals, notes } = sheetOf();
  expect(rows.map((cells) => [cells[0], ...cells.slice(3)])).toEqual([
    ['BLIN Ève', 12, 0, 12, 'à payer'],
    ['DUPIN Aurore', 0, 0, 0, 'absence'],
    ['Le Renard', 0, 0, 0, 'entrée gratuite'],
    ['ZOLA Émile', 5.5, 5.5, 0, 'payé'],
  ]);
  expect(totals?.slice(3, 6)).toEqual([17.5, 5.5, 12]);
  expect(notes[0]).toBe('5,50\u00a0€ payés sur 17,50\u00a0€\u00a0: 1 personne sur 2.');
});

test('bands without a full price: the sheet says how many it leaves out', () => {
  const { sheet } = feesSheet({ ...tournament, players }, people, bands.slice(0, 1), printing);
  // Émile is 14; Ève and Ours played, without a year of birth; Aurore did not come.
  expect(sheet?.notes[1]).toBe('Aucun tarif ne vaut pour 2 personnes\u00a0: elles ne sont pas dans cette somme.');
});

test('those alone who still owe, with their sum', () => {
  const { rows, totals } = sheetOf(true);
  expect(rows.map(([name]) => name)).toEqual(['BLIN Ève']);
  expect(totals?.slice(3, 6)).toEqual([12, 0, 12]);
});

test('an amount has its cents, with the mark of the language; in a workbook it is a number', async () => {
  const sheet = sheetOf();
  expect(cellText(5.5, sheet.columns[3], 'fr')).toBe('5,50');
  expect(toCsv(sheet).split('\r\n').slice(4, 6)).toEqual([
    'ZOLA Émile;;17 ans et moins;5,50;5,50;0,00;payé',
    'Total;;;17,50;5,50;12,00;',
  ]);
  const { readXlsx } = await import('hucre/xlsx');
  const [read] = (await readXlsx(await toXlsx(sheet))).sheets;
  expect(read?.rows[7]?.slice(3, 6)).toEqual([5.5, 5.5, 0]);
  // The sums are not sorted with the names.
  expect(read?.autoFilter?.range).toBe('A4:G8');
});

test('a tournament without fees says so', () => {
  expect(feesSheet(tournament, people, [], printing).body).toMatchObject({
    blocks: [{ text: 'Ce tournoi ne demande aucun frais.' }],
  });
});

test('how it was paid and why it is free have a column, where anybody has noted it', () => {
  const noted: People = new Map(
    [...people].map(([id, one]) => [id, { ...one, marks: { paid: true, how: 'transfer' } }]),
  );
  const { sheet } = feesSheet({ ...tournament, players }, noted, bands, printing);
  expect(sheet?.columns.at(-1)).toMatchObject({ key: 'how', header: 'Paiement, motif' });
  expect(sheet?.rows.map((cells) => cells.at(-1))).toContain('virement');
  expect(sheet?.totals).toHaveLength(sheet?.columns.length ?? 0);
});
