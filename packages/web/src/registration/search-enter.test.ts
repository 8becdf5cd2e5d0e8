import type { Presence } from '@ronde/engine';
import { expect, test } from 'vitest';
import type { Listed } from './listed.ts';
import { enterOn, step } from './search-enter.ts';

const one = (id: string, presence: Presence = 'expected'): Listed => ({
  player: { id, number: 1, presence, from: 1 },
  name: `JOUEUR ${id}`,
  licence: '',
});
const two = [one('a'), one('b')];

test('Enter marks the only one left', () => {
  expect(enterOn([one('a')], 'jou', null)).toMatchObject({ kind: 'here', line: { player: { id: 'a' } } });
});

test('with several left it marks nobody, unless one is chosen with the arrows', () => {
  expect(enterOn(two, 'joueur', null)).toEqual({ kind: 'several' });
  expect(enterOn(two, 'joueur', 'b')).toMatchObject({ kind: 'here', line: { player: { id: 'b' } } });
});

test('nobody of that name, nothing typed, already here', () => {
  expect(enterOn([], 'xyz', null)).toEqual({ kind: 'nobody' });
  expect(enterOn([one('a')], ' ', null)).toEqual({ kind: 'none' });
  expect(enterOn([one('a', 'here')], 'jou', null)).toMatchObject({ kind: 'already' });
});

test('the arrows go through the list and stay at its ends', () => {
  expect(step(two, null, 1)?.player.id).toBe('a');
  expect(step(two, 'a', 1)?.player.id).toBe('b');
  expect(step(two, 'b', 1)?.player.id).toBe('b');
  expect(step(two, null, -1)?.player.id).toBe('b');
  expect(step([], null, 1)).toBeUndefined();
});
