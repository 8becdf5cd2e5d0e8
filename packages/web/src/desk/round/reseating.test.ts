import type { Match } from '@ronde/engine';
import { expect, test } from 'vitest';
import { changes, lostResults, reseatCommand, reseatingOf, seated } from './reseating.ts';

const matches: readonly Match[] = [
  { table: 1, players: ['A', 'B'], starts: 'A', result: { kind: 'games', games: [[451, 407]] } },
  { table: 2, players: ['C', 'D'], starts: 'D' },
  { players: ['E'] },
];
const begun = reseatingOf(matches, 0);

test('whoever takes a seat gives theirs: nobody has two, nobody none', () => {
  const now = seated(begun, 0, 0, 'C');
  expect(now.players).toEqual([['C', 'B'], ['A', 'D'], ['E']]);
  expect(now.open).toEqual([0, 1]);
  expect(seated(now, 1, 1, 'E').players).toEqual([['C', 'B'], ['A', 'E'], ['D']]);
  expect(seated(begun, 0, 0, 'A')).toBe(begun);
  expect(seated(begun, 2, 1, 'A')).toBe(begun);
});

test('the command names the tables as they were, and how many results go', () => {
  expect(reseatCommand(3, begun)).toBeNull();
  expect(reseatCommand(3, seated(begun, 0, 0, 'C'))).toEqual({
    kind: 'reseat',
    round: 3,
    losing: 1,
    tables: [
      { saw: ['A', 'B'], players: ['C', 'B'] },
      { saw: ['C', 'D'], players: ['A', 'D'] },
    ],
  });
});

test('a number that another table has is exchanged with it; its result stays', () => {
  const now = { ...begun, numbers: { 0: '2' } };
  expect(changes(now).map(({ at, table, others }) => ({ at, table, others }))).toEqual([
    { at: 0, table: 2, others: false },
    { at: 1, table: 1, others: false },
  ]);
  expect(lostResults(changes(now))).toEqual([]);
  expect(changes({ ...begun, numbers: { 0: '1' } })).toEqual([]);
  expect(changes({ ...begun, numbers: { 0: '40' } })).toMatchObject([{ at: 0, table: 40 }]);
});

test('who begins, of the same two or of others', () => {
  expect(changes({ ...begun, starts: { 0: 'B' } })).toMatchObject([{ at: 0, starts: 'B', others: false }]);
  expect(changes({ ...begun, starts: { 0: 'A' } })).toEqual([]);
  const other = seated({ ...begun, starts: { 0: 'B' } }, 0, 0, 'C');
  expect(other.starts).toEqual({});
  expect(changes({ ...other, starts: { 0: 'C' } })[0]).toMatchObject({ starts: 'C', others: true });
});
