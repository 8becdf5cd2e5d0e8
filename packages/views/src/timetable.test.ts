import type { Round, Timetable, Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { atMoment, inOrder, momentOf, nextInTimetable, restOfDay, severalDays, shifted } from './timetable.ts';

const day: Timetable = [
  { what: 'round', round: 1, at: '09:30' },
  { what: 'round', round: 2, at: '10:30' },
  { what: 'break', at: '11:30' },
  { what: 'round', round: 3, at: '13:00' },
  { what: 'final', at: '22:30' },
  { what: 'prizes', at: '23:50' },
];

const round = (status: Round['status']): Round => ({ status, absent: [], bestOf: 1, attempt: 1, matches: [] });

/** With so many published rounds. */
const after = (played: number, more: Partial<Tournament> = {}) =>
  nextInTimetable({
    timetable: day,
    rounds: Array.from({ length: played }, () => round('closed')),
    status: 'open',
    ...more,
  });

test('a moment is minutes from the first midnight, and midnight begins the next day', () => {
  expect(momentOf({ at: '00:30', day: 2 })).toBe(1470);
  expect(atMoment(1470)).toEqual({ day: 2, at: '00:30' });
  expect(atMoment(570)).toEqual({ at: '09:30' });
  expect(atMoment(-20)).toEqual({ at: '00:00' });
});

test('what comes next follows what has been played, not a clock', () => {
  expect(after(0)?.round).toBe(1);
  expect(after(2)?.round).toBe(3);
  // A draft is nobody's round yet.
  expect(nextInTimetable({ timetable: day, rounds: [round('draft')], status: 'open' })?.round).toBe(1);
  expect(after(3)?.what).toBe('final');
  const matches = [{ stage: 'final', players: ['a', 'b'] }] as const;
  const final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches } as const;
  expect(after(3, { final })?.what).toBe('prizes');
  expect(after(3, { status: 'closed' })).toBeNull();
  expect(nextInTimetable({ rounds: [], status: 'open' })).toBeNull();
});

test('a day that runs late moves what comes next and all after it, over midnight, and nothing before', () => {
  const late = shifted(day, { what: 'round', round: 3, at: '13:00' }, 15);
  expect(late.map(({ day: on = 1, at }) => `${on} ${at}`)).toEqual([
    '1 09:30',
    '1 10:30',
    '1 11:30',
    '1 13:15',
    '1 22:45',
    '2 00:05',
  ]);
  expect([severalDays(day), severalDays(late)]).toEqual([false, true]);
  // Moved back by as much it is what it was.
  expect(shifted(late, { what: 'round', round: 3, at: '13:15' }, -15)).toEqual(day);
});

test('the break after the round in play moves with the rest; before the first round all of it', () => {
  const played = (rounds: number) => ({
    timetable: day,
    rounds: Array.from({ length: rounds }, () => round('published')),
  });
  expect(restOfDay({ ...played(2), status: 'open' })?.what).toBe('break');
  expect(restOfDay({ ...played(0), status: 'open' })?.round).toBe(1);
  expect(restOfDay({ ...played(3), status: 'closed' })).toBeNull();
});

test('lines stand as the day goes, those of one hour as they were written', () => {
  const lines: Timetable = [
    { what: 'prizes', day: 2, at: '08:00' },
    { what: 'break', at: '12:00' },
    { what: 'other', at: '12:00', text: 'Photo' },
  ];
  expect(inOrder(lines).map(({ what }) => what)).toEqual(['break', 'other', 'prizes']);
});
