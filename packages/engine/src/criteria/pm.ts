import type { Criterion } from './criterion.ts';
import type { Tally } from './tally.ts';

/** PM: match points, 3, 2, 1, 0 a match (FISF Formule Classique §3). */
export const pm = {
  id: 'pm',
  column: { of: 'scrabble', brief: true, width: 0.075 },
  value: ({ points }, place) => points[place] ?? 0,
} as const satisfies Criterion<Pick<Tally, 'points'>>;
