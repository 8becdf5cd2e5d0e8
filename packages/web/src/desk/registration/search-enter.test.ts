import type { Presence } from '@ronde/engine';
import { expect, test } from 'vitest';
import type { ListedPlayer } from '../roster/roster-lines.ts';
import type { KnownEntry } from './known.ts';
import { enterOn, foundIn, nextMarked } from './use-search-field.ts';

const one = (id: string, presence: Presence = 'expected'): ListedPlayer => ({
  player: { id, number: 1, presence, from: 1 },
  name: `JOUEUR ${id}`,
  bare: `JOUEUR ${id}`,
  licence: '',
});
const known = (id: string): KnownEntry => ({ id, person: { name: `AUTRE ${id}` }, namesake: null });
const two = foundIn([one('a'), one('b')], []);

test('Enter marks the only one left', () => {
  expect(enterOn(foundIn([one('a')], []), 'jou', null)).toMatchObject({ kind: 'here', line: { player: { id: 'a' } } });
});

test('with several left it marks nobody, unless one is chosen with the arrows', () => {
  expect(enterOn(two, 'joueur', null)).toEqual({ kind: 'several' });
  expect(enterOn(two, 'joueur', 'b')).toMatchObject({ kind: 'here', line: { player: { id: 'b' } } });
});

test('nobody of that name, nothing typed, already here', () => {
  expect(enterOn([], 'xyz', null)).toEqual({ kind: 'nobody' });
  expect(enterOn(foundIn([one('a')], []), ' ', null)).toEqual({ kind: 'none' });
  expect(enterOn(foundIn([one('a', 'here')], []), 'jou', null)).toMatchObject({ kind: 'already' });
});

test('the register: the only one is registered, after those who are in the list already', () => {
  expect(enterOn(foundIn([], [known('k')]), 'aut', null)).toMatchObject({ kind: 'enroll', known: { id: 'k' } });
  expect(enterOn(foundIn([], [known('k'), known('l')]), 'aut', null)).toEqual({ kind: 'several' });
  expect(enterOn(foundIn([one('a')], [known('k')]), 'a', null)).toMatchObject({ kind: 'here' });
  expect(enterOn(foundIn([one('a')], [known('k')]), 'a', 'k')).toMatchObject({ kind: 'enroll' });
});

test('the arrows go through both lists and stay at their ends', () => {
  expect(nextMarked(two, null, 1)?.id).toBe('a');
  expect(nextMarked(two, 'a', 1)?.id).toBe('b');
  expect(nextMarked(two, 'b', 1)?.id).toBe('b');
  expect(nextMarked(two, null, -1)?.id).toBe('b');
  expect(nextMarked([], null, 1)).toBeUndefined();
  expect(nextMarked(foundIn([one('a')], [known('k')]), 'a', 1)?.id).toBe('k');
});
