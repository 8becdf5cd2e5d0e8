import { describe, expect, test } from 'vitest';
import type { MatchResult } from './match-result.ts';
import { outcome } from './outcome.ts';
import type { Match } from './state.ts';

const of = (result: MatchResult | undefined, bestOf: 1 | 3 = 1) => {
  const match: Match = { table: 1, players: ['A', 'B'], ...(result && { result }) };
  return outcome(match, {}, bestOf);
};

describe('Formule Classique, points (§3, §4.2)', () => {
  test('win 3, loss 1, the difference each way: A beats B 451 to 407', () => {
    expect(of({ kind: 'games', games: [[451, 407]] })).toEqual({
      points: [3, 1],
      spread: [44, -44],
      met: true,
      winner: 'A',
    });
  });

  test('FORF-03, TIE-07: a margin counts 100 at most: 512 to 325', () => {
    expect(of({ kind: 'games', games: [[325, 512]] })).toMatchObject({ points: [1, 3], spread: [-100, 100] });
  });

  test('a draw gives 2 each', () => {
    expect(of({ kind: 'games', games: [[400, 400]] })).toEqual({
      points: [2, 2],
      spread: [0, 0],
      met: true,
      winner: null,
    });
  });

  test('UI-03: two negative scores, the higher wins', () => {
    expect(of({ kind: 'games', games: [[-9, -14]] })).toMatchObject({ points: [3, 1], spread: [5, -5] });
  });

  test('FORF-03: a no-show has 0 and −50, the other 3 and +50; it is not a meeting', () => {
    expect(of({ kind: 'forfeit', by: 'B', games: [] })).toEqual({
      points: [3, 0],
      spread: [50, -50],
      met: false,
      winner: 'A',
    });
  });

  test('FORF-04: neither came: 0 each, nobody gets +50', () => {
    expect(of({ kind: 'forfeit', by: 'both', games: [] })).toEqual({
      points: [0, 0],
      spread: [0, 0],
      met: false,
      winner: null,
    });
  });

  test('lost by decision: 1 and 3, the real margin where it favours the winner, else ±50; counts as met', () => {
    expect(of({ kind: 'awarded', to: 'B', games: [[300, 380]] })).toMatchObject({
      points: [1, 3],
      spread: [-80, 80],
      met: true,
    });
    expect(of({ kind: 'awarded', to: 'A', games: [[300, 380]] })).toMatchObject({
      points: [3, 1],
      spread: [50, -50],
      met: true,
    });
  });

  test('exempt: 3 and +50', () => {
    expect(outcome({ players: ['A'] }, {}, 1)).toEqual({ points: [3], spread: [50], met: false, winner: 'A' });
  });

  test('no result, no outcome', () => {
    expect(of(undefined)).toBeNull();
  });
});

describe('two winning games', () => {
  test('PM once, Pdep over the games, each capped: 512–325, 380–410, 402–390 is +82', () => {
    const games = [
      [512, 325],
      [380, 410],
      [402, 390],
    ] as const;
    expect(of({ kind: 'games', games }, 3)).toMatchObject({ points: [3, 1], spread: [82, -82], winner: 'A' });
  });

  test('a forfeit in its course: games stay, each game still needed is ±50, and it counts as met', () => {
    expect(of({ kind: 'forfeit', by: 'B', games: [[400, 390]] }, 3)).toMatchObject({
      points: [3, 0],
      spread: [60, -60],
      met: true,
    });
    expect(of({ kind: 'forfeit', by: 'B', games: [[300, 390]] }, 3)).toMatchObject({
      points: [3, 0],
      spread: [10, -10],
      met: true,
    });
  });

  test('a forfeit of the whole match is ±50 once', () => {
    expect(of({ kind: 'forfeit', by: 'A', games: [] }, 3)).toMatchObject({
      points: [0, 3],
      spread: [-50, 50],
      met: false,
    });
  });
});
