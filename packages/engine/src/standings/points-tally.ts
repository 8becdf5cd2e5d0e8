import type { PlayerId, Tournament } from '../tournament/state.ts';
import { pointsScoring } from './points-scoring.ts';
import { indexed, type Tally, tally } from './tally.ts';

/** The results of a round robin or Swiss tournament, by place in the initial ranking; points with maluses taken off. */
export interface PointsTally extends Tally {
  /** The sum of the opponents' points, for each match that has its result; an exemption adds nothing. */
  readonly opponents: readonly number[];
}

/** A malus without a number (rules: sanctions, as in L'Art de la Guerre). */
const usualMalus = 10;

export function pointsTally(tournament: Tournament, ranking: readonly PlayerId[], after: number): PointsTally {
  const scoring = pointsScoring(tournament);
  const sums = tally(tournament, ranking, after, scoring);
  const place = indexed(ranking);
  const points = [...sums.points];
  const rounds = tournament.rounds.slice(0, after);
  for (const { player, kind, points: taken = usualMalus } of rounds.flatMap(({ sanctions = [] }) => sanctions)) {
    const own = place.get(player) ?? -1;
    if (kind === 'malus' && own >= 0) points[own] = (points[own] ?? 0) - taken;
  }
  const opponents: number[] = ranking.map(() => 0);
  for (const [i, round] of rounds.entries()) {
    for (const match of round.matches) {
      const [first, second] = match.players;
      if (second === undefined || !scoring(match, round, i + 1)) continue;
      const [a, b] = [place.get(first) ?? -1, place.get(second) ?? -1];
      opponents[a] = (opponents[a] ?? 0) + (points[b] ?? 0);
      opponents[b] = (opponents[b] ?? 0) + (points[a] ?? 0);
    }
  }
  return { ...sums, points, opponents };
}
