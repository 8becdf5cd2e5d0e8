import type { Criterion } from './criterion.ts';

/**
 * PPM: match points among those tied on PM (FISF Formule Classique §4.1), by `head-to-head.ts`; the order that they
 * give is `scrabble-order.ts`'s.
 */
export const ppm = {
  id: 'ppm',
  column: { of: 'scrabble', leftOutWhereNarrow: true, width: 0.07 },
} as const satisfies Criterion<never>;
