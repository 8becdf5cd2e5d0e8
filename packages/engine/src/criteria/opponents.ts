import type { Criterion } from './criterion.ts';

/** The sum of the opponents' points. */
export const opponents = {
  id: 'opponents',
  column: { of: 'points', width: 0.085 },
  value: (sums, place) => sums.opponents[place] ?? 0,
} as const satisfies Criterion<{ readonly opponents: readonly number[] }>;
