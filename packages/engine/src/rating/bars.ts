import { type Bars, type Series, seriesOf } from './season.ts';

/** Proposed bars, and how many of the listed players fall in each series under them. The manager decides. */
interface ProposedBars {
  readonly bars: Bars;
  readonly players: Readonly<Record<Series, number>>;
}

const step = 50;

/** About 5, 10, 30, 55 % (§3): the players at or above each bar, in hundredths. */
const atOrAbove = { joker: 5, a: 15, b: 45 } as const;

/**
 * Bars for the next season from the ratings of the listed players: multiples of 50, each the one whose share of
 * players at or above it is nearest to the text's; of two equally near, the higher. Null for an empty list.
 */
export function proposeBars(ratings: readonly number[]): ProposedBars | null {
  if (ratings.length === 0) return null;
  const bars: Bars = {
    joker: bar(ratings, atOrAbove.joker),
    a: bar(ratings, atOrAbove.a),
    b: bar(ratings, atOrAbove.b),
  };
  const count = (series: Series): number => ratings.filter((rating) => seriesOf(rating, bars) === series).length;
  return { bars, players: { Joker: count('Joker'), A: count('A'), B: count('B'), C: count('C') } };
}

function bar(ratings: readonly number[], share: number): number {
  const downwards = ratings.toSorted((x, y) => y - x);
  let best = { bar: 0, gap: Number.POSITIVE_INFINITY };
  downwards.forEach((rating, i) => {
    const candidate = Math.floor(rating / step) * step;
    const next = downwards[i + 1];
    if (next !== undefined && next >= candidate) return;
    // In hundredths of players, so that equally near is exactly equal.
    const gap = Math.abs(100 * (i + 1) - share * ratings.length);
    if (gap < best.gap) best = { bar: candidate, gap };
  });
  return best.bar;
}
