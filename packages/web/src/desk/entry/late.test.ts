import type { HallClock } from '@ronde/contract/http/hall';
import type { Player } from '@ronde/engine';
import { expect, test } from 'vitest';
import { lateOnes } from './late-panels.tsx';
import type { EntryTable } from './tables.ts';

const minute = 60_000;
const clock: HallClock = { round: 2, startedAt: 0, length: 40 * minute, endsAt: 40 * minute, left: null, hidden: null };

const player = (id: string, presence: Player['presence']) => ({ id, presence }) as Player;
const table = (number: number, a: string, b: string, more: object = {}): EntryTable =>
  ({ table: number, seats: { players: [a, b] }, kept: null, match: { players: [a, b], ...more } }) as never;

const players = [
  player('here', 'here'),
  player('late', 'late'),
  player('absent', 'absent'),
  player('other', 'here'),
  player('expected', 'expected'),
];
const tables = [
  table(1, 'here', 'late'),
  table(2, 'absent', 'other'),
  table(3, 'here', 'expected'),
  table(4, 'late', 'absent'),
  table(5, 'late', 'other', { result: { kind: 'games', games: [[400, 300]] } }),
];
const at = (now: number, more: object = {}) =>
  lateOnes({ players }, tables, { clock, round: 2, minutes: 20, now, ...more }).map(
    ({ row, player: who }) => `${row.table} ${who}`,
  );

test('article 9.5: the forfeit is proposed when half of the absent player’s 20 minutes has run, not before', () => {
  expect(at(10 * minute - 1)).toEqual([]);
  expect(at(10 * minute)).toEqual(['1 late', '2 absent']);
  expect(at(10 * minute, { minutes: 25 })).toEqual([]);
});

test('a clock of another round, or none, proposes nothing; nor does one that was stopped before', () => {
  expect(at(30 * minute, { round: 3 })).toEqual([]);
  expect(at(30 * minute, { clock: null })).toEqual([]);
  expect(at(30 * minute, { clock: { ...clock, endsAt: null, left: 31 * minute } })).toEqual([]);
});
