import type { Criterion } from './criterion.ts';

/** The initial ranking: between rounds, where no place is shared. */
export const initial = {
  id: 'initial',
  lowerFirst: true,
  value: (_, place) => place + 1,
} as const satisfies Criterion<unknown>;
