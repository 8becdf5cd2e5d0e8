import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance } from './chance.ts';
import { frenchOrder } from './french-order.ts';
import { sameValue } from './same-value.ts';
import { sha256 } from './sha256.ts';

test('sha256 agrees with the platform’s own on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 500 },
  );
});

test('chance can be repeated by any program that has SHA-256', () => {
  const hex = createHash('sha256').update('ronde|42|starts|3|1|p4|p9').digest('hex');
  expect(chance(42, 'starts', 3, 1, ['p4', 'p9'])).toBe(Number.parseInt(hex.slice(0, 12), 16));
});

describe('frenchOrder', () => {
  const sorted = (names: string[]): string[] => names.toSorted(frenchOrder);

  test('IMP-10: accented names are not at the end', () => {
    expect(sorted(['Zoé', 'Émile', 'Edgar', 'Anne', 'Emma'])).toEqual(['Anne', 'Edgar', 'Émile', 'Emma', 'Zoé']);
  });

  test('œ is oe, apostrophe, hyphen and runs of space are one space', () => {
    expect(sorted(['OFFRE', 'ŒUVRARD', 'ODILE'])).toEqual(['ODILE', 'ŒUVRARD', 'OFFRE']);
    expect(sorted(['D’ALMEIDA  B', 'D-ALMEIDA C', 'D ALMEIDA A'])).toEqual([
      'D ALMEIDA A',
      'D’ALMEIDA  B',
      'D-ALMEIDA C',
    ]);
  });

  test('only the same text is level', () => {
    expect(frenchOrder('Eve', 'Ève')).not.toBe(0);
    expect(frenchOrder('Ève', 'Ève')).toBe(0);
  });
});

test('sameValue looks at the whole value', () => {
  expect(sameValue({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(sameValue({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
  expect(sameValue([1], { 0: 1 })).toBe(false);
  expect(sameValue(null, {})).toBe(false);
});
