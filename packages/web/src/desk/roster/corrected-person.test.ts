import { expect, test } from 'vitest';
import { correction, whoFaults, whoFields } from './who-form.tsx';

const person = { name: 'LEFEVRE Zoe', licence: '0012', birthYear: 1980 };

test('what changes, and how it was seen: null where there was none', () => {
  expect(correction(person, whoFields(person))).toBeNull();
  expect(correction(person, { ...whoFields(person), name: 'LEFÈVRE Zoé', birthYear: '', pseudonym: 'Zed' })).toEqual({
    name: 'LEFÈVRE Zoé',
    pseudonym: 'Zed',
    saw: { name: 'LEFEVRE Zoe', birthYear: 1980, pseudonym: null },
  });
});

test('a name is needed; a year has four digits', () => {
  expect(whoFaults({ ...whoFields(person), name: ' ', birthYear: '80' })).toEqual(['name', 'birthYear']);
});
