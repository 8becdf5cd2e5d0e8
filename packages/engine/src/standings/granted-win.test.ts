import { expect, test } from 'vitest';
import { isGranted } from './granted-win.ts';

const match = { players: ['a', 'b'] } as const;
const army = (lost: number) => ({ lost, total: 25 });

test('conceding is a win with the losses of that moment; a broken army has lost by itself, level armies have drawn', () => {
  expect(isGranted(match, { kind: 'losses', winner: 'b', cohesion: [army(10), army(5)] })).toBe(true);
  expect(isGranted(match, { kind: 'losses', winner: 'b', cohesion: [army(25), army(5)] })).toBe(false);
  expect(isGranted(match, { kind: 'losses', winner: 'a', cohesion: [army(20), army(26)] })).toBe(false);
  expect(isGranted(match, { kind: 'losses', winner: null, cohesion: [army(10), army(5)] })).toBe(false);
  expect(isGranted(match, { kind: 'points', winner: 'a', points: [50, 60] })).toBe(false);
});
