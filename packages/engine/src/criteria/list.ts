import { between } from './between.ts';
import { elo } from './elo.ts';
import { figures } from './figures.ts';
import { initial } from './initial.ts';

/** Every criterion: the figures, and those that only « Pourquoi ? » tells. */
export const criteria = { ...figures, between, elo, initial } as const;

type Known = typeof criteria;

/** One that standings by points can be made of. */
export type PointsCriterion = {
  [Id in keyof Known]: Known[Id] extends { readonly column: { readonly of: 'scrabble' } } ? never : Id;
}[keyof Known];

/** What put a player before the next one. `shared`: nothing did. */
export type CriterionName = PointsCriterion | 'shared';
