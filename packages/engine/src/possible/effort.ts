import { remembered } from '../base/remembered.ts';
import type { Sums } from './race.ts';

/** What may still be looked at for a race, all its players together: one way of one table, or one lead at one look. */
export interface Effort {
  left: number;
}

/** Fields up to this are looked through whole: some two seconds at most. */
const wholeUpTo = 64;

/**
 * For larger ones, as much as keeps 130 players of any formula under two seconds. Beyond it, whoever is asked about next
 * gets a bound: the first in the standings are asked about first. Counted, not timed: the same everywhere.
 */
const mostEffort = 200_000;

/** One for each race. */
export const effortOn: (race: Sums) => Effort = remembered(({ ranked }) => ({
  left: ranked.size <= wholeUpTo ? Infinity : mostEffort,
}));
