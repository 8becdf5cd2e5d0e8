import type { Timetable } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import { timetableSheet } from './timetable-sheet.ts';

const { tournament } = played({ players: 'a:9 b:8', rounds: ['a-b 400-310'] });
const rows = (timetable: Timetable, lang: 'fr' | 'en') =>
  timetableSheet({ ...tournament, date: '2026-11-28', timetable }, { lang, at: '10:42' }).sheet?.rows;

const day: Timetable = [
  { what: 'prizes', at: '17:00' },
  { what: 'round', round: 1, at: '09:30' },
  { what: 'break', at: '12:00', text: 'Déjeuner' },
];

test('the hours of a day as it goes, in the words of each language; a line is called as somebody has called it', () => {
  expect(rows(day, 'fr')).toEqual([
    ['9\u00a0h\u00a030', 'Ronde 1'],
    ['12\u00a0h', 'Déjeuner'],
    ['17\u00a0h', 'Remise des prix'],
  ]);
  expect(rows(day, 'en')?.[0]).toEqual(['09:30', 'Round 1']);
});

test('several days have a column of their own, and after midnight it is the next', () => {
  expect(rows([...day, { what: 'final', day: 2, at: '00:15' }], 'fr')?.at(-1)).toEqual([
    'dimanche 29 novembre 2026',
    '0\u00a0h\u00a015',
    'Finale',
  ]);
});

test('without hours the sheet says where they are set', () => {
  const { body } = timetableSheet(tournament, { lang: 'fr', at: '10:42' });
  expect(body).toMatchObject({ blocks: [{ text: 'Les horaires ne sont pas encore fixés (page Réglages).' }] });
});
