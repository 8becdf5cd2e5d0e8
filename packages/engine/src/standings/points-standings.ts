import type { PlayerId, Tournament } from '../tournament/state.ts';
import { byValue, type Criterion, type Ranked, ranked } from './criteria.ts';
import { type PointsTally, pointsTally } from './points-tally.ts';
import { listed } from './scrabble-standings.ts';
import type { PointsStandings, PointsTie } from './standing.ts';

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
  const order = pointsOrder(sums, listed(tournament, ranking, after), final);
  let before = 0;
  const rows = order.sets.flatMap((set) => {
    const rank = before + 1;
    before += set.length;
    return set.map((place) => ({
      rank,
      player: sums.players[place] ?? '',
      points: sums.points[place] ?? 0,
      wins: sums.wins[place] ?? 0,
      opponents: sums.opponents[place] ?? 0,
    }));
  });
  return { kind: 'points', after, final, rows, ties: ties(sums, order, final) };
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

/** How those on the same points were put in order, and the two figures that decided. */
function ties(sums: PointsTally, { order, by }: Ranked, shared: boolean): readonly PointsTie[] {
  const values = new Map(criteria(sums, shared).map(({ name, value }) => [name, value]));
  const found: PointsTie[] = [];
  for (let from = 0, to = 0; from < order.length; from = to) {
    const points = sums.points[order[from] ?? -1] ?? 0;
    for (to = from; to < order.length && sums.points[order[to] ?? -1] === points; ) to += 1;
    if (to - from < 2) continue;
    const places = order.slice(from, to);
    found.push({
      points,
      players: places.map((place) => sums.players[place] ?? ''),
      by: places.slice(0, -1).map((place, i) => {
        const criterion = by[from + i] ?? 'shared';
        const value = values.get(criterion);
        return { criterion, values: value ? [value(place), value(places[i + 1] ?? -1)] : null };
      }),
    });
  }
  return found;
}
