import { placesIn, placesWhere } from '../criteria/places.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';

/** Places of those with a line: somebody who came later has none in those of a round before; at the start, of round 1. */
export function listed(tournament: Tournament, ranking: readonly PlayerId[], after: number): readonly number[] {
  const places = placesIn(ranking);
  const current = after >= tournament.rounds.length;
  const there = new Uint8Array(ranking.length);
  for (const player of tournament.players) {
    const place = places.get(player.id);
    if (place !== undefined && !player.spare && (current || player.from <= Math.max(after, 1))) there[place] = 1;
  }
  return placesWhere(ranking, (_, place) => there[place] === 1);
}
