import { describe, expect, test } from 'vitest';
import { drawnOrder, phase1Lengths, poolComposition, poolSizes } from './pool-sizes.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);
const fromOne = (pools: readonly (readonly number[])[]) => pools.map((pool) => pool.map((place) => place + 1));

/** Two or more pools of `small` and `small + 2` places that add up: every way of it. */
function everyWay(players: number, small: number): readonly (readonly [number, number])[] {
  const places = players + (players % 2);
  return upTo(places).flatMap((pools) => {
    const large = (places - pools * small) / 2;
    return pools >= 2 && Number.isInteger(large) && large >= 0 && large <= pools
      ? [[pools - large, large] as const]
      : [];
  });
}

describe('Formule Combinée §2-2, number of pools', () => {
  test('the example of the text: 64 players, 9 rounds: 2 pools of 12 and 4 of 10', () => {
    expect(poolSizes(64, 9)).toEqual([12, 12, 10, 10, 10, 10]);
  });

  test.each([
    [12, 5, [6, 6]],
    [16, 7, [8, 8]],
    [20, 9, [10, 10]],
    [22, 5, [8, 8, 6]],
    [22, 9, [12, 10]],
    [34, 9, [12, 12, 10]],
    [24, 9, [12, 12]],
    [17, 5, [6, 6, 6]],
  ] as const)('%i players, %i rounds: %j', (players, phase1, sizes) => {
    expect(poolSizes(players, phase1)).toEqual(sizes);
  });

  test('§2-3 the impossible numbers from 11 to 400, against every way of dealing', () => {
    const impossible = phase1Lengths.map((phase1) =>
      upTo(400).filter((players) => players >= 11 && poolSizes(players, phase1) === null),
    );
    expect(impossible).toEqual([
      [],
      [11, 12, 13, 14, 21, 22],
      [11, 12, 13, 14, 15, 16, 17, 18, 25, 26, 27, 28, 37, 38],
    ]);
    for (const phase1 of phase1Lengths) {
      for (const players of upTo(400)) {
        const ways = everyWay(players, phase1 + 1);
        const sizes = poolSizes(players, phase1);
        expect(sizes === null).toBe(ways.length === 0);
        if (!sizes) continue;
        const large = sizes.filter((size) => size === phase1 + 3).length;
        expect(ways).toContainEqual([sizes.length - large, large]);
      }
    }
  });
});

describe('Formule Combinée §2-4, composition', () => {
  const sizes = poolSizes(64, 9) ?? [];

  test('64 players, 9 rounds, first table ("plain"): a snake, the last two rows over the large pools', () => {
    expect(fromOne(poolComposition(sizes, 'plain'))).toEqual([
      [1, 12, 13, 24, 25, 36, 37, 48, 49, 60, 61, 64],
      [2, 11, 14, 23, 26, 35, 38, 47, 50, 59, 62, 63],
      [3, 10, 15, 22, 27, 34, 39, 46, 51, 58],
      [4, 9, 16, 21, 28, 33, 40, 45, 52, 57],
      [5, 8, 17, 20, 29, 32, 41, 44, 53, 56],
      [6, 7, 18, 19, 30, 31, 42, 43, 54, 55],
    ]);
  });

  test('second table ("balanced"): the four in the exact middle change seats with the last four', () => {
    expect(fromOne(poolComposition(sizes, 'balanced'))).toEqual([
      [1, 12, 13, 24, 25, 36, 37, 48, 49, 60, 31, 34],
      [2, 11, 14, 23, 26, 35, 38, 47, 50, 59, 32, 33],
      [3, 10, 15, 22, 27, 64, 39, 46, 51, 58],
      [4, 9, 16, 21, 28, 63, 40, 45, 52, 57],
      [5, 8, 17, 20, 29, 62, 41, 44, 53, 56],
      [6, 7, 18, 19, 30, 61, 42, 43, 54, 55],
    ]);
  });

  test('pools of one size are not touched', () => {
    for (const even of [
      [10, 10],
      [12, 12],
    ]) {
      expect(poolComposition(even, 'balanced')).toEqual(poolComposition(even, 'plain'));
    }
  });

  test('up to 400: everybody has one place, and mean places differ no more than in the plain snake', () => {
    const apart = (pools: readonly (readonly number[])[]): number => {
      const means = pools.map((pool) => pool.reduce((sum, place) => sum + place, 0) / pool.length);
      return Math.max(...means) - Math.min(...means);
    };
    for (const phase1 of phase1Lengths) {
      for (const players of upTo(400)) {
        const dealt = poolSizes(players, phase1);
        if (!dealt) continue;
        const [balanced, plain] = [poolComposition(dealt, 'balanced'), poolComposition(dealt, 'plain')];
        expect(balanced.map((pool) => pool.length)).toEqual(dealt);
        expect(balanced.flat().sort((a, b) => a - b)).toEqual(upTo(players + (players % 2)).map((n) => n - 1));
        expect(apart(balanced)).toBeLessThanOrEqual(apart(plain) + 1e-9);
      }
    }
  });
});

describe('the order inside a pool', () => {
  const pools = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['g', 'h', 'i', 'j', 'k', null],
  ];

  test('same seed, same order; whatever the order they come in', () => {
    const turned = pools.map((pool) => pool.toReversed());
    expect(drawnOrder(42, 1, turned)).toEqual(drawnOrder(42, 1, pools));
    expect(drawnOrder(42, 1, pools).map((pool) => pool.toSorted())).toEqual(pools.map((pool) => pool.toSorted()));
  });

  test('another seed or attempt, another order', () => {
    const seen = [1, 2, 3, 4].flatMap((seed) =>
      [1, 2].map((attempt) => JSON.stringify(drawnOrder(seed, attempt, pools))),
    );
    expect(new Set(seen).size).toBe(8);
  });

  test('each place comes up about as often for each of them, X too', () => {
    const first = new Map<string | null, number>();
    for (let seed = 0; seed < 1200; seed++) {
      const id = drawnOrder(seed, 1, pools)[1]?.[0] ?? null;
      first.set(id, (first.get(id) ?? 0) + 1);
    }
    expect(first.size).toBe(6);
    for (const times of first.values()) expect(Math.abs(times - 200)).toBeLessThan(60);
  });
});
