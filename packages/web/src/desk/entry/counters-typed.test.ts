import type { Match, Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { counterLines, countersOf, isUnnamed } from './counters-panel.tsx';

const match: Match = { table: 1, players: ['a', 'b'], counters: { a: { 'Généraux tués': 2 } } };
const other: Match = { table: 2, players: ['c', 'd'], counters: { d: { 'Bagages pillés': 1 } } };
const settings = { prizes: { counters: [] } };
const tournament = { settings, rounds: [{ matches: [match, other] }] } as unknown as Tournament;

test('what is counted at any table is asked at each, in the order of the alphabet', () => {
  expect(counterLines(tournament, match, ['b', 'a'])).toEqual([
    { name: 'Bagages pillés', left: '', right: '' },
    { name: 'Généraux tués', left: '', right: '2' },
  ]);
});

test('what the slips print is asked first, in their order, whoever has counted it and in whatever letters', () => {
  const line = (name: string, right = '') => ({ name, left: '', right });
  const usual = { ...tournament, settings: {} };
  expect(counterLines(usual, match, ['b', 'a'])).toEqual([
    line('camps pillés'),
    line('généraux tués', '2'),
    line('Bagages pillés'),
  ]);
  const own = { ...tournament, settings: { prizes: { counters: ['bagages pillés'] } } };
  expect(counterLines(own, match, ['b', 'a'])).toEqual([line('bagages pillés'), line('Généraux tués', '2')]);
});

test('an empty field counts nothing, a zero is a count; nothing at all is null', () => {
  const line = { name: ' Généraux tués ', left: '0', right: '' };
  expect(countersOf([line], ['a', 'b'])).toEqual({ a: { 'Généraux tués': 0 } });
  expect(countersOf([{ name: '', left: '3', right: '1' }], ['a', 'b'])).toBeNull();
  expect(countersOf([{ ...line, left: '' }], ['a', 'b'])).toBeNull();
});

test('a word typed in other letters is the same counter, as it was first named', () => {
  const table: Match = { table: 2, players: ['c', 'd'], counters: { c: { 'généraux tués': 3 } } };
  const typed = { settings, rounds: [{ matches: [match, table] }] } as unknown as Tournament;
  const known = { name: 'Généraux tués', left: '3', right: '' };
  expect(counterLines(typed, table, ['c', 'd'])).toEqual([known]);
  const again = { name: 'GÉNÉRAUX TUÉS', left: '', right: '1' };
  expect(countersOf([known, again], ['c', 'd'])).toEqual({ c: { 'Généraux tués': 3 }, d: { 'Généraux tués': 1 } });
});

test('figures without a name are asked about; a line that is left empty is not', () => {
  const line = { name: ' ', left: '', right: '' };
  expect([line, { ...line, right: '0' }, { ...line, name: 'Bagages', right: '1' }].map(isUnnamed)).toEqual([
    false,
    true,
    false,
  ]);
});
