import { desk as director, games } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { tableWhy } from './why.ts';

test('of two who played each other before, the rounds are known; a forfeit is no game between them', () => {
  const desk = director();
  for (let i = 1; i <= 8; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  desk.act({ kind: 'draw', round: 1, without: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  const [one, other] = desk.state().rounds[0]?.matches ?? [];
  if (one?.players.length !== 2 || other?.players.length !== 2) throw new Error('Two tables.');
  desk.act({ kind: 'record', round: 1, players: one.players, result: games([400, 300]), saw: null });
  const forfeit = { kind: 'forfeit', by: other.players[0], games: [] } as const;
  desk.act({ kind: 'record', round: 1, players: other.players, result: forfeit, saw: null });
  const tournament = desk.state();
  expect(tableWhy(tournament, 2, one).metIn).toEqual([1]);
  expect(tableWhy(tournament, 2, other).metIn).toEqual([]);
  expect(tableWhy(tournament, 1, one).metIn).toEqual([]);
  expect(tableWhy(tournament, 2, { players: [one.players[0], other.players[0]] }).metIn).toEqual([]);
});
