// Powers from + − × ÷ alone: IEEE 754 fixes each of these to the bit, so every machine gets the same figures, where
// the platform's own exponential may differ in the last one.

/** ln 10, ln 2 in two parts: the nearest double, then what it leaves over. */
const ln10 = [Math.LN10, -2.1707562233822494e-16] as const;
const ln2 = [Math.LN2, 2.3190468138462996e-17] as const;

/** ln 2 cut after 32 bits, so that its product with a whole number is exact, and the rest of it. */
const ln2Top = 2977044471 / 4294967296;
const ln2Rest = 1.9082149292705877e-10;

/** x ↦ 10^(x / scale). Within 3 units of the last place. */
export const tenTo = (scale: number): ((x: number) => number) => power(ln10, scale);

/** x ↦ 2^(x / scale). Within 3 units of the last place. */
export const twoTo = (scale: number): ((x: number) => number) => power(ln2, scale);

/** e^x. Within 3 units of the last place. */
export const exp = power([1, 0], 1);

/**
 * x ↦ base^(x / scale), the base given by its logarithm in two parts. The reduction x·ln(base)/scale = k·ln 2 + r is
 * done in two parts as well: one rounding there would cost |x·ln(base)/scale| units of the last place.
 */
function power(ln: readonly [number, number], scale: number): (x: number) => number {
  const slope = ln[0] / scale;
  const slopeTop = topHalf(slope);
  const slopeRest = slope - slopeTop + (overshoot(slope, scale, ln[0]) + ln[1]) / scale;
  return (x) => {
    const whole = x * slope;
    if (!(whole > -745.2 && whole < 709.8)) return whole > 0 ? Number.POSITIVE_INFINITY : whole < 0 ? 0 : x;
    const k = Math.floor(whole * Math.LOG2E + 0.5);
    const top = topHalf(x);
    const r = top * slopeTop - k * ln2Top + ((x - top) * slopeTop + x * slopeRest - k * ln2Rest);
    return timesPowerOfTwo(nearOne(r), k);
  };
}

/** The upper 26 bits (Veltkamp), so that products of two such halves are exact. */
function topHalf(x: number): number {
  const spread = 134217729 * x;
  return spread - (spread - x);
}

/** `wanted` − a·b, to the last bit (Dekker). */
function overshoot(a: number, b: number, wanted: number): number {
  const product = a * b;
  const aTop = topHalf(a);
  const bTop = topHalf(b);
  const aRest = a - aTop;
  const bRest = b - bTop;
  const error = aTop * bTop - product + aTop * bRest + aRest * bTop + aRest * bRest;
  return wanted - product - error;
}

/** e^r for |r| ≤ ln 2 / 2, from the series of c = r·coth(r/2): e^r = (c + r) / (c − r). */
function nearOne(r: number): number {
  const z = r * r;
  const c =
    2 +
    z * (1 / 6 + z * (-1 / 360 + z * (1 / 15120 + z * (-1 / 604800 + z * (1 / 23950080 - z * (691 / 653837184000))))));
  return 1 + (2 * r) / (c - r);
}

/** 2^-1022 … 2^1023: the doubles of full precision. */
const powersOfTwo = Float64Array.from({ length: 2046 }, () => 1);
for (let i = 1023; i < 2046; i++) powersOfTwo[i] = (powersOfTwo[i - 1] as number) * 2;
for (let i = 1021; i >= 0; i--) powersOfTwo[i] = (powersOfTwo[i + 1] as number) / 2;

const tiny = powersOfTwo[1022 - 60] as number;

function timesPowerOfTwo(x: number, k: number): number {
  if (k >= -1022 && k <= 1023) return x * (powersOfTwo[k + 1022] as number);
  return k > 0 ? x * 2 * (powersOfTwo[2045] as number) : x * (powersOfTwo[k + 1082] as number) * tiny;
}
