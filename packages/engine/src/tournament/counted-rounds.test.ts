import { expect, test } from 'vitest';
import { closedRounds, isFinal, publishedRounds } from './find.ts';
import type { Round, Tournament } from './state.ts';

const tournament = (statuses: readonly Round['status'][], status: Tournament['status'] = 'open') =>
  ({ rounds: statuses.map((one) => ({ status: one })), status }) as unknown as Tournament;

test('standings are shown up to the first round that is still open', () => {
  expect(closedRounds(tournament([]))).toBe(0);
  expect(closedRounds(tournament(['closed', 'closed', 'published']))).toBe(2);
  expect(closedRounds(tournament(['closed', 'published', 'closed']))).toBe(1);
});

test('a draft is the only round that is not published', () => {
  expect(publishedRounds(tournament(['closed', 'published', 'draft']))).toBe(2);
});

test('final once every planned round is closed, or the tournament itself', () => {
  expect(isFinal(tournament(['closed', 'closed']), 2, 2)).toBe(true);
  expect(isFinal(tournament(['closed', 'closed']), 2, 1)).toBe(false);
  expect(isFinal(tournament(['closed', 'closed']), 5, 2)).toBe(false);
  expect(isFinal(tournament(['closed', 'closed'], 'closed'), 5, 2)).toBe(true);
  expect(isFinal(tournament([], 'closed'), 5, 0)).toBe(false);
});
