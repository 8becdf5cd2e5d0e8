import type { Criterion } from './criterion.ts';
import type { Tally } from './tally.ts';

/** The points of round robin, Swiss and L'Art de la Guerre, maluses taken off. */
export const points = {
  id: 'points',
  column: { of: 'points', brief: true, width: 0.085 },
  value: (sums, place) => sums.points[place] ?? 0,
} as const satisfies Criterion<Pick<Tally, 'points'>>;
