import { drawNext, enterAll, games, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { unreadTables } from './checks.tsx';

function played() {
  const desk = registered(8);
  const round = drawNext(desk);
  enterAll(desk, round, () => games([400, 300]));
  const [first] = desk.state().rounds[0]?.matches ?? [];
  const [a, b] = first?.players ?? [];
  if (b === undefined || a === undefined || !first?.result) throw new Error('No result.');
  const log = () => desk.log.map((line) => ({ ...line, undoneBy: null }));
  return {
    desk,
    players: [a, b] as const,
    saw: first.result,
    unread: (of: number) => unreadTables(desk.state(), log(), of),
  };
}

test('what nobody has read again is counted once somebody reads', () => {
  const { desk, players, saw, unread } = played();
  expect(unread(1)).toBe(0);
  desk.act({ kind: 'confirm', round: 1, players, saw });
  expect(unread(1)).toBe(3);
  expect(unread(2)).toBe(0);
});

test('a dispute that is settled asks nobody to read the other slips', () => {
  const { desk, players, unread } = played();
  desk.act({ kind: 'dispute', round: 1, players, value: games([410, 300]), by: 'Claire' });
  desk.act({ kind: 'retain', round: 1, players, which: 'second', saw: games([410, 300]) });
  expect(desk.state().rounds[0]?.matches[0]).toMatchObject({ confirmed: true });
  expect(unread(1)).toBe(0);
});
