import type { PlayerId, Tournament } from '../tournament/state.ts';
import { type Column, columnsOf, type Scoring } from './round-sums.ts';

export type { Scoring } from './round-sums.ts';

/** One meeting of a player: with whom (place in the initial ranking), in which round, for how many match points. */
export interface Encounter {
  readonly opponent: number;
  readonly round: number;
  readonly points: number;
}

/** The results of a tournament, added up by place in the initial ranking (from 0). */
export interface Tally {
  /** Best first, as the initial ranking gives them. */
  readonly players: readonly PlayerId[];
  readonly points: readonly number[];
  readonly spread: readonly number[];
  /** The meetings of a player, in the order of rounds. */
  met(place: number): readonly Encounter[];
  /** Matches won, those without an opponent included. */
  readonly wins: readonly number[];
  /** Rounds of the wins without an opponent: exemptions and wins by forfeit. */
  readonly freeWins: readonly (readonly number[])[];
}

/** Adds up the first `after` rounds; tables without a result count for nothing. */
export function tally(tournament: Tournament, ranking: readonly PlayerId[], after: number, scoring: Scoring): Tally {
  return addedUp(ranking, columnsOf(tournament, ranking, after, scoring));
}

/** The columns of the rounds, from the first, added up. */
export function addedUp(ranking: readonly PlayerId[], columns: readonly Column[]): Tally {
  const size = ranking.length;
  return {
    players: ranking,
    points: sumsOf(size, columns, ({ points }) => points),
    spread: sumsOf(size, columns, ({ spread }) => spread),
    wins: sumsOf(size, columns, ({ won }) => won),
    freeWins: roundsOf(size, columns, ({ freeWins }) => freeWins),
    met: (place) => meetingsOf(columns, place),
  };
}

function sumsOf(
  size: number,
  columns: readonly Column[],
  cells: (column: Column) => Float64Array | Uint8Array,
): readonly number[] {
  const sums: number[] = new Array(size).fill(0);
  for (const column of columns) {
    const own = cells(column);
    for (let place = 0; place < size; place++) (sums[place] as number) += own[place] as number;
  }
  return sums;
}

const never: readonly number[] = [];

/** For each place the rounds, from 1, in whose list it is. */
function roundsOf(
  size: number,
  columns: readonly Column[],
  places: (column: Column) => readonly number[],
): readonly (readonly number[])[] {
  const rounds: (readonly number[])[] = new Array(size).fill(never);
  columns.forEach((column, i) => {
    for (const place of places(column)) rounds[place] = [...(rounds[place] ?? never), i + 1];
  });
  return rounds;
}

/** Made when asked for: most standings look at the meetings of a few players only. */
function meetingsOf(columns: readonly Column[], place: number): readonly Encounter[] {
  const meetings: Encounter[] = [];
  for (let i = 0; i < columns.length; i++) {
    const { met, opponent, points } = columns[i] as Column;
    const other = opponent[place] ?? -1;
    if (met[place] === 1 && other >= 0)
      meetings.push({ opponent: other, round: i + 1, points: points[place] as number });
  }
  return meetings;
}
