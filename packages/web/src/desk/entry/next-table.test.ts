import { expect, test } from 'vitest';
import { type EntryTable, neighbour, nextMissing, nextSlip } from './tables.ts';

test('the next missing one, then from the start again', () => {
  expect(nextMissing([2, 4, 7], 4)).toBe(7);
  expect(nextMissing([2, 4, 7], 9)).toBe(2);
  expect(nextMissing([], 3)).toBeNull();
});

test('up and down stop at the ends', () => {
  expect(neighbour([1, 2, 3], 2, 1)).toBe(3);
  expect(neighbour([1, 2, 3], 3, 1)).toBe(3);
  expect(neighbour([1, 2, 3], 1, -1)).toBe(1);
});

test('a table in dispute waits for a decision: its slip comes when no other is missing', () => {
  const table = (number: number, disputed = false): EntryTable => ({
    table: number,
    match: { table: number, players: ['a', 'b'], ...(disputed && { disputed: { by: 'Claire', value: null } }) },
    at: number - 1,
    seats: { players: ['a', 'b'], flipped: false },
    kept: null,
  });
  const tables = [table(1), table(2, true), table(3)];
  expect(nextSlip(tables, [1, 2, 3], 1, 1)).toBe(3);
  expect(nextSlip(tables, [2, 3], 3, 3)).toBe(2);
  expect(nextSlip(tables, [2], 2, 2)).toBeNull();
});
