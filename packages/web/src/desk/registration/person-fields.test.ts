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
    ...emptyPerson,
    name: 'X Y',
    rating: '1700',
    provisional: true,
    duplicateSeries: '4C',
    club: 'Lyon',
    licence: '0047',
    birthYear: '1990',
    army: { army: '54', from: '', to: '' },
    cohesion: '24',
  };
  expect(newcomerOf(fields)).toEqual({
    person: { name: 'X Y', licence: '0047', birthYear: 1990, marks: { cohesion: 24 } },
    rating: 1700,
    provisional: true,
    duplicateSeries: '4C',
    club: 'Lyon',
    army: { edition: 'V4', number: 54, name: 'Anciens Carthaginois' },
  });
});

test('an Elo may have decimals, a PL none; a series and a year are what they should be', () => {
  const x = { ...emptyPerson, name: 'X', rating: '1049,6' };
  expect(personFaults(x, true)).toEqual([]);
  expect(newcomerOf(x, true)).toEqual({ person: { name: 'X' }, rating: 1049.6 });
  expect(personFaults(x)).toEqual(['rating']);
  const wrong = { ...emptyPerson, name: 'X', duplicateSeries: '9Z', birthYear: '85', cohesion: '0' };
  expect(personFaults(wrong)).toEqual(['duplicateSeries', 'birthYear', 'cohesion']);
});
