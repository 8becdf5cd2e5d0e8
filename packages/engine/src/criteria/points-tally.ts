import type { PlayerId, Tournament } from '../tournament/state.ts';
import { placesIn } from './places.ts';
import { pointsScoring } from './points-scoring.ts';
import { type Column, columnsOf } from './round-sums.ts';
import { addedUp, type Tally } from './tally.ts';

/** The results of a round robin or Swiss tournament, by place in the initial ranking; points with maluses taken off. */
export interface PointsTally extends Tally {
  /** The sum of the opponents' points, for each match that has its result; an exemption adds nothing. */
  readonly opponents: readonly number[];
}

/** A malus without a number (rules: sanctions, as in L'Art de la Guerre). */
const usualMalus = 10;

export function pointsTally(tournament: Tournament, ranking: readonly PlayerId[], after: number): PointsTally {
  const columns = columnsOf(tournament, ranking, after, pointsScoring(tournament));
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

function opponentsOf(columns: readonly Column[], points: readonly number[]): readonly number[] {
  const sums: number[] = points.map(() => 0);
  for (const { opponent } of columns) {
    opponent.forEach((other, place) => {
      if (other >= 0) sums[place] = (sums[place] ?? 0) + (points[other] ?? 0);
    });
  }
  return sums;
}
