import { between } from './between.ts';
import type { Column, Criterion } from './criterion.ts';
import { elo } from './elo.ts';
import { initial } from './initial.ts';
import { opponents } from './opponents.ts';
import { pdep } from './pdep.ts';
import { pm } from './pm.ts';
import { points } from './points.ts';
import { ppm } from './ppm.ts';
import { spread } from './spread.ts';
import { wins } from './wins.ts';

/** Every criterion; those with a column in the order in which their figures decide. A new one is a file and a line here. */
export const criteria = { pm, ppm, pdep, points, wins, opponents, spread, between, elo, initial } as const;

export type CriterionId = keyof typeof criteria;

type Known = typeof criteria;

/** A criterion that is a figure beside a name: its key in a line of the standings, and in every answer. */
export type RankFigure = {
  [Id in CriterionId]: Known[Id] extends { readonly column: Column } ? Id : never;
}[CriterionId];

/** One that standings by points can be made of. */
export type PointsCriterion = {
  [Id in CriterionId]: Known[Id] extends { readonly column: { readonly of: 'scrabble' } } ? never : Id;
}[CriterionId];

/** What put a player before the next one. `shared`: nothing did. */
export type CriterionName = PointsCriterion | 'shared';

/** What standings of a kind can show, the first that decides first. */
export function columnsIn(kind: Column['of']): readonly RankFigure[] {
  const all: readonly Criterion<never>[] = Object.values(criteria);
  return all.flatMap(({ id, column }) => (column?.of === kind ? [id as RankFigure] : []));
}

export function columnOf(figure: RankFigure): Column {
  const { column }: { readonly column: Column } = criteria[figure];
  return column;
}
