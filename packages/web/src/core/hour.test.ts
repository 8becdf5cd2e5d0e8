import { expect, test } from 'vitest';
import { remaining } from './hour.ts';

test('what remains: minutes and seconds, hours where there are any, never below zero', () => {
  expect(remaining(40 * 60_000)).toBe('40:00');
  expect(remaining(61_000)).toBe('1:01');
  expect(remaining(200)).toBe('0:01');
  expect(remaining(-5)).toBe('0:00');
  expect(remaining((84 * 60 + 10) * 1000)).toBe('1:24:10');
});
