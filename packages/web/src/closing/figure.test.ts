import { expect, test } from 'vitest';
import { figure } from './figure.ts';

test('a tenth, a comma in French, a true minus, no idle zero, no minus before nothing', () => {
  expect([71.46, 1000, -105, -0.04].map((n) => figure('fr', n))).toEqual(['71,5', '1000', '−105', '0']);
  expect(figure('en', 71.46)).toBe('71.5');
});
