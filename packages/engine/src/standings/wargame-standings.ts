import { between } from '../criteria/between.ts';
import { type Ranked, ranked } from '../criteria/criterion.ts';
import { elo } from '../criteria/elo.ts';
import { opponents } from '../criteria/opponents.ts';
import { points } from '../criteria/points.ts';
import { type Until, type WargameTally, wargameTally } from '../criteria/wargame-tally.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { type Criteria, standingsBy } from './by-criteria.ts';
import { listed } from './line-places.ts';
import type { PointsStandings } from './standing.ts';

/** L'Art de la Guerre, "Ex aequo" (rules: standings). */
const criteria: Criteria<WargameTally> = [points, opponents, between, elo];

/** Standings after some rounds. Places are shared between rounds too: 1, 2, 2, 4. Spare players have no line. */
export function wargameStandings(tournament: Tournament, ranking: readonly PlayerId[], until: Until): PointsStandings {
  const places = listed(tournament, ranking, until.after);
  return standingsBy(wargameTally(tournament, ranking, until), { ...until, places, criteria });
}

/** `places` in initial order; whom nothing separates stays together. */
export const wargameOrder = (tally: WargameTally, places: readonly number[]): Ranked => ranked(tally, places, criteria);
