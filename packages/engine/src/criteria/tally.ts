import type { PlayerId, Tournament } from '../tournament/state.ts';
import { placesIn } from './places.ts';
import { type RoundColumn, roundColumns, type Scoring } from './round-sums.ts';
import { pointsScoring } from './scoring.ts';

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
  return addedUp(ranking, roundColumns(tournament, ranking, after, scoring));
}

/** The columns of the rounds, from the first, added up. */
export function addedUp(ranking: readonly PlayerId[], columns: readonly RoundColumn[]): Tally {
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
  columns: readonly RoundColumn[],
  cells: (column: RoundColumn) => Float64Array | Uint8Array,
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
  columns: readonly RoundColumn[],
  places: (column: RoundColumn) => readonly number[],
): readonly (readonly number[])[] {
  const rounds: (readonly number[])[] = new Array(size).fill(never);
  columns.forEach((column, i) => {
    for (const place of places(column)) rounds[place] = [...(rounds[place] ?? never), i + 1];
  });
  return rounds;
}

/** Made when asked for: most standings look at the meetings of a few players only. */
function meetingsOf(columns: readonly RoundColumn[], place: number): readonly Encounter[] {
  const meetings: Encounter[] = [];
  for (let i = 0; i < columns.length; i++) {
    const { met, opponent, points } = columns[i] as RoundColumn;
    const other = opponent[place] ?? -1;
    if (met[place] === 1 && other >= 0)
      meetings.push({ opponent: other, round: i + 1, points: points[place] as number });
  }
  return meetings;
}

/** The results of a round robin or Swiss tournament, by place in the initial ranking; points with maluses taken off. */
export interface PointsTally extends Tally {
  /** The sum of the opponents' points, for each match that has its result; an exemption adds nothing. */
  readonly opponents: readonly number[];
}

/** A malus without a number (rules: sanctions, as in L'Art de la Guerre). */
const usualMalus = 10;

export function pointsTally(tournament: Tournament, ranking: readonly PlayerId[], after: number): PointsTally {
  const columns = roundColumns(tournament, ranking, after, pointsScoring(tournament));
  const sums = addedUp(ranking, columns);
  const points = withoutMaluses(tournament, ranking, after, sums.points);
  return { ...sums, points, opponents: opponentsOf(columns, points) };
}

function withoutMaluses(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  after: number,
  won: readonly number[],
): readonly number[] {
  const points = [...won];
  const rounds = tournament.rounds.slice(0, after);
  for (const { player, kind, points: taken = usualMalus } of rounds.flatMap(({ sanctions = [] }) => sanctions)) {
    const own = placesIn(ranking).get(player) ?? -1;
    if (kind === 'malus' && own >= 0) points[own] = (points[own] ?? 0) - taken;
  }
  return points;
}

function opponentsOf(columns: readonly RoundColumn[], points: readonly number[]): readonly number[] {
  const sums: number[] = points.map(() => 0);
  for (const { opponent } of columns) {
    opponent.forEach((other, place) => {
      if (other >= 0) sums[place] = (sums[place] ?? 0) + (points[other] ?? 0);
    });
  }
  return sums;
}
