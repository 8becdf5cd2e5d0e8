import { games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { roundsOf } from '@ronde/views/rounds';
import { expect, test } from 'vitest';
import { firstDrawn, nextTable } from './rounds-of.ts';

test('own figures first, whichever seat; exempt and absent rounds are told; the next table is the waiting one', () => {
  const desk = registered(9);
  playNext(desk, () => games([450, 400]));
  const [match] = desk.state().rounds[0]?.matches ?? [];
  const [first = '', second = ''] = match?.players ?? [];
  expect(roundsOf(desk.state(), first)[0]).toMatchObject({
    opponent: second,
    figures: [450, 400],
    cell: { kind: 'win' },
  });
  expect(roundsOf(desk.state(), second)[0]).toMatchObject({
    opponent: first,
    figures: [400, 450],
    cell: { kind: 'loss' },
  });
  const exempt = desk.state().rounds[0]?.matches.find(({ players }) => players.length === 1)?.players[0] ?? '';
  expect(roundsOf(desk.state(), exempt)[0]).toMatchObject({
    opponent: null,
    match: { players: [exempt] },
    cell: { kind: 'exempt' },
  });

  desk.act({ kind: 'register', player: 'late', number: 10, rating: 2000, presence: 'here' });
  expect(firstDrawn(desk.state(), 'late')).toBeNull();
  desk.act({ kind: 'draw', round: 2, without: [] });
  expect(roundsOf(desk.state(), 'late').map(({ cell }) => cell.kind)).toEqual(['absent', 'awaited']);
  expect(firstDrawn(desk.state(), 'late')).toBe(2);
  expect(nextTable(desk.state(), 'late')?.round).toBe(2);
});
