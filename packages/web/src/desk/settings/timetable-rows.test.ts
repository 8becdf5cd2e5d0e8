import { expect, test } from 'vitest';
import { filled, linesOf, rowFaults, rowsOf, type TimetableRow } from './timetable-rows.ts';

const row = (key: number, what: string, at: string, day = '1', text = ''): TimetableRow => ({
  key,
  what,
  day,
  at,
  text,
});

test('a day is filled from its first hour: a break after the round that is named, the prizes at the end', () => {
  const plan = { rounds: 5, days: 1, first: '09:30', every: 60, after: 2, pause: 90 };
  expect(filled(plan).map(({ what, round = '', at }) => `${at} ${what}${round}`)).toEqual([
    '09:30 round1',
    '10:30 round2',
    '11:30 break',
    '13:00 round3',
    '14:00 round4',
    '15:00 round5',
    '16:00 prizes',
  ]);
});

test('two days begin at the same hour, each with its break; a long evening goes on after midnight', () => {
  const two = filled({ rounds: 5, days: 2, first: '09:00', every: 150, after: 1, pause: 60 });
  expect(two.map(({ what, round = '', day = 1, at }) => `${day} ${at} ${what}${round}`)).toEqual([
    '1 09:00 round1',
    '1 11:30 break',
    '1 12:30 round2',
    '1 15:00 round3',
    '2 09:00 round4',
    '2 11:30 break',
    '2 12:30 round5',
    '2 15:00 prizes',
  ]);
  const late = filled({ rounds: 2, days: 1, first: '23:30', every: 60, after: 0, pause: 0 });
  expect(late).toEqual([
    { what: 'round', round: 1, at: '23:30' },
    { what: 'round', round: 2, day: 2, at: '00:30' },
    { what: 'prizes', day: 2, at: '01:30' },
  ]);
});

test('what is typed is kept in the order of the day, and read back the same', () => {
  const lines = linesOf([
    row(0, 'prizes', '17:00'),
    row(1, 'round 2', '00:15', '2'),
    row(2, 'round 1', '14:30'),
    row(3, 'other', '12:00', '1', ' Déjeuner '),
  ]);
  expect(lines).toEqual([
    { what: 'other', at: '12:00', text: 'Déjeuner' },
    { what: 'round', round: 1, at: '14:30' },
    { what: 'prizes', at: '17:00' },
    { what: 'round', round: 2, day: 2, at: '00:15' },
  ]);
  expect(linesOf(rowsOf(lines ?? []))).toEqual(lines);
  expect(linesOf([])).toBeUndefined();
});

test('a row without hour, one that nothing names, a round twice or before the one it follows', () => {
  const faults = rowFaults([
    row(0, 'round 1', '10:00'),
    row(1, 'round 2', '10:00'),
    row(2, 'round 3', '09:00', '2'),
    row(3, 'round 3', '11:00', '2'),
    row(4, 'break', ''),
    row(5, 'other', '12:00'),
  ]);
  expect([...faults]).toEqual([
    [1, 'order'],
    [3, 'order'],
    [4, 'hour'],
    [5, 'text'],
  ]);
});
