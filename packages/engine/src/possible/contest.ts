import { remembered } from '../base/memo.ts';
import type { AtTable } from './by-head-to-head.ts';
import type { Sums } from './race.ts';

/** Something that concerns one rival: his number in the contest, and how much of his lead. */
export type OfRival = readonly [rival: number, points: number];

/**
 * A way for a table to end, as it matters to one player who is pushed to one side: by how much it falls short of the
 * best that the table may do for that side, how it moves the leads of his rivals (those who can end on as many points
 * as he), and which leads have to come about.
 */
export interface Way {
  readonly loss: number;
  /** Added to the lead of every rival. */
  readonly all: number;
  readonly moves: readonly OfRival[];
  readonly needs: readonly OfRival[];
  /** Null: nothing is open; it is about a rival whose results are all in. */
  readonly at: AtTable | null;
}

/**
 * Of each table its ways. A rival's lead is what is given here and what the ways chosen add; more suits the side. What
 * is needed of a rival is needed at one table only, his own.
 */
export interface Contest {
  readonly leads: readonly number[];
  readonly tables: readonly (readonly Way[])[];
  /** Ways of tables that are settled; their moves are in the leads. */
  readonly settled: readonly Way[];
  readonly common: Common;
}

/** What is added to all leads in common, as the leads of two more rivals: of one as it is, of the other its opposite. */
interface Common {
  readonly up: number;
  readonly down: number;
  readonly least: number;
  readonly most: number;
}

/** A contest in which nothing is settled. */
export function contestOf(leads: readonly number[], tables: readonly (readonly Way[])[]): Contest {
  const [up, down] = [leads.length, leads.length + 1];
  const both = (way: Way): Way => (way.all === 0 ? way : { ...way, moves: [...way.moves, [down, -2 * way.all]] });
  const common = { up, down, least: -Infinity, most: Infinity };
  return { leads: [...leads, 0, 0], tables: tables.map((ways) => ways.map(both)), settled: [], common };
}

export const leastLoss = (ways: readonly Way[]): number => {
  let least = Infinity;
  for (const { loss } of ways) if (loss < least) least = loss;
  return least;
};

/** Without which no set of results is. */
export const lossAtLeast = ({ tables, settled }: Contest): number =>
  tables.reduce((sum, ways) => sum + leastLoss(ways), lossOf(settled));

export const lossOf = (ways: readonly Way[]): number => ways.reduce((sum, { loss }) => sum + loss, 0);

/** By how much a way moves the lead of one rival. */
export function moveOf({ all, moves }: Way, rival: number): number {
  let sum = all;
  for (const [other, by] of moves) if (other === rival) sum += by;
  return sum;
}

/** The leads after a way of each table. */
export function leadsAfter(leads: readonly number[], ways: readonly Way[]): Float64Array {
  let all = 0;
  const after = Float64Array.from(leads);
  for (const way of ways) {
    all += way.all;
    for (const [rival, by] of way.moves) after[rival] = (after[rival] ?? 0) + by;
  }
  for (let rival = 0; rival < after.length; rival++) after[rival] = (after[rival] ?? 0) + all;
  return after;
}

/** What may still be looked at for a race, all its players together: one way of one table, or one lead at one look. */
export interface Effort {
  left: number;
}

/** Fields up to this are looked through whole: some two seconds at most. */
const wholeUpTo = 64;

/**
 * For larger ones, as much as keeps 130 players of any formula under two seconds. Beyond it, whoever is asked about
 * next gets a bound: the first in the standings are asked about first. Counted, not timed: the same everywhere.
 */
const mostEffort = 200_000;

/** One for each race. */
export const effortOn: (race: Sums) => Effort = remembered(({ ranked }) => ({
  left: ranked.size <= wholeUpTo ? Infinity : mostEffort,
}));
