import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eloTitle, shownElo } from './adg.ts';
import { adgElo, eloAfter, eloSteps, playElo, type RatedGame } from './elo.ts';

const game = (round: number, first: string, second: string, score: 1 | 0.5 | 0): RatedGame => ({
  round,
  players: [first, second],
  score,
});

describe('art-de-la-guerre, Elo', () => {
  test.each([
    [1000, 1200, 71.5, 0.285],
    [1200, 1000, 28.5, 0.715],
    [1000, 1500, 90.9, 0.091],
    [1500, 1000, 9.1, 0.909],
    [1000, 1000, 50, 0.5],
  ])('%i beats %i and gains %f', (own, other, gain, expected) => {
    const start = new Map([
      ['a', own],
      ['b', other],
    ]);
    const [step] = eloSteps(adgElo, start, [game(1, 'a', 'b', 1)]);
    expect(step?.gain).toBeCloseTo(gain, 1);
    expect(step?.expected[0]).toBeCloseTo(expected, 3);
    expect(step?.after).toEqual([own + (step?.gain ?? 0), other - (step?.gain ?? 0)]);
  });

  test('five wins by a 1000 over five 1000s: 1200.2', () => {
    const games = [1, 2, 3, 4, 5].map((round) => game(round, 'a', `b${round}`, 1));
    expect(eloAfter(adgElo, new Map(), games).get('a')).toBeCloseTo(1200.2, 1);
  });

  test('a draw moves points from the higher to the lower', () => {
    const after = eloAfter(adgElo, new Map([['a', 1200]]), [game(1, 'a', 'b', 0.5)]);
    expect(after.get('a')).toBeCloseTo(1178.5, 1);
  });

  test('a plain Elo is data: another start, K and spread', () => {
    const after = eloAfter({ start: 1500, k: 20, spread: 400 }, new Map(), [game(1, 'a', 'b', 1)]);
    expect([...after]).toEqual([
      ['a', 1510],
      ['b', 1490],
    ]);
  });
});

describe('laws of Elo', () => {
  const event = fc
    .record({
      ratings: fc.array(fc.double({ min: 100, max: 2500, noNaN: true }), { minLength: 12, maxLength: 12 }),
      rounds: fc.array(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { minLength: 12 }), {
        maxLength: 6,
      }),
      scores: fc.array(fc.constantFrom(1 as const, 0.5 as const, 0 as const), { minLength: 36, maxLength: 36 }),
    })
    .map(({ ratings, rounds, scores }) => ({
      start: new Map(ratings.map((rating, i) => [`p${i}`, rating])),
      games: rounds.flatMap((order, r) =>
        [0, 2, 4, 6, 8, 10].map((i) => game(r + 1, `p${order[i]}`, `p${order[i + 1]}`, scores[r * 6 + i / 2] ?? 0)),
      ),
    }));

  test('the sum is constant', () => {
    fc.assert(
      fc.property(event, ({ start, games }) => {
        const sum = (ratings: ReadonlyMap<string, number>): number => [...ratings.values()].reduce((s, x) => s + x, 0);
        expect(Math.abs(sum(eloAfter(adgElo, start, games)) - sum(start))).toBeLessThan(1e-9);
      }),
    );
  });

  test('the order of entry is irrelevant, and who is written first: the same bits', () => {
    fc.assert(
      fc.property(event, ({ start, games }) => {
        const other = games.toReversed().map(({ round, players: [a, b], score }) => game(round, b, a, turned[score]));
        const after = eloAfter(adgElo, start, games);
        const again = eloAfter(adgElo, start, other);
        for (const [player, rating] of after) expect(again.get(player)).toBe(rating);
      }),
    );
  });

  test('by columns: the same bits', () => {
    fc.assert(
      fc.property(event, ({ start, games }) => {
        const ratings = Float64Array.from(start.values());
        const place = (player: string): number => Number(player.slice(1));
        playElo(adgElo, ratings, {
          first: games.map((one) => place(one.players[0])),
          second: games.map((one) => place(one.players[1])),
          score: games.map((one) => one.score),
        });
        const after = eloAfter(adgElo, start, games);
        expect([...ratings]).toEqual([...start.keys()].map((player) => after.get(player)));
      }),
    );
  });

  test('chances add up to 1 to the bit', () => {
    fc.assert(
      fc.property(event, ({ start, games }) => {
        for (const { expected } of eloSteps(adgElo, start, games)) expect(expected[0] + expected[1]).toBe(1);
      }),
    );
  });
});

const turned = { 1: 0, 0.5: 0.5, 0: 1 } as const;

describe('art-de-la-guerre, titles by the number shown', () => {
  test.each([
    [699.4, 'Intendant'],
    [699.5, 'Milicien'],
    [899.4, 'Milicien'],
    [900, 'Réserviste'],
    [999.6, 'Soldat'],
    [1000, 'Soldat'],
    [1100, 'Chevalier'],
    [1200.2, 'Champion'],
    [1300, 'Sénéchal'],
    [1400, 'Maître'],
    [1499.5, 'Grand Maître'],
  ])('%f: %s', (elo, title) => {
    expect(eloTitle(elo)).toBe(title);
  });

  test('shown as whole numbers', () => {
    expect(shownElo(999.6)).toBe(1000);
  });
});
