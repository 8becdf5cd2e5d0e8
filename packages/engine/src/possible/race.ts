import type { HeadToHeadRule } from '../criteria/head-to-head.ts';
import type { Option } from './options.ts';

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
export type Side = 'best' | 'worst';

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
export function endOf(side: Side, ways: readonly Ahead[]): End {
  const ahead = (side === 'best' ? Math.min : Math.max)(...ways.map((way) => way.ahead));
  return { place: 1 + ahead, exact: ways.some((way) => way.exact && way.ahead === ahead) };
}
