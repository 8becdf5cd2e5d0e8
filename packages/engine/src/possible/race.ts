import type { HeadToHeadRule } from '../criteria/head-to-head.ts';
import type { Scoring } from '../criteria/tally.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { Match, Round } from '../tournament/state.ts';

/** A table without result. Players are places in the initial ranking. */
export interface OpenTable {
  readonly players: readonly [number, number];
  readonly options: readonly Option[];
}

/**
 * What is known of a tournament whose last round is drawn: what was scored, which tables are open. Nobody sits at two
 * of them.
 */
export interface Sums {
  /** Who has a line in the standings. */
  readonly ranked: ReadonlySet<number>;
  readonly points: readonly number[];
  readonly spread: readonly number[];
  readonly tables: readonly OpenTable[];
}

/** Final standings always count PPM. */
export type FinalHeadToHead = Exclude<HeadToHeadRule, 'none'>;

/** The same of a Scrabble formula. */
export interface Race extends Sums {
  /** Of each player: the match points taken from those met so far, over all their meetings. */
  readonly taken: readonly ReadonlyMap<number, number>[];
  readonly rule: FinalHeadToHead;
}

/** Which end of the ranking a player is pushed to. */
export type RaceSide = 'best' | 'worst';

/** The place at one end, and whether some results lead to it. */
export interface End {
  readonly place: number;
  readonly exact: boolean;
}

/** How many are ahead of a player at one end; exact: some results lead to it, otherwise a bound. */
export interface Ahead {
  readonly ahead: number;
  readonly exact: boolean;
}

/** The end over all the ways in which his own table can end. */
export function endOfRace(side: RaceSide, ways: readonly Ahead[]): End {
  const ahead = (side === 'best' ? Math.min : Math.max)(...ways.map((way) => way.ahead));
  return { place: 1 + ahead, exact: ways.some((way) => way.exact && way.ahead === ahead) };
}

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
export function tableOptions(match: Match, round: Round, scoring: Scoring, ranges: readonly Range[]) {
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

/** Results of one sort, from the first player's smallest margin to his largest, every whole number between. */
export type Range = readonly [lowest: MatchResult, highest: MatchResult];
