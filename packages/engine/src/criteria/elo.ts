import type { Criterion } from './criterion.ts';

/** The lower Elo at the start (L'Art de la Guerre, "Ex aequo"). */
export const elo = {
  id: 'elo',
  lowerFirst: true,
  value: (sums, place) => sums.elo[place] ?? 0,
} as const satisfies Criterion<{ readonly elo: readonly number[] }>;
