import type { Player } from './state.ts';

/** What the rules know of somebody and the director may correct. */
export type PlayerFacts = Partial<
  Pick<Player, 'rating' | 'provisional' | 'duplicateSeries' | 'club' | 'category' | 'army' | 'table' | 'spare'>
>;
