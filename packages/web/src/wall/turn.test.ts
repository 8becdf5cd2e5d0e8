import { expect, test } from 'vitest';
import { dwell, turnAt } from './shown-page.ts';

const said = (steps: number, pages: readonly [number, number?]) =>
  Array.from({ length: steps }, (_, i) => turnAt(i, pages)).map(({ list, page }) => `${'ab'[list]}${page + 1}`);

test('by number every third page, each page of both lists in its turn', () => {
  expect(said(9, [3, 2])).toEqual(['a1', 'a2', 'b1', 'a3', 'a1', 'b2', 'a2', 'a3', 'b1']);
  expect(said(4, [1, 1])).toEqual(['a1', 'a1', 'b1', 'a1']);
  expect(said(4, [3])).toEqual(['a1', 'a2', 'a3', 'a1']);
});

test('a page stays 4 s and half a second a row', () => {
  expect(dwell(24)).toBe(16_000);
  expect(dwell(0)).toBe(4000);
});
