import { expect, test } from 'vitest';
import { avoidingRounds, avoidsClubs, clubNumbers } from './clubs.ts';

test('art-de-la-guerre.md, "Validity": clubs compare without case, accents and outer spaces; no club is no club', () => {
  expect(clubNumbers(['Épée', ' épee ', undefined, 'Lyon', '', '  ', 'EPEE'])).toEqual([0, 0, -1, 1, -1, -1, 0]);
});

test.each([
  [1, []],
  [2, [1]],
  [3, [1, 2]],
  [4, [1, 2]],
  [5, [1, 2, 3]],
])('art-de-la-guerre.md, "Pairing": of %i rounds clubs are avoided in %j', (planned, rounds) => {
  expect(avoidingRounds(planned)).toEqual(rounds);
  const asked = [1, 2, 3, 4, 5, 6].filter((round) => avoidsClubs({}, round, planned));
  expect(asked).toEqual(rounds);
});

test('a setting can switch it', () => {
  const rounds = [1, 2, 3, 4];
  expect(rounds.filter((round) => avoidsClubs({ avoidClubs: false }, round, 4))).toEqual([]);
  expect(rounds.filter((round) => avoidsClubs({ avoidClubs: [1, 4] }, round, 4))).toEqual([1, 4]);
});
