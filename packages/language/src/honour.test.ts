import { expect, test } from 'vitest';
import { honour } from './honour.ts';

test('a place, and the prize of who stands behind somebody excluded', () => {
  expect(honour('fr', { step: 1, place: 1 })).toBe('1ʳᵉ place');
  expect(honour('fr', { step: 1, place: 2 })).toBe('1ᵉʳ prix (2ᵉ place)');
  expect(honour('fr', { step: 2, place: 3 })).toBe('2ᵉ prix (3ᵉ place)');
  expect(honour('en', { step: 1, place: 2 })).toBe('1st prize (2nd place)');
});
