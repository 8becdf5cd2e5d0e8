import { expect, test } from 'vitest';
import { readRating } from './rating.ts';

test.each([
  ['2050', 2050, false],
  ['2 050', 2050, false],
  ['2\u00a0050', 2050, false],
  ['2\u202f050*', 2050, true],
  [' 1000 * ', 1000, true],
  ['9999', 9999, false],
])('%j is %i', (text, rating, provisional) => {
  expect(readRating(text)).toEqual({ kind: 'rating', rating, provisional });
});

test.each(['', '  ', '0', '0000'])('%j is a missing one', (text) => {
  expect(readRating(text)).toEqual({ kind: 'none' });
});

test.each(['1.049', '1,049'])('%s can be read two ways', (text) => {
  expect(readRating(text)).toEqual({ kind: 'ambiguous', text, whole: '1049', decimal: '1,049' });
});

test.each(['-3', '10000', '12 050', '1500.5', '20 50', 'abc', '1e3', '**'])('%s is none', (text) => {
  expect(readRating(text)).toEqual({ kind: 'wrong', text });
});
