import type { Column } from './criterion.ts';
import { opponents } from './opponents.ts';
import { pdep } from './pdep.ts';
import { pm } from './pm.ts';
import { points } from './points.ts';
import { ppm } from './ppm.ts';
import { spread } from './spread.ts';
import { wins } from './wins.ts';

/** The criteria that are a figure beside a name, in the order in which they decide. A new one is a file and a line here. */
export const figures = { pm, ppm, pdep, points, wins, opponents, spread } as const;

/** Such a figure: its key in a line of the standings, and in every answer. */
export type RankFigure = keyof typeof figures;

/** What a line of standings has of them; null, and a figure that is not there: it says nothing of this line. */
export type RankFigures = { readonly [Figure in RankFigure]?: number | null };

/** What standings of a kind can show, the first that decides first. */
export function columnsIn(kind: Column['of']): readonly RankFigure[] {
  const all = Object.keys(figures) as readonly RankFigure[];
  return all.filter((figure) => columnOf(figure).of === kind);
}

export const columnOf = (figure: RankFigure): Column => figures[figure].column;
