import { expect, test } from 'vitest';
import { simulateFederation } from './federation.ts';

test('after decades among few people nobody brings a rating that no tournament file takes', () => {
  const long = [...simulateFederation({ game: 'scrabble', people: 40, tournaments: 600, seed: 1 })];
  const brought = long.flatMap(({ tournament }) => tournament.players.flatMap(({ rating }) => rating ?? []));
  expect(Math.max(...brought)).toBe(9999);
  expect(Math.min(...brought)).toBeGreaterThanOrEqual(0);
});
