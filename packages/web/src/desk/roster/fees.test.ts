import type { People, Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { bandFaults, bandsOf, feeOf, feeSums, readAmount } from './fees.ts';

const bands = [
  { upTo: null, cents: 1200 },
  { upTo: 25, cents: 800 },
  { upTo: 17, cents: 500 },
];

test('the age reached in the year of the tournament decides', () => {
  // 17 in 2026: born in 2009. The day does not count.
  expect(feeOf(2009, '2026-01-01', bands)).toBe(500);
  expect(feeOf(2008, '2026-12-31', bands)).toBe(800);
  expect(feeOf(2000, '2026-06-01', bands)).toBe(1200);
  expect(feeOf(undefined, '2026-06-01', bands)).toBe(1200);
  expect(feeOf(2000, '2026-06-01', bands.slice(1))).toBeNull();
});

test('sums: who has paid, what is due; who left before any round owes nothing', () => {
  const players = ['a', 'b', 'c', 'd'].map((id) => ({ id, ...(id === 'd' ? { left: 0 } : {}) }));
  const people: People = new Map([
    ['a', { name: 'A', birthYear: 2010, marks: { paid: true } }],
    ['b', { name: 'B', marks: { paid: true } }],
    ['c', { name: 'C', birthYear: 2005 }],
    ['d', { name: 'D' }],
  ]);
  const t = { players, date: '2026-06-01' } as unknown as Tournament;
  expect(feeSums(t, people, bands)).toEqual({ paid: 1700, due: 2500, people: 2, of: 3 });
});

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
