import type { Army } from '../tournament/state.ts';

/** Where armies stand in time, as whole numbers, so that sums of differences are exact. */
export interface Timeline {
  /** By place. */
  readonly at: readonly number[];
  /** How many units a year has. */
  readonly year: number;
  /** By place: without any date. */
  readonly undated: readonly boolean[];
}

/**
 * The mid date of each army; one without dates stands at the mean of the others (rules: pairing). A single date is
 * both ends.
 */
export function timeline(armies: readonly (Army | undefined)[]): Timeline {
  const doubled = armies.map((army) => {
    const from = army?.from ?? army?.to;
    const to = army?.to ?? army?.from;
    return from === undefined || to === undefined ? null : from + to;
  });
  const dated = doubled.filter((middle) => middle !== null);
  const sum = dated.reduce((total, middle) => total + middle, 0);
  const count = Math.max(1, dated.length);
  return {
    at: doubled.map((middle) => (middle === null ? sum : middle * count)),
    year: 2 * count,
    undated: doubled.map((middle) => middle === null),
  };
}
