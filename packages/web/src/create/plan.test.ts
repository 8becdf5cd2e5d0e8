import { expect, test } from 'vitest';
import { planFor } from './plan.ts';

test.each([
  [8, 5, 8, 32],
  [23, 5, 8, 32],
  [32, 5, 8, 32],
  [33, 6, 33, 64],
  [64, 6, 33, 64],
  [65, 7, 65, 128],
])('%i players: %i rounds, the rule from %i to %i', (players, rounds, from, to) => {
  expect(planFor(players)).toMatchObject({ rounds, text: { from, to } });
});

test('beyond 128 no rule is invented', () => {
  expect(planFor(129)).toMatchObject({ rounds: 8, text: null });
});

test('tables and the exempt player', () => {
  expect(planFor(22)).toMatchObject({ tables: 11, exempt: false });
  expect(planFor(23)).toMatchObject({ tables: 11, exempt: true });
});

test('category by the field', () => {
  expect([16, 17, 32, 33, 64, 65].map((n) => planFor(n)?.category.id)).toEqual([1, 2, 2, 3, 3, 4]);
});

test('fewer than eight have no plan', () => {
  expect(planFor(7)).toBeNull();
});
