import { expect, test } from 'vitest';
import { creationBody, type Fields, faults, wholeNumber } from './new-tournament.ts';

const good: Fields = { name: ' Masters ', place: '', date: '2027-01-16', expected: '23', rounds: '' };

test('a good form has no fault and says only what was chosen', () => {
  expect(faults(good, 8)).toEqual([]);
  expect(creationBody(good, 48213, 5)).toEqual({
    name: 'Masters',
    format: 'classique',
    date: '2027-01-16',
    expected: 23,
    seed: 48213,
    settings: {},
  });
});

test('every fault is named, in the order of the page', () => {
  expect(faults({ name: ' ', place: '', date: '', expected: '6', rounds: '0' }, 8)).toEqual([
    'name',
    'date',
    'too-few',
    'no-rounds',
  ]);
  expect(faults({ ...good, expected: 'abc', rounds: 'x' }, 8)).toEqual(['expected', 'rounds']);
});

test('nobody need know yet how many will come', () => {
  expect(faults({ ...good, expected: ' ' }, 8)).toEqual([]);
  expect(creationBody({ ...good, expected: '' }, 1, 0)).not.toHaveProperty('expected');
});

test('rounds equal to the rule stay with the rule; others are written down', () => {
  expect(creationBody({ ...good, rounds: '5' }, 1, 5).settings).toEqual({});
  expect(creationBody({ ...good, rounds: '6' }, 1, 5).settings).toEqual({ rounds: 6 });
});

test('a number is digits and nothing else', () => {
  expect(['12', ' 12 ', '1e2', '-3', '1,5', ''].map(wholeNumber)).toEqual([12, 12, null, null, null, null]);
});
