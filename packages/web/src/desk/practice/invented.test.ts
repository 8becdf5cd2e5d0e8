import type { Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { inventedResults } from './invented.ts';

const tournament = {
  players: [
    { id: 'a', rating: 3000 },
    { id: 'b', rating: 1000 },
    { id: 'c', rating: 2000 },
    { id: 'd', rating: 2000 },
    { id: 'e', rating: 1500 },
  ],
  rounds: [
    {
      matches: [
        { table: 1, players: ['a', 'b'] },
        { table: 2, players: ['c', 'd'], result: { kind: 'games', games: [[410, 390]] } },
        { players: ['e'] },
      ],
    },
  ],
} as unknown as Tournament;

test('every table without a result gets one, the others and the exempt none; the higher rating leads by chance', () => {
  const commands = inventedResults(tournament, () => 0.5);
  expect(commands).toEqual([
    { kind: 'record', round: 1, players: ['a', 'b'], result: { kind: 'games', games: [[450, 350]] }, saw: null },
  ]);
  const upset = inventedResults(
    tournament,
    (() => {
      const row = [0, 0, 0, 1, 1, 1];
      return () => row.shift() ?? 0.5;
    })(),
  );
  expect(upset[0]).toMatchObject({ result: { games: [[270, 530]] } });
});
