import type { AdgRating, PlRating, Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { categoryWhy, leftOut } from './why-left-out.ts';

const players = (n: number, more: object = {}) =>
  Array.from({ length: n }, (_, i) => ({ id: `p${i + 1}`, number: i + 1, ...more }));
const tournament = (n: number, rating: object = {}) =>
  ({ date: '2026-11-14', players: players(n), settings: { rating } }) as unknown as Tournament;
const pl = (n: number, category: number) =>
  ({ system: 'pl', category, players: players(n).map(({ id }) => ({ player: id })) }) as unknown as PlRating;

test('of a list of three, who was in no round is left out and named', () => {
  expect(leftOut(tournament(3), pl(2, 1))).toEqual([{ player: 'p3', why: 'never-drawn' }]);
});

test('Elo: who played no game, and a spare player who is in no number; nothing official, nobody alone', () => {
  const known = { players: [...players(2), { id: 'p3', number: 3, spare: true }] } as unknown as Tournament;
  const lines = [
    { player: 'p1', games: 3 },
    { player: 'p2', games: 0 },
    { player: 'p3', games: 1 },
  ];
  const elo = { system: 'elo', official: true, players: lines } as unknown as AdgRating;
  expect(leftOut(known, elo)).toEqual([
    { player: 'p2', why: 'no-game' },
    { player: 'p3', why: 'spare' },
  ]);
  expect(leftOut(known, { ...elo, official: false })).toEqual([{ player: 'p3', why: 'spare' }]);
});

test('classement international §4: 17 on the list promise category 2, 16 who played make it 1', () => {
  expect(categoryWhy(tournament(17), pl(16, 1))).toEqual({ kind: 'played', players: 16, listed: 17, byList: 2 });
  expect(categoryWhy(tournament(17), pl(17, 2))).toBeNull();
});

test('a category that the settings fix is said where the number gives another', () => {
  expect(categoryWhy(tournament(20, { category: 4 }), pl(20, 4))).toEqual({ kind: 'set', players: 20, byNumber: 2 });
  expect(categoryWhy(tournament(20, { category: 2 }), pl(20, 2))).toBeNull();
});
