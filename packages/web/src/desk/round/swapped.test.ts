import type { Match } from '@ronde/engine';
import { expect, test } from 'vitest';
import { swapCommand } from './swap-panel.tsx';

const matches: readonly Match[] = [
  { table: 1, players: ['A', 'B'] },
  { table: 2, players: ['C', 'D'] },
  { players: ['E'] },
];

test('two of different tables, whoever sits where; one may be exempt', () => {
  expect(swapCommand(matches, 'B', 'C')).toEqual({
    players: ['B', 'C'],
    saw: [
      ['A', 'B'],
      ['C', 'D'],
    ],
    after: [
      ['A', 'C'],
      ['B', 'D'],
    ],
  });
  expect(swapCommand(matches, 'E', 'A')?.after).toEqual([['A'], ['E', 'B']]);
});

test.each([
  ['A', 'B'],
  ['A', 'A'],
  ['A', null],
  ['A', 'Z'],
] as const)('nothing to swap: %s and %s', (one, other) => {
  expect(swapCommand(matches, one, other)).toBeNull();
});
