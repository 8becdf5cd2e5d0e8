import type { Criterion } from './criterion.ts';
import type { Tally } from './tally.ts';

/** Matches won, without an opponent too: exempt, win by forfeit (autres formules). */
export const wins = {
  id: 'wins',
  column: { of: 'points', onlyWhereKnown: true, leftOutWhereNarrow: true, width: 0.05 },
  value: (sums, place) => sums.wins[place] ?? 0,
} as const satisfies Criterion<Pick<Tally, 'wins'>>;
