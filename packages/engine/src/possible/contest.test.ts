import { expect, test } from 'vitest';
import { contestOf, leadsAfter, leastLoss, lossAtLeast, moveOf, type Way } from './contest.ts';

const way = (loss: number, all: number, moves: Way['moves'] = []): Way => ({ loss, all, moves, needs: [], at: null });

test('what moves all leads moves two more, of which one goes the other way', () => {
  const { tables, leads, common } = contestOf([3, -1], [[way(0, 2, [[1, 5]]), way(1, 0, [[0, 4]])]]);
  expect(leads).toEqual([3, -1, 0, 0]);
  expect([common.up, common.down]).toEqual([2, 3]);
  const [moving, still] = tables[0] ?? [];
  // 3 + 2, −1 + 2 + 5, and the two: 2 and −2.
  expect([...leadsAfter(leads, moving ? [moving] : [])]).toEqual([5, 6, 2, -2]);
  // What moves one rival alone moves neither of the two.
  expect([...leadsAfter(leads, still ? [still] : [])]).toEqual([7, -1, 0, 0]);
  expect(still?.moves).toEqual([[0, 4]]);
});

test('a rival’s lead moves by what moves all, and by what is his', () => {
  const one = way(0, -1, [
    [0, 4],
    [2, 1],
  ]);
  expect([0, 1, 2].map((rival) => moveOf(one, rival))).toEqual([3, -1, 0]);
});

test('at least the least of each table is lost, and all of what is settled', () => {
  const contest = contestOf([0], [[way(3, 0), way(2, 1)], [way(5, 0)]]);
  expect(lossAtLeast(contest)).toBe(7);
  expect(lossAtLeast({ ...contest, settled: [way(4, 0)] })).toBe(11);
  expect(leastLoss([])).toBe(Infinity);
});
