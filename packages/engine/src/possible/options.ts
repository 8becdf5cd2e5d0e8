import type { Scoring } from '../criteria/tally.ts';
import type { Match, Round } from '../tournament/state.ts';
import type { Range } from './open-results.ts';

/**
 * One way in which a table can still end. The spread of the first player is any whole number from `low` to `high`,
 * that of the second `sum` less it.
 */
export interface Option {
  readonly points: readonly [number, number];
  readonly wins: readonly [number, number];
  /** Whether it counts as a meeting. */
  readonly met: boolean;
  readonly low: number;
  readonly high: number;
  readonly sum: number;
}

/** What a table can still bring by a formula's points; ways that differ in nothing but the spread are put together. */
export function optionsOf(match: Match, round: Round, scoring: Scoring, ranges: readonly Range[]) {
  const options = ranges.flatMap(([lowest, highest]) => {
    const [low, high] = [lowest, highest].map((result) => scoring({ ...match, result }, round));
    if (!low || !high) return [];
    return [
      {
        points: [low.points[0] ?? 0, low.points[1] ?? 0],
        wins: [low.wins[0] ?? 0, low.wins[1] ?? 0],
        met: low.met,
        low: low.spread[0] ?? 0,
        high: high.spread[0] ?? 0,
        sum: (low.spread[0] ?? 0) + (low.spread[1] ?? 0),
      } satisfies Option,
    ];
  });
  return joined(options);
}

const sort = ({ points, wins, met, sum }: Option): string => [...points, ...wins, met, sum].join(' ');

/** Ranges that overlap or follow each other become one. */
function joined(options: readonly Option[]): readonly Option[] {
  const whole: Option[] = [];
  for (const option of options.toSorted((a, b) => a.low - b.low)) {
    const at = whole.findLastIndex((other) => sort(other) === sort(option) && other.high >= option.low - 1);
    const before = whole[at];
    if (before) whole[at] = { ...before, high: Math.max(before.high, option.high) };
    else whole.push(option);
  }
  return whole;
}
