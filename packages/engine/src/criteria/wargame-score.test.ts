import { describe, expect, test } from 'vitest';
import { resultDoubts } from '../standings/wargame-doubts.ts';
import type { Loss } from '../tournament/match-result.ts';
import { impossibleResult } from '../tournament/possible-result.ts';
import { decidedSum, lossPoints, wargameScales, wargameScores } from './wargame-score.ts';

const scale = wargameScales.seed;
const table = { players: ['A', 'B'] } as const;
const losses = (winner: 'A' | 'B' | null, a: Loss, b: Loss) => ({ kind: 'losses', winner, cohesion: [a, b] }) as const;
const of = (lost: number, total: number): Loss => ({ lost, total });

describe('art-de-la-guerre.md, "Score"', () => {
  test('23 units, 7 lost, wins: 97–13', () => {
    expect(wargameScores(table, losses('A', of(7, 23), of(20, 20)), scale)).toEqual([97, 13]);
    expect(wargameScores(table, losses('B', of(20, 20), of(7, 23)), scale)).toEqual([13, 97]);
  });

  test('two armies of 25 losing 18 and 10, draw: 41–50', () => {
    expect(wargameScores(table, losses(null, of(18, 25), of(10, 25)), scale)).toEqual([41, 50]);
  });

  test('both broken is a draw: 50–50', () => {
    const both = losses(null, of(20, 20), of(31, 30));
    expect(wargameScores(table, both, scale)).toEqual([50, 50]);
    expect(resultDoubts(table, both, 1, scale)).toMatchObject([{ code: 'losses-above-total', player: 'B' }]);
  });

  test('conceding: a win with the losses of that moment', () => {
    expect(wargameScores(table, losses('A', of(4, 24), of(9, 22)), scale)).toEqual([99, 11]);
  });

  test('UI-03: losses above the total count as the total, with a warning', () => {
    const result = losses('A', of(0, 20), of(23, 20));
    expect(lossPoints(of(23, 20))).toBe(10);
    expect(wargameScores(table, result, scale)).toEqual([100, 10]);
    expect(resultDoubts(table, result, 2, scale)).toEqual([
      { code: 'losses-above-total', round: 2, player: 'B', lost: 23, total: 20 },
    ]);
  });

  test('UI-03: a winner who has lost all his cohesion is refused, above the total too', () => {
    const rules = { bestOf: 1, kinds: ['losses'] } as const;
    const ref = { round: 1, table: 1, players: ['A', 'B'] } as const;
    for (const lost of [20, 21]) {
      const refusal = { code: 'winner-broken', table: ref, player: 'A' };
      expect(impossibleResult(losses('A', of(lost, 20), of(20, 20)), ref, rules)).toEqual(refusal);
    }
    expect(impossibleResult(losses('A', of(19, 20), of(0, 20)), ref, rules)).toBeNull();
  });

  test('a draw with one side broken asks the arbiter for a note', () => {
    expect(resultDoubts(table, losses(null, of(5, 20), of(20, 20)), 3, scale)).toEqual([
      { code: 'draw-with-one-broken', round: 3, player: 'B' },
    ]);
    expect(resultDoubts(table, losses(null, of(5, 20), of(19, 20)), 3, scale)).toEqual([]);
  });

  test('the two scores may be typed: a decided game adds up to 110, else a warning', () => {
    const typed = (winner: 'A' | null, ...points: [number, number]) => ({ kind: 'points', winner, points }) as const;
    expect(decidedSum(scale)).toBe(110);
    expect(wargameScores(table, typed('A', 97, 13), scale)).toEqual([97, 13]);
    expect(resultDoubts(table, typed('A', 97, 13), 1, scale)).toEqual([]);
    expect(resultDoubts(table, typed('A', 97, 14), 1, scale)).toEqual([
      { code: 'points-do-not-add-up', round: 1, players: ['A', 'B'], found: 111, rule: 110 },
    ]);
    expect(resultDoubts(table, typed(null, 41, 50), 1, scale)).toEqual([]);
  });

  test('awarded: 90–0; a forfeit is no game', () => {
    expect(wargameScores(table, { kind: 'awarded', to: 'B', games: [] }, scale)).toEqual([0, 90]);
    expect(wargameScores(table, { kind: 'forfeit', by: 'B', games: [] }, scale)).toBeNull();
  });

  test('"Remarques": four least wins are worth more than three greatest and a loss to the fourth', () => {
    const least = wargameScores(table, losses('A', of(24, 25), of(25, 25)), scale)?.[0] ?? 0;
    const greatest = wargameScores(table, losses('A', of(0, 25), of(25, 25)), scale)?.[0] ?? 0;
    expect([4 * least, 3 * greatest + 10 + 9]).toEqual([364, 319]);
  });

  test('every decided game adds up to 110, every pair of losses', () => {
    for (let total = 1; total <= 40; total++) {
      for (let lost = 0; lost < total; lost++) {
        expect(lossPoints(of(lost, total))).toBe(Number((10n * BigInt(lost)) / BigInt(total)));
        const [a, b] = wargameScores(table, losses('A', of(lost, total), of(1, 1)), scale) ?? [0, 0];
        expect(a + b).toBe(110);
      }
    }
  });
});
