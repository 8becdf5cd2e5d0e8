import { expect, test } from 'vitest';
import { meantForTable, scoreText, typedPoints } from './slots.ts';

test('negative scores and no negative zero', () => {
  expect(typedPoints('−12')).toBe(-12);
  expect(typedPoints('-12')).toBe(-12);
  expect(typedPoints('−0')).toBe(0);
  expect(typedPoints('−')).toBeNull();
});

test('letters, spaces and signs inside a number are dropped', () => {
  expect([' 4a1 2', '-12', '−1−2', '45100', 'abc'].map(scoreText)).toEqual(['412', '−12', '−12', '4510', '']);
});

test('in the table field, a number that is no table is already the first score', () => {
  expect(['', '1', '11', '12', '41', '0', '−'].map((text) => meantForTable(text, 11))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
