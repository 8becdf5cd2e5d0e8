import type { Relation } from './ahead.ts';
import type { AtTable } from './head-points.ts';
import type { Wish } from './sifted.ts';

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
