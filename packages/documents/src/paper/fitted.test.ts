import { expect, test } from 'vitest';
import { fitted } from './fitted.ts';

test('a short name keeps its size, a long one shrinks to stand on one line, none below 7 points', () => {
  expect(fitted('WAGNER Théo', 88, 15)).toBe(15);
  const long = 'TOUSSAINT-DESROCHES Marie-Christine';
  const size = fitted(long, 88, 15);
  expect(size).toBeLessThan(15);
  // 35 letters of two thirds of their height, at 0.353 mm a point, in 88 mm.
  expect(long.length * size * 0.66 * 0.3528).toBeLessThanOrEqual(88);
  expect(fitted('x'.repeat(500), 88, 15)).toBe(7);
});
