import { expect, test } from 'vitest';
import { spellingOfTyped } from './name-order.ts';

test('LIST-06: a name typed where « NOM Prénom » is asked for is proposed so, and a name that stands so is left alone', () => {
  expect(spellingOfTyped('Zimmer Karl')).toBe('ZIMMER Karl');
  expect(spellingOfTyped('zimmer karl')).toBe('ZIMMER Karl');
  expect(spellingOfTyped('Karl ZIMMER')).toBe('ZIMMER Karl');
  expect(spellingOfTyped('Zimmer, Karl')).toBe('ZIMMER Karl');
  for (const left of ['ZIMMER Karl', 'Zimmer', 'de Tour', 'Le Goff Anne', 'N’GUESSAN Awa', 'Zimmer 2', ''])
    expect(spellingOfTyped(left)).toBeNull();
});
