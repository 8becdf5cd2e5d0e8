import { type Ranked, ranked } from '../criteria/criterion.ts';
import { initial } from '../criteria/initial.ts';
import { opponents } from '../criteria/opponents.ts';
import { points } from '../criteria/points.ts';
import { hasScores } from '../criteria/scoring.ts';
import { spread } from '../criteria/spread.ts';
import { type PointsTally, pointsTally } from '../criteria/tally.ts';
import { wins } from '../criteria/wins.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { type Criteria, standingsBy } from './by-criteria.ts';
import { listed } from './line-places.ts';
import type { PointsStandings } from './standing.ts';

/** Which standings of a round robin or Swiss tournament are asked for. */
interface PointsQuestion {
  readonly ranking: readonly PlayerId[];
  readonly after: number;
  readonly final: boolean;
  /** What orders them in another formula. */
  readonly criteria?: Criteria<PointsTally>;
}

/**
 * Points, wins, the opponents' points, spread (autres formules). In final standings those who are level on all of it
 * share a place and the next ones are skipped; between rounds the initial ranking decides.
 */
export function pointsStandings(tournament: Tournament, asked: PointsQuestion): PointsStandings {
  const { ranking, after, final, criteria = played } = asked;
  return standingsBy(pointsTally(tournament, ranking, after), {
    after,
    final,
    places: listed(tournament, ranking, after),
    criteria: orders(criteria, final),
    without: hasScores(tournament) ? null : 'spread',
  });
}

/** `places` in initial order; `shared`: whom nothing separates stays together. */
export function pointsOrder(sums: PointsTally, places: readonly number[], shared: boolean): Ranked {
  return ranked(sums, places, orders(played, shared));
}

const played: Criteria<PointsTally> = [points, wins, opponents, spread];

const orders = (criteria: Criteria<PointsTally>, shared: boolean): Criteria<PointsTally> =>
  shared ? criteria : [...criteria, initial];
