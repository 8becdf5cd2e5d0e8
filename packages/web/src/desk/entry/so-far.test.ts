import type { Seats } from '@ronde/language';
import { expect, test } from 'vitest';
import { readTyped } from '../../results/parse-result.ts';
import { blank, type TypedPair, whole } from '../../results/result-fields.ts';
import { gamesSoFar } from './so-far.ts';

const straight: Seats = { players: ['A', 'B'], flipped: false };
const flipped: Seats = { players: ['B', 'A'], flipped: true };

const soFar = (seats: Seats, ...pairs: readonly TypedPair[]) => {
  const typed = { ...blank(), pairs: whole(pairs) };
  return gamesSoFar(typed, readTyped(typed, seats, { bestOf: 3 }), seats);
};

test('DAY-09: the games that are over, in the order of the match, while nothing is typed of the next one', () => {
  expect(soFar(straight, ['412', '300'])).toEqual([[412, 300]]);
  expect(soFar(flipped, ['412', '300'])).toEqual([[300, 412]]);
  expect(soFar(straight, ['412', '300'], ['390', '401'])).toEqual([
    [412, 300],
    [390, 401],
  ]);
  expect(soFar(straight, ['412', '300'], ['3', ''])).toBeNull();
  expect(soFar(straight, ['412', ''])).toBeNull();
  // Two wins: the match is over.
  expect(soFar(straight, ['412', '300'], ['401', '390'])).toBeNull();
});
