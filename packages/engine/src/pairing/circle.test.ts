import { describe, expect, test } from 'vitest';
import { circleRound } from './circle.ts';
import { circleRounds } from './pool-sizes.ts';

/** One line a round, as the text prints them: "A1vsA10, A2vsA9 et …". */
const printed = (text: string): readonly string[] => text.trim().split('\n').map(sorted);

function sorted(line: string): string {
  const pairs = [...line.matchAll(/A(\d+)vsA(\d+)/g)].map(([, a, b]) => [Number(a), Number(b)].sort((x, y) => x - y));
  return pairs
    .sort(([a = 0], [b = 0]) => a - b)
    .map((pair) => pair.join('-'))
    .join(' ');
}

const ours = (size: number, phase1: 5 | 7 | 9): readonly string[] =>
  circleRounds(size, phase1).map((round) =>
    circleRound(size, round)
      .toSorted(([a], [b]) => a - b)
      .map((pair) => pair.join('-'))
      .join(' '),
  );

describe('Formule Combinée §2-5, the rounds that the text prints', () => {
  test('pool of 10; "A7vsA7" in round 9 is a misprint for A2vsA7', () => {
    const text = printed(`
A1vsA10, A2vsA9, A3vsA8, A4vsA7 et A5vsA6
A2vsA10, A1vsA3, A4vsA9, A5vsA8 et A6vsA7
A3vsA10, A2vsA4, A1vsA5, A6vsA9 et A7vsA8
A4vsA10, A3vsA5, A2vsA6, A1vsA7 et A8vsA9
A5vsA10, A4vsA6, A3vsA7, A2vsA8 et A9vsA1
A6vsA10, A5vsA7, A4vsA8, A3vsA9 et A1vsA2
A7vsA10, A6vsA8, A5vsA9, A1vsA4 et A2vsA3
A8vsA10, A7vsA9, A1vsA6, A2vsA5 et A3vsA4
A9vsA10, A1vsA8, A7vsA7, A3vsA6 et A4vsA5`);
    expect(ours(10, 9).slice(0, 8)).toEqual(text.slice(0, 8));
    expect(text[8]).toBe('1-8 3-6 4-5 7-7 9-10');
    expect(ours(10, 9)[8]).toBe('1-8 2-7 3-6 4-5 9-10');
  });

  test('pool of 12: circle rounds 1, 3 to 9, 11', () => {
    expect(circleRounds(12, 9)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 11]);
    const text = printed(`
A1vsA12, A2vsA11, A3vsA10, A4vsA9, A5vsA8 et A6vsA7
A3vsA12, A2vsA4, A1vsA5, A6vsA11, A7vsA10 et A8vsA9
A4vsA12, A3vsA5, A2vsA6, A1vsA7, A8vsA11 et A9vsA10
A5vsA12, A4vsA6, A3vsA7, A2vsA8, A1vsA9 et A10vsA11
A6vsA12, A5vsA7, A4vsA8, A3vsA9, A2vsA10 et A1vsA11
A7vsA12, A6vsA8, A5vsA9, A4vsA10, A3vsA11 et A1vsA2
A8vsA12, A7vsA9, A6vsA10, A5vsA11, A1vsA4 et A2vsA3
A9vsA12, A8vsA10, A7vsA11, A1vsA6, A2vsA5 et A3vsA4
A11vsA12, A1vsA10, A2vsA9, A3vsA8, A4vsA7 et A5vsA6`);
    expect(ours(12, 9)).toEqual(text);
  });
});

describe('Formule Combinée §2-5, "the same rules for 5 and 7 rounds"', () => {
  test('pool of 6', () => {
    expect(ours(6, 5)).toEqual(['1-6 2-5 3-4', '1-3 2-6 4-5', '1-5 2-4 3-6', '1-2 3-5 4-6', '1-4 2-3 5-6']);
  });

  test('pool of 8 in 7 rounds', () => {
    expect(ours(8, 7)).toEqual([
      '1-8 2-7 3-6 4-5',
      '1-3 2-8 4-7 5-6',
      '1-5 2-4 3-8 6-7',
      '1-7 2-6 3-5 4-8',
      '1-2 3-7 4-6 5-8',
      '1-4 2-3 5-7 6-8',
      '1-6 2-5 3-4 7-8',
    ]);
  });

  test('pool of 8 in 5 rounds: without circle rounds 2 and 6; pool of 10 in 7: without 2 and 8', () => {
    expect(circleRounds(8, 5)).toEqual([1, 3, 4, 5, 7]);
    expect(circleRounds(10, 7)).toEqual([1, 3, 4, 5, 6, 7, 9]);
  });
});

test.each([2, 4, 6, 8, 10, 12, 14, 24, 40])(
  'a circle of %i: everybody meets everybody once, each round everybody once',
  (m) => {
    const met = new Set<string>();
    for (let round = 1; round < m; round++) {
      const pairs = circleRound(m, round);
      expect(pairs.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: m }, (_, i) => i + 1));
      expect(pairs).toContainEqual([round, m]);
      for (const [i, j] of pairs) {
        expect(i).toBeLessThan(j);
        if (j < m) expect(Math.abs(i + j - 2 * round) % (m - 1)).toBe(0);
        met.add(`${i}-${j}`);
      }
    }
    expect(met.size).toBe((m * (m - 1)) / 2);
  },
);
