import type { Match, MatchResult } from '@ronde/engine';
import { allSentences, namesOf } from '@ronde/language';
import { expect, it } from 'vitest';
import { valueSaid } from './conflict.ts';

const names = namesOf(
  new Map([
    ['a', { name: 'ODIN Ève' }],
    ['b', { name: 'MOREL Luc' }],
  ]),
);
const match: Match = { table: 2, players: ['a', 'b'] };
const said = (result: MatchResult, at: Match = match) =>
  valueSaid(result, at, (whole) => allSentences.fr().echo(whole, {}, 1, names, 'art-de-la-guerre')?.said);
const losses = (lost: number): MatchResult => ({
  kind: 'losses',
  winner: 'a',
  cohesion: [
    { lost, total: 22 },
    { lost: 21, total: 21 },
  ],
});

it('two values of one sentence are told apart by their figures: nobody chooses between 1 and 2 blindly', () => {
  const rout = '«\u00a0Victoire d’ODIN\u00a0: l’armée de MOREL est en déroute.\u00a0»';
  expect(said(losses(5))).toBe(`${rout} (5/22\u00a0–\u2060\u00a021/21)`);
  expect(said(losses(6))).toBe(`${rout} (6/22\u00a0–\u2060\u00a021/21)`);
  expect(said({ kind: 'points', winner: 'a', points: [97, 13] })).toContain('» (97\u00a0–\u2060\u00a013)');
});

it('games stand as they were typed, who starts first; a forfeit names what was played before it', () => {
  const starts: Match = { ...match, starts: 'b' };
  const games = [
    [400, 390],
    [380, 410],
  ] as const;
  expect(said({ kind: 'games', games: [...games] }, starts)).toBe(
    '390\u00a0–\u2060\u00a0400, 410\u00a0–\u2060\u00a0380',
  );
  expect(said({ kind: 'forfeit', by: 'b', games: [games[0]] }, starts)).toContain('» (390\u00a0–\u2060\u00a0400)');
  expect(said({ kind: 'forfeit', by: 'b', games: [] })).toBe('«\u00a0Forfait de MOREL.\u00a0»');
});
