import type { Criterion } from './criterion.ts';
import type { Tally } from './tally.ts';

/** The spreads, each game capped: once a match has been played as Scrabble games (autres formules). */
export const spread = {
  id: 'spread',
  column: { of: 'points', onlyWhereKnown: true, signed: true, width: 0.09 },
  value: (sums, place) => sums.spread[place] ?? 0,
} as const satisfies Criterion<Pick<Tally, 'spread'>>;
