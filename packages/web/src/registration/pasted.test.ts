import { expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

test('name, rating and club; the star is a provisional rating; a missing rating stays missing', () => {
  expect(readPasted('LEFÈVRE Zoé;2618;Lyon\nWAGNER Théo; 1000* \nN’DIAYE Aminata', [])).toEqual([
    { kind: 'new', line: 1, player: { person: { name: 'LEFÈVRE Zoé' }, rating: 2618, club: 'Lyon' } },
    { kind: 'new', line: 2, player: { person: { name: 'WAGNER Théo' }, rating: 1000, provisional: true } },
    { kind: 'new', line: 3, player: { person: { name: 'N’DIAYE Aminata' } } },
  ]);
});

test('tabs of a spreadsheet and empty lines', () => {
  expect(readPasted('\r\nBERTHIER Paul\t2874\tParis\r\n\r\n', []).map((line) => [line.kind, line.line])).toEqual([
    ['new', 2],
  ]);
});

test('a number that can be read two ways is asked, never guessed', () => {
  expect(readPasted('BERTHIER Paul;1.049\nAUBIN;-3', [])).toEqual([
    { kind: 'bad-rating', line: 1, text: '1.049' },
    { kind: 'bad-rating', line: 2, text: '-3' },
  ]);
});

test('somebody already registered, or twice in the list, is not taken twice without being said', () => {
  const lines = readPasted('Lefevre Zoe;1\nAUBIN Colette\nAUBIN Colette', ['LEFÈVRE Zoé']);
  expect(lines.map(({ kind }) => kind)).toEqual(['known', 'new', 'known']);
});
