import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exp, tenTo, twoTo } from './exp.ts';

// The oracle: whole numbers of 2^-320, on the exact value of the double.
const bits = 320n;
const one = 1n << bits;

/** A double as an exact fraction. */
function exact(x: number): readonly [bigint, bigint] {
  let denominator = 1n;
  let value = x;
  while (!Number.isInteger(value)) {
    value *= 2;
    denominator *= 2n;
  }
  return [BigInt(value), denominator];
}

/** e^(n/d), in units of 2^-320: halve forty times, sum the series, square forty times. */
function expOf(n: bigint): bigint {
  const small = n >> 40n;
  let sum = one;
  let term = one;
  for (let i = 1n; term !== 0n; i++) {
    term = (term * small) / (i << bits);
    sum += term;
  }
  for (let i = 0; i < 40; i++) sum = (sum * sum) >> bits;
  return sum;
}

/** ln 2 and ln 10 by the series of artanh. */
function artanh2(denominator: bigint): bigint {
  let sum = 0n;
  let term = one / denominator;
  for (let i = 1n; term !== 0n; i += 2n) {
    sum += term / i;
    term /= denominator * denominator;
  }
  return 2n * sum;
}
const oracleLn2 = artanh2(3n);
const oracleLn10 = 3n * oracleLn2 + artanh2(9n);

/** 10^(x/scale) and its like, in units of 2^-320. */
function oracle(ln: bigint, x: number, scale: number): bigint {
  const [n, d] = exact(x);
  return expOf((ln * n) / (d * BigInt(scale)));
}

/** |found / right − 1|. */
function relative(found: number, right: bigint): number {
  const [n, d] = exact(found);
  const gap = (n << bits) / d - right;
  return Number(((gap < 0n ? -gap : gap) << 80n) / right) / 2 ** 80;
}

describe('the engine’s own powers', () => {
  test('1 / (1 + 10^(d/500)) to 1e-15, for any two ratings', () => {
    const ten = tenTo(500);
    fc.assert(
      fc.property(fc.double({ min: -4000, max: 4000, noNaN: true, minExcluded: true }), (d) => {
        fc.pre(d === 0 || Math.abs(d) > 1e-30);
        const right = (one * one) / (one + oracle(oracleLn10, d, 500));
        expect(relative(1 / (1 + ten(d)), right)).toBeLessThan(1e-15);
      }),
      { numRuns: 3000 },
    );
  });

  test('ordinary ratings lie close together: three units of the last place', () => {
    const ten = tenTo(400);
    for (let d = -2000; d <= 2000; d += 7.3) {
      expect(relative(ten(d), oracle(oracleLn10, d, 400))).toBeLessThan(3 * 2 ** -52);
    }
  });

  test('powers of two for the points of the championship', () => {
    for (const players of [8, 12, 37, 64]) {
      const two = twoTo(players);
      for (let place = 1; place <= players; place++) {
        const right = oracle(oracleLn2, 4 * (place - 1), players);
        expect(relative(two(4 * (place - 1)), right)).toBeLessThan(3 * 2 ** -52);
      }
    }
    expect(twoTo(12)(24)).toBe(4);
  });

  test('the same bits, whatever the machine', () => {
    expect([tenTo(500)(200), tenTo(500)(-500), exp(1)].map((x) => x.toString())).toMatchInlineSnapshot(`
      [
        "2.51188643150958",
        "0.1",
        "2.718281828459045",
      ]
    `);
  });

  test('whole steps and ends', () => {
    expect(tenTo(500)(0)).toBe(1);
    expect(exp(0)).toBe(1);
    expect(exp(710)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(-746)).toBe(0);
    expect(exp(Number.NaN)).toBeNaN();
    expect(relative(exp(700), expOf(700n * one))).toBeLessThan(3 * 2 ** -52);
    expect(relative(exp(-200), expOf(-200n * one))).toBeLessThan(3 * 2 ** -52);
  });
});
