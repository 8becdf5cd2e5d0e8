import { byValue, type Criterion, type Ranked, ranked } from '../criteria/criterion.ts';
import { hasScores } from '../criteria/points-scoring.ts';
import { type PointsTally, pointsTally } from '../criteria/points-tally.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { listed } from './listed.ts';
import { pointsLines, pointsTies } from './points-lines.ts';
import type { PointsStandings, Separation } from './standing.ts';

/** Which standings of a round robin or Swiss tournament are asked for. */
export interface PointsQuestion {
  readonly ranking: readonly PlayerId[];
  readonly after: number;
  readonly final: boolean;
}

/**
 * Points, wins, the opponents' points, spread (autres formules). In final standings those who are level on all of it
 * share a place and the next ones are skipped; between rounds the initial ranking decides.
 */
export function pointsStandings(tournament: Tournament, { ranking, after, final }: PointsQuestion): PointsStandings {
  const sums = pointsTally(tournament, ranking, after);
  const spreads = hasScores(tournament);
  const order = pointsOrder(sums, listed(tournament, ranking, after), final);
  const rows = pointsLines(sums, order, (place) => ({
    wins: sums.wins[place] ?? 0,
    opponents: sums.opponents[place] ?? 0,
    ...(spreads && { spread: sums.spread[place] ?? 0 }),
  }));
  return { kind: 'points', after, final, rows, ties: pointsTies(sums, order, separation(criteria(sums, final))) };
}

/** `places` in initial order; `shared`: whom nothing separates stays together. */
export function pointsOrder(sums: PointsTally, places: readonly number[], shared: boolean): Ranked {
  return ranked(places, criteria(sums, shared));
}

function criteria(sums: PointsTally, shared: boolean): readonly Criterion[] {
  const played = [
    byValue('points', (place) => sums.points[place] ?? 0),
    byValue('wins', (place) => sums.wins[place] ?? 0),
    byValue('opponents', (place) => sums.opponents[place] ?? 0),
    byValue('spread', (place) => sums.spread[place] ?? 0),
  ];
  return shared ? played : [...played, byValue('initial', (place) => place + 1, 'lower')];
}

/** The criterion that decided, with the figures of the two. */
function separation(all: readonly Criterion[]) {
  const values = new Map(all.map(({ name, value }) => [name, value]));
  return (level: readonly number[], at: number, criterion: Separation['criterion']): Separation => {
    const value = values.get(criterion);
    return { criterion, values: value ? [value(level[at] ?? -1), value(level[at + 1] ?? -1)] : null };
  };
}
