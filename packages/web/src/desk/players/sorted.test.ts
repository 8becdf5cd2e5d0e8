import { expect, test } from 'vitest';
import { readSort, sorted, writeSort } from './columns.ts';

test('UI-07: Pdep as numbers, and its other way round', () => {
  const pdep = [9, 12, -44, 100, 5, 0];
  expect(sorted(pdep, (n) => n, true)).toEqual([100, 12, 9, 5, 0, -44]);
  expect(sorted(pdep, (n) => n, false)).toEqual([-44, 0, 5, 9, 12, 100]);
});

test('UI-07: tables 1 to 12, and decimals', () => {
  const tables = [10, 2, 1, 12, 11, 9];
  expect(sorted(tables, (n) => n, false)).toEqual([1, 2, 9, 10, 11, 12]);
  expect(sorted([1049.6, 1100, 950.25], (n) => n, true)).toEqual([1100, 1049.6, 950.25]);
});

test('UI-07: equal values keep the order of the ranking, up and down', () => {
  const ranking = [
    { name: 'B', pm: 9 },
    { name: 'C', pm: 9 },
    { name: 'A', pm: 7 },
    { name: 'D', pm: 9 },
  ];
  const names = (down: boolean) => sorted(ranking, ({ pm }) => pm, down).map(({ name }) => name);
  expect(names(true)).toEqual(['B', 'C', 'D', 'A']);
  expect(names(false)).toEqual(['A', 'B', 'C', 'D']);
});

test('names by the rules’ alphabet; who has no value stands last both ways', () => {
  const clubs = ['Zurich', null, 'Éclair', 'Edam'];
  expect(sorted(clubs, (club) => club, false)).toEqual(['Éclair', 'Edam', 'Zurich', null]);
  expect(sorted(clubs, (club) => club, true)).toEqual(['Zurich', 'Edam', 'Éclair', null]);
});

test('kept in the address', () => {
  expect(readSort('-pdep')).toEqual({ by: 'pdep', down: true });
  expect(writeSort({ by: 'place', down: false })).toBe('place');
  expect(readSort(null)).toBe(null);
});
