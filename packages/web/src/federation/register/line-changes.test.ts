import { expect, test } from 'vitest';
import { changesOf, factsIn } from './line-text.tsx';

test('a list changes what it says, takes away a rating that it no longer has, and leaves the rest', () => {
  const before = { name: 'LEFEVRE Eve', licence: 'L2', club: 'Nancy', rating: 1500, provisional: true };
  expect(changesOf(before, { name: 'LEFÈVRE Ève', licence: 'L2', rating: 0, duplicateSeries: '4C' })).toEqual([
    { field: 'name', before: 'LEFEVRE Eve', after: 'LEFÈVRE Ève' },
    { field: 'rating', before: 1500, after: undefined },
    { field: 'provisional', before: true, after: undefined },
    { field: 'duplicateSeries', before: undefined, after: '4C' },
  ]);
  expect(changesOf(before, before)).toEqual([]);
});

test('RATE-05: a 0 is not shown as a rating', () => {
  expect(factsIn({ name: 'X', club: 'Lyon', rating: 0 })).toEqual([
    { field: 'club', before: undefined, after: 'Lyon' },
  ]);
});
