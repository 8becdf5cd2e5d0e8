import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import type { Stored } from '../store/store.ts';
import { hallPrizes } from './prizes.ts';

const day = played({ players: 'A:1800 B:1700 C:1600 D:1500', rounds: ['A-D 523-300, B-C 490-400'] });

function calledOut(prizes: NonNullable<Stored['tournament']['settings']['prizes']>) {
  const tournament = { ...day.tournament, settings: { ...day.tournament.settings, prizes } };
  const numbers = new Map(tournament.players.map(({ id, number }) => [id, number]));
  const stored = { slug: 'lyon', version: 1, tournament, people: day.people, log: [], numbers } as unknown as Stored;
  return hallPrizes(stored);
}

test('prizes of one game are called out before the podium, with their figure', () => {
  const all = calledOut({ podium: 2, series: 0, bestGame: true, bestMargin: true });
  expect(all.map(({ key, figure }) => [key, figure])).toEqual([
    ['game:best-game', 523],
    ['game:best-margin', 223],
    ['podium:2', 2],
    ['podium:1', 1],
  ]);
});

test('money, and where its odd cent goes, stay out of the hall', () => {
  const [first] = calledOut({ podium: 0, series: 0, money: [1001] });
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['figure', 'group', 'key', 'of', 'players', 'step']);
});

test('what a place wins to somebody on the podium is called after their step: nothing tells the podium before it', () => {
  const clubs = { A: 'York', B: 'Leeds', C: 'York', D: 'Hull' } as const;
  const tournament = {
    ...day.tournament,
    players: day.tournament.players.map((one) => ({ ...one, club: clubs[one.id as keyof typeof clubs] })),
    settings: { ...day.tournament.settings, prizes: { podium: 2, series: 0, clubs: 1, bestGame: true } },
  };
  const numbers = new Map(tournament.players.map(({ id, number }) => [id, number]));
  const stored = { slug: 'lyon', version: 1, tournament, people: day.people, log: [], numbers } as unknown as Stored;
  // A and B won, and stand on the podium; D is the first of a club who stands below it.
  expect(hallPrizes(stored).map(({ key, players }) => [key, ...players.map(({ name }) => name)])).toEqual([
    ['game:best-game', 'A'],
    ['club:Hull', 'D'],
    ['podium:2', 'B'],
    ['club:Leeds', 'B'],
    ['podium:1', 'A'],
    ['club:York', 'A'],
  ]);
});
