import { expect, test } from 'vitest';
import { completed } from './use-form-fields.ts';

const blank = { name: '', provisional: false, army: { name: '' } };

test('a form takes back what it still asks for, and nothing else', () => {
  expect(completed({ name: 'LEFÈVRE', provisional: true }, blank)).toEqual({
    ...blank,
    name: 'LEFÈVRE',
    provisional: true,
  });
  expect(completed({ name: 7, army: null, licence: '12' }, blank)).toEqual(blank);
  for (const nothing of [null, 'LEFÈVRE', 7]) expect(completed(nothing, blank)).toEqual(blank);
});
