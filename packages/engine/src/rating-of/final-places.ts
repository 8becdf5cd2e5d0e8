import { decidedByFinal, finalPlaces } from '../final/final-places.ts';
import { standingsOf } from '../formulas/formulas.ts';
import type { Standings } from '../standings/standing.ts';
import type { People } from '../tournament/people.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';

/** The place of each in the event's own final ranking, after a final if it has one. Who is not ranked has none. */
export function placesOf(tournament: Tournament, people: People): ReadonlyMap<PlayerId, number> {
  return finalPlaces(tournament, standingsOf(tournament, people, { final: true }));
}

/** The final standings, in the order of the places after a final, with what it decided. */
export function finalStandings(tournament: Tournament, people: People): Standings {
  const standings = standingsOf(tournament, people, { final: true });
  if (!tournament.final) return standings;
  const places = finalPlaces(tournament, standings);
  const decided = decidedByFinal(tournament, standings, [...places.keys()]);
  const more = decided && { decided };
  return standings.kind === 'scrabble'
    ? { ...standings, rows: placed(standings.rows, places), ...more }
    : { ...standings, rows: placed(standings.rows, places), ...more };
}

/** After so many rounds; the final ones after all of them with the places of the final. */
export function standingsAfter(
  tournament: Tournament,
  people: People,
  { after, final }: { readonly after: number; readonly final: boolean },
): Standings {
  return final && tournament.final && after === tournament.rounds.length
    ? finalStandings(tournament, people)
    : standingsOf(tournament, people, { after, final });
}

function placed<Row extends { readonly player: PlayerId; readonly rank: number }>(
  rows: readonly Row[],
  places: ReadonlyMap<PlayerId, number>,
): readonly Row[] {
  return rows.map((row) => ({ ...row, rank: places.get(row.player) ?? row.rank })).toSorted((a, b) => a.rank - b.rank);
}
