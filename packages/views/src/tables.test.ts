import type { Match } from '@ronde/engine';
import { expect, test } from 'vitest';
import { exemptIn, tableState, tablesByNumber, tablesOf } from './tables.ts';

const matches: readonly Match[] = [
  { players: ['5'] },
  { table: 2, players: ['3', '4'] },
  { table: 1, players: ['1', '2'], starts: '2' },
];

test('by number: each table once, who starts first, then who is exempt, so that nobody is left out', () => {
  expect(tablesByNumber(matches).map(({ table, at, seats }) => [table, at, ...seats.players])).toEqual([
    [1, 2, '2', '1'],
    [2, 1, '3', '4'],
  ]);
  expect(exemptIn(matches)).toEqual(['5']);
});

test('in their own order, a table without number has that of its place', () => {
  expect(tablesOf([{ players: ['1', '2'] }, ...matches]).map(({ table }) => table)).toEqual([1, 2, 1]);
});

test('what counts at a table: nothing in a dispute, even where a result stands', () => {
  const result = { kind: 'games', games: [[400, 300]] } as const;
  const players = ['1', '2'] as const;
  expect(
    [
      { players: ['5'] as const },
      { players },
      { players, result },
      { players, result, disputed: { value: null, by: '' } },
    ].map(tableState),
  ).toEqual(['exempt', 'awaited', 'entered', 'disputed']);
});
