import { expect, test } from 'vitest';
import { pdepText } from './pdep.ts';

test('Pdep: a spread carries its sign; in Belgium it is a sum of ratings, which carries none', () => {
  expect([111, -28, 0].map(pdepText('classique'))).toEqual(['+111', '−28', '0']);
  expect([7200, 0].map(pdepText('classique-belge'))).toEqual(['7200', '0']);
});
