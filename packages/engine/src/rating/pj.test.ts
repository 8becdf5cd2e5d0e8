import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PjSetting, pjLimits, pjOf } from './pj.ts';
import { season2015 } from './season.ts';

const setting: PjSetting = {
  category: 1,
  classiqueB: false,
  games: 5,
  players: 10,
  jokers: 1,
  season: season2015,
};

describe('classement-pl, §7: PJmax and PJmin', () => {
  test.each<[string, Partial<PjSetting>, number, number, number, number]>([
    ['the example', {}, 210, -105, 210, -105],
    ['TH Classique B: four fifths', { classiqueB: true }, 168, -84, 168, -84],
    ['7 rounds, one Joker of 8', { games: 7, players: 8 }, 221.25, -110.625, 221, -110],
    ['more games than NbPmax', { games: 20, jokers: 10 }, 300, -150, 300, -150],
    ['world championship, Jokers only', { category: 5, games: 14, jokers: 10 }, 400, -200, 400, -200],
    ['a setting that leaves nothing', { season: { ...season2015, nbpMax: 100 }, jokers: 0 }, 0, 0, 0, 0],
  ])('%s', (_, change, max, min, most, least) => {
    expect(pjLimits({ ...setting, ...change })).toEqual({ max, min, most, least });
  });

  test('no PJ lies outside the exact bounds, and the next whole number would', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.nat(200),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        (n, j, games, b) => {
          const jokers = Math.min(n, j);
          const { most, least } = pjLimits({ ...setting, players: n, jokers, games, classiqueB: b });
          // Five times n times PJmax, in whole numbers: CT · (A·n + 50·jokers).
          const exact = BigInt((b ? 4 : 5) * ((250 - 5 * Math.max(0, 14 - games)) * n + 50 * jokers));
          const unit = BigInt(5 * n);
          expect(BigInt(most) * unit <= exact && exact < BigInt(most + 1) * unit).toBe(true);
          expect(BigInt(-least) * 2n * unit <= exact && exact < BigInt(1 - least) * 2n * unit).toBe(true);
        },
      ),
    );
  });
});

describe('classement-pl, §7: PJ', () => {
  const limits = pjLimits(setting);
  test.each([
    ['two thirds of what is missing', 1803, 1860, 38, 38, null],
    ['held by PJmax', 1803, 2250, 298, 210, 'max'],
    ['a third of what is too much', 1700, 1415, -95, -95, null],
    ['held by PJmin', 2000, 1000, -333, -105, 'min'],
    ['level', 1500, 1500, 0, 0, null],
    ['to the nearest: 1/3 is 0', 1501, 1500, 0, 0, null],
    ['to the nearest: −2/3 is −1', 1502, 1500, -1, -1, null],
  ])('%s', (_, own, atPlace, uncapped, pj, limit) => {
    expect(pjOf(own, atPlace, limits)).toEqual({ uncapped, pj, limit });
  });
});
