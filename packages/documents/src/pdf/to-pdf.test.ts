import { expect, test } from 'vitest';
import { breakable } from './to-pdf.ts';

const shown = (text: string) => breakable(text).replaceAll('\u200b', '|');

test('words that stand on a line stay whole, a longer one may break between any two letters', () => {
  expect(shown('TOUSSAINT-DESROCHES-DE-LA-TOUR Marie-Christine')).toBe(
    'TOUSSAINT-DESROCHES-DE-LA-TOUR Marie-Christine',
  );
  expect(shown('x'.repeat(20))).toBe('x'.repeat(20));
  expect(shown(`Jean ${'x'.repeat(21)}`)).toBe(`Jean ${'x|'.repeat(20)}x`);
});

test('an accent stays on its letter, a family together', () => {
  expect(shown('e\u0301'.repeat(21))).toBe(`${'e\u0301|'.repeat(20)}e\u0301`);
  expect(shown('👨‍👩‍👧'.repeat(7))).toBe(`${'👨‍👩‍👧|'.repeat(6)}👨‍👩‍👧`);
});
