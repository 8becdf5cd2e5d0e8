import type { Event, MatchResult } from '@ronde/engine';
import { expect, test } from 'vitest';
import { matchIn } from './match-in.ts';

const to: MatchResult = { kind: 'games', games: [[400, 300]] };
const result = (round: number, match: number): Event => ({ kind: 'result', round, match, from: null, to });

test('the one table of this round that a decision was about', () => {
  expect(matchIn({ events: [result(2, 3), { kind: 'confirmed', round: 2, match: 3, from: null, to: true }] }, 2)).toBe(
    3,
  );
  expect(matchIn({ events: [result(1, 3)] }, 2)).toBeNull();
  expect(matchIn({ events: [result(2, 3), result(2, 4)] }, 2)).toBeNull();
  expect(matchIn({ events: [{ kind: 'published', round: 2 }] }, 2)).toBeNull();
});

test('a match of the final has no round', () => {
  const events: readonly Event[] = [
    { kind: 'final-result', match: 1, stage: 'semi', players: ['p1', 'p4'], from: null, to },
  ];
  expect([matchIn({ events }, 0), matchIn({ events }, 1)]).toEqual([1, null]);
});
