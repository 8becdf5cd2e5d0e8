import { expect, test } from 'vitest';
import { fitted, fittedOnTwo } from './font-size.ts';

test('a short name keeps its size, a long one shrinks to stand on one line, none below 7 points', () => {
  expect(fitted('WAGNER Théo', 88, 15)).toBe(15);
  const long = 'TOUSSAINT-DESROCHES Marie-Christine';
  const size = fitted(long, 88, 15);
  expect(size).toBeLessThan(15);
  // 35 letters of two thirds of their height, at 0.353 mm a point, in 88 mm.
  expect(long.length * size * 0.66 * 0.3528).toBeLessThanOrEqual(88);
  expect(fitted('x'.repeat(500), 88, 15)).toBe(7);
});

test('what would be too small on one line goes on two', () => {
  const name = 'TOUSSAINT-DESROCHES DE LA TOUR-MAUBOURG Marie-Christine';
  const size = fitted(name, 88, 15);
  // 55 letters: 6.9 points on one line; six tenths of 15 on two, which hold 2 × 88 mm.
  expect(size).toBe(9);
  expect(name.length * size * 0.66 * 0.3528).toBeLessThan(2 * 88 * 0.8);
});

test('on a badge a name goes on two lines before it shrinks, broken where it may be', () => {
  // 24 letters: 17 points take 95 mm on one line. D’AUBIGNÉ Jean- (15) takes 59, Jean-Baptiste (13) 51.5: 17 points fit.
  expect(fitted('D’AUBIGNÉ Jean-Baptiste', 58, 17)).toBeLessThan(13);
  expect(fittedOnTwo('D’AUBIGNÉ Jean-Baptiste', 58, 17)).toBe(17);
  // The longer half, DELACROIX Marie-Antoinette (26) or VAN DER MEERSCH-DELACROIX (25): 58 / (25 × 0.66 × 0.353).
  expect(fittedOnTwo('VAN DER MEERSCH-DELACROIX Marie-Antoinette', 58, 17)).toBe(9.5);
  expect(fittedOnTwo('PÉRIER Ana', 58, 17)).toBe(17);
  // Nowhere to break: it shrinks as on one line.
  expect(fittedOnTwo('W'.repeat(20), 58, 17)).toBe(12);
});

test('a Chinese letter is as wide as high', () => {
  // 12 × 20 points × 0.353 mm = 84.7 mm; the same number of Latin letters would have kept 21.
  expect(fitted('王'.repeat(12), 85, 21)).toBe(20);
  expect(fitted('W'.repeat(12), 85, 21)).toBe(21);
});
