import type { Criterion } from './criterion.ts';
import type { Tally } from './tally.ts';

/** Pdep: the spreads, each game capped (FISF Formule Classique §4.2); in Belgium ratings (`rating-scoring.ts`). */
export const pdep = {
  id: 'pdep',
  column: { of: 'scrabble', brief: true, signed: true, width: 0.115 },
  value: ({ spread }, place) => spread[place] ?? 0,
} as const satisfies Criterion<Pick<Tally, 'spread'>>;
