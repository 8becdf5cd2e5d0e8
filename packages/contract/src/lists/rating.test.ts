import { expect, test } from 'vitest';
import { readRating } from './rating.ts';

test('IMP-03: decimal comma and thousands space, of any kind', () => {
  for (const text of ['1049,6', '1\u00a0049,6', '1\u202f049,6', '1049.6'])
    expect(readRating(text, true)).toEqual({ kind: 'rating', rating: 1049.6, provisional: false });
  expect(readRating('1.049', true)).toEqual({ kind: 'ambiguous', text: '1.049', whole: '1049', decimal: '1,049' });
  expect(readRating('12,5 %', true)).toEqual({ kind: 'wrong', text: '12,5 %' });
});

test.each(['1 803', '1\u00a0803', '1\u202f803', '1\u2009803', '1803,0', '1803.0', '1803.00', '1 803,0'])(
  'LIST-08: %j is 1803, in either system',
  (text) => {
    for (const decimals of [false, true])
      expect(readRating(text, decimals)).toEqual({ kind: 'rating', rating: 1803, provisional: false });
  },
);

test('a PL is a whole number, with its star when it is provisional', () => {
  expect(readRating('1803')).toEqual({ kind: 'rating', rating: 1803, provisional: false });
  expect(readRating('2 050 *')).toEqual({ kind: 'rating', rating: 2050, provisional: true });
  expect(readRating('1049,6')).toEqual({ kind: 'wrong', text: '1049,6' });
  expect(readRating('10000').kind).toBe('wrong');
  expect(readRating('-3').kind).toBe('wrong');
});

test('RATE-05: nothing and zero are a missing rating, and the zero is told apart', () => {
  expect(readRating(' ')).toEqual({ kind: 'none', zero: false });
  expect(readRating('0')).toEqual({ kind: 'none', zero: true });
  expect(readRating('0,0', true)).toEqual({ kind: 'none', zero: true });
});

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

test.each(['1.049', '1,049'])('%s can be read two ways', (text) => {
  expect(readRating(text)).toEqual({ kind: 'ambiguous', text, whole: '1049', decimal: '1,049' });
});

test.each(['-3', '10000', '12 050', '1500.5', '20 50', 'abc', '1e3', '**'])('%s is none', (text) => {
  expect(readRating(text)).toEqual({ kind: 'wrong', text });
});
