import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { playersWithoutTable } from './tables.ts';

test('a late comer may take the free seat; somebody who left may not', () => {
  const desk = registered(11);
  desk.act({ kind: 'mark', player: 'J10', presence: 'absent' });
  desk.act({ kind: 'mark', player: 'J11', presence: 'late' });
  const round = drawNext(desk);
  const free = () => {
    const content = desk.state().rounds[round - 1];
    return content ? playersWithoutTable(desk.state(), content).map(({ id }) => id) : [];
  };
  expect(free()).toEqual(['J11', 'J10']);
  desk.act({ kind: 'withdraw', player: 'J10' });
  expect(free()).toEqual(['J11']);
  const exempt = desk.state().rounds[0]?.matches.find(({ players }) => players.length === 1)?.players[0];
  desk.act({ kind: 'seat', round, player: 'J11', ...(exempt !== undefined && { opponent: exempt }) });
  expect(free()).toEqual([]);
});
