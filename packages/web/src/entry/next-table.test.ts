import { expect, test } from 'vitest';
import { neighbour, nextMissing } from './next-table.ts';

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
