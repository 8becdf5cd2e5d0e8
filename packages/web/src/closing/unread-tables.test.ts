import { drawNext, enterAll, games, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { unreadTables } from './unread-tables.ts';

test('what nobody has read again is counted once somebody reads', () => {
  const desk = registered(8);
  const round = drawNext(desk);
  enterAll(desk, round, () => games([400, 300]));
  expect(unreadTables(desk.state(), 1)).toBe(0);
  const [first] = desk.state().rounds[0]?.matches ?? [];
  if (first?.players.length !== 2 || !first.result) throw new Error('No result.');
  desk.act({ kind: 'confirm', round, players: first.players, saw: first.result });
  expect(unreadTables(desk.state(), 1)).toBe(3);
  expect(unreadTables(desk.state(), 2)).toBe(0);
});
