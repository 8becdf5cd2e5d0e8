import { readCohesion } from '@ronde/contract/lists/army';
import { expect, test } from 'vitest';
import { armyFields, noArmy, readArmy } from './army-form.tsx';

const read = (army: string, from = '', to = '') => readArmy({ army, from, to });

test('an army is its number and its name; a known number needs no name', () => {
  expect(read('40 Alexandre le Grand')).toEqual({ edition: 'V4', number: 40, name: 'Alexandre le Grand' });
  expect(read('54')).toEqual({ edition: 'V4', number: 54, name: 'Anciens Carthaginois' });
  expect(read('9998')).toBeNull();
  // In no list that is known: kept as typed, without a number.
  expect(read('Romains')).toEqual({ edition: 'V4', number: 0, name: 'Romains' });
  expect(read(' ')).toBeUndefined();
});

test('an edition stays when the card is saved, and so does the old edition of a list', () => {
  for (const edition of ['4', 'V3', '2e édition']) {
    const army = { edition, number: 54, name: 'Anciens Carthaginois' };
    expect(readArmy(armyFields(army))).toEqual(army);
  }
  const fields = armyFields({ edition: '4', number: 54, name: 'Anciens Carthaginois' });
  expect(readArmy({ ...fields, army: '55 Carthaginois' })).toMatchObject({ edition: 'V4', number: 55 });
});

test('years, before our era with either minus, the first before the second', () => {
  expect(read('40 X', '−336', '-323')).toMatchObject({ from: -336, to: -323 });
  expect(read('40 X', '-323', '-336')).toBeNull();
  expect(read('40 X', 'vers 300')).toBeNull();
});

test('what is shown is read back', () => {
  const army = { edition: 'V4', number: 40, name: 'Alexandre le Grand', from: -336, to: -323 };
  expect(readArmy(armyFields(army))).toEqual(army);
  expect(armyFields(undefined)).toEqual(noArmy);
});

test('a total of cohesion is 1 to 99', () => {
  expect(['24', '', '0', '100', 'x'].map(readCohesion)).toEqual([24, undefined, null, null, null]);
});
