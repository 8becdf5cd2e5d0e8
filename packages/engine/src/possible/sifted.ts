import { type Looking, pointsAfter } from './ahead.ts';
import type { Option } from './options.ts';
import type { OpenTable } from './race.ts';

/** What is wanted of the points of a player: many, few, indifferent, or now this, now that. */
export type Wish = 1 | -1 | 0 | null;

/**
 * The ways for a table to end without those that set nobody level with him and that another makes needless: with the
 * same two ahead of him, it gives each of the two as many points of the wanted sort.
 */
export function sifted(view: Looking, table: OpenTable, wishes: readonly [Wish, Wish]): readonly Option[] {
  const kept: Option[] = [];
  const classes: Option[][] = [[], [], [], []];
  for (const option of table.options) {
    const [a, b] = pointsAfter(view, table, option);
    const { points } = view.own;
    if (isLevel(view, table, a, 0) || isLevel(view, table, b, 1)) kept.push(option);
    else classes[(a > points ? 2 : 0) + (b > points ? 1 : 0)]?.push(option);
  }
  return [...kept, ...classes.flatMap((options) => outermost(options, wishes))];
}

function isLevel({ race, own }: Looking, { players }: OpenTable, points: number, seat: 0 | 1): boolean {
  return points === own.points && race.ranked.has(players[seat]);
}

function outermost(options: readonly Option[], [first, second]: readonly [Wish, Wish]): readonly Option[] {
  if (first === null || second === null || options.length < 2) return options;
  const worth = options.map((option) => ({ option, a: first * option.points[0], b: second * option.points[1] }));
  const found: Option[] = [];
  let most = -Infinity;
  for (const { option, b } of worth.sort((one, other) => other.a - one.a || other.b - one.b)) {
    if (b <= most) continue;
    most = b;
    found.push(option);
  }
  return found;
}
