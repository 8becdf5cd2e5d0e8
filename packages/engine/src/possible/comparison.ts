import { type Looking, pointsAfter, type Relation } from './ahead.ts';
import type { AtTable } from './by-head-to-head.ts';
import type { OpenTable, Option } from './race.ts';

/** How those on a player's points compare with him by what tables bring, before the spread. */
export interface Comparing {
  /** What comes before that and no other table moves; 0: level. `won`: what an open table adds to his wins. */
  readonly before: (place: number, won: number) => Relation;
  /** By how much somebody is ahead, the open tables apart. */
  readonly lead: (place: number) => number;
  /** What it can be in the end: bounds. */
  readonly range: (place: number) => readonly [least: number, most: number];
  /** By how much a table that ends so moves the lead of everybody, and those of some by more. */
  readonly moves: (at: AtTable) => Moves;
  /** What a player should have of points, that the leads of all these are large. */
  readonly wish: (place: number, rivals: ReadonlyMap<number, number>) => Wish;
  /** How somebody compares whose lead is 0. */
  readonly level: (place: number) => Relation;
  /** The least lead above 0. */
  readonly unit: number;
}

export interface Moves {
  readonly all: number;
  readonly some: readonly (readonly [place: number, by: number])[];
}

/** How those on his points compare with a player: by what is settled, or as rivals whose leads the tables move. */
export interface Rivals {
  /** Their numbers, by place. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly settled: ReadonlyMap<number, Relation>;
}

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
