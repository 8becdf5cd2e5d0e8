import { expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

const players = (text: string) =>
  readPasted(text, []).map((line) => (line.kind === 'refused' ? line.fault : line.player));

test('name, rating and club; the star is a provisional rating; a missing rating stays missing', () => {
  expect(players('LEFÈVRE Zoé;2618;Lyon\nWAGNER Théo; 1000* \nN’DIAYE Aminata;0')).toEqual([
    { person: { name: 'LEFÈVRE Zoé' }, rating: 2618, club: 'Lyon' },
    { person: { name: 'WAGNER Théo' }, rating: 1000, provisional: true },
    { person: { name: 'N’DIAYE Aminata' } },
  ]);
});

test('tabs of a spreadsheet, commas, quotes, grouped thousands, empty lines', () => {
  const text = '\r\nBERTHIER Paul\t2\u202f874\tParis\r\n\r\nEmma, 1500, Lille\n"DUPONT, Jean";2 050;"Club ""A"""';
  expect(readPasted(text, []).map(({ line }) => line)).toEqual([2, 4, 5]);
  expect(players(text)).toEqual([
    { person: { name: 'BERTHIER Paul' }, rating: 2874, club: 'Paris' },
    { person: { name: 'Emma' }, rating: 1500, club: 'Lille' },
    { person: { name: 'DUPONT, Jean' }, rating: 2050, club: 'Club "A"' },
  ]);
});

test('each refused line says why', () => {
  expect(players('BERTHIER Paul;1.049')).toEqual([
    { code: 'ambiguous-rating', text: '1.049', whole: '1049', decimal: '1,049' },
  ]);
  expect(players('AUBIN;-3\nX;10000\n;1500\n"A;1\nEmma 1500 Lille\nDUPONT, Jean\nA\u202eB;1')).toEqual([
    { code: 'wrong-rating', text: '-3' },
    { code: 'wrong-rating', text: '10000' },
    { code: 'no-name' },
    { code: 'open-quote' },
    { code: 'no-separator' },
    { code: 'wrong-rating', text: 'Jean' },
    { code: 'hidden-character' },
  ]);
  expect(players(`${'A'.repeat(121)};1\nX;1;${'c'.repeat(81)}`)).toEqual([
    { code: 'long-name' },
    { code: 'long-club' },
  ]);
});

test('somebody already registered, or twice in the list, is asked about and not dropped', () => {
  const lines = readPasted('Lefevre Zoe;1\nAUBIN Colette\nAUBIN Colette;1500', ['LEFÈVRE Zoé']);
  expect(lines.map(({ kind }) => kind)).toEqual(['homonym', 'new', 'homonym']);
  expect(lines[2]).toMatchObject({ player: { person: { name: 'AUBIN Colette' }, rating: 1500 } });
});
