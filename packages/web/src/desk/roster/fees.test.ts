import { expect, test } from 'vitest';
import { bandFaults, bandsOf, readAmount } from './fees.ts';

test('amounts as people write them', () => {
  expect(['12', '12,5', '12.50 €', '0'].map(readAmount)).toEqual([1200, 1250, 1250, 0]);
  expect(['', 'abc', '12,555', '-3'].map(readAmount)).toEqual([null, null, null, null]);
});

test('an empty band is none, an age stands once', () => {
  const typed = [
    { upTo: '17', amount: '5' },
    { upTo: '', amount: '' },
    { upTo: '17', amount: '6' },
  ];
  expect(bandFaults(typed, '12')).toEqual([null, null, 'age', null]);
  expect(bandFaults([{ upTo: '17', amount: 'x' }], 'y')).toEqual(['amount', 'amount']);
  expect(bandsOf(typed.slice(0, 2), '12,50')).toEqual([
    { upTo: 17, cents: 500 },
    { upTo: null, cents: 1250 },
  ]);
});
