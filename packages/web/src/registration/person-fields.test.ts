import { expect, test } from 'vitest';
import { emptyPerson, newcomerOf, personFaults } from './person-fields.ts';

test('a name is needed, a rating is a whole number or nothing', () => {
  expect(personFaults(emptyPerson)).toEqual(['name']);
  expect(personFaults({ ...emptyPerson, name: 'AUBIN Colette', rating: '12,5' })).toEqual(['rating']);
  expect(personFaults({ ...emptyPerson, name: 'AUBIN Colette', rating: ' 1210 ' })).toEqual([]);
});

test('what is empty is left out', () => {
  expect(newcomerOf({ ...emptyPerson, name: ' AUBIN Colette ', provisional: true })).toEqual({
    person: { name: 'AUBIN Colette' },
  });
});

test('everything that was typed', () => {
  const fields = {
    name: 'X Y',
    rating: '1700',
    provisional: true,
    duplicateSeries: '4C',
    club: 'Lyon',
    licence: '0047',
  };
  expect(newcomerOf(fields)).toEqual({
    person: { name: 'X Y', licence: '0047' },
    rating: 1700,
    provisional: true,
    duplicateSeries: '4C',
    club: 'Lyon',
  });
});
