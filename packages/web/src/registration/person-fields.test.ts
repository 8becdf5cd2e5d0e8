import { expect, test } from 'vitest';
import { emptyPerson, newcomerOf, personFaults } from './person-fields.ts';

test('a name is needed, a rating is a whole number or nothing', () => {
  expect(personFaults(emptyPerson)).toEqual(['name']);
  expect(personFaults({ ...emptyPerson, name: 'AUBIN Colette', rating: '12,5' })).toEqual(['rating']);
  expect(personFaults({ ...emptyPerson, name: 'AUBIN Colette', rating: ' 1210 ' })).toEqual([]);
  for (const rating of ['10000', '1.049', '-1'])
    expect(personFaults({ ...emptyPerson, name: 'X', rating })).toEqual(['rating']);
});

test('what is empty is left out', () => {
  expect(newcomerOf({ ...emptyPerson, name: ' AUBIN Colette ', provisional: true })).toEqual({
    person: { name: 'AUBIN Colette' },
  });
});

test('as in a pasted list: 0 is missing, thousands may stand apart, a star is a provisional rating', () => {
  expect(newcomerOf({ ...emptyPerson, name: 'X', rating: '0', provisional: true })).toEqual({ person: { name: 'X' } });
  expect(newcomerOf({ ...emptyPerson, name: 'X', rating: '2\u202f050*' })).toEqual({
    person: { name: 'X' },
    rating: 2050,
    provisional: true,
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
