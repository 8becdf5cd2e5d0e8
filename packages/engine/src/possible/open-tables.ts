import { placesIn } from '../criteria/places.ts';
import type { Scoring } from '../criteria/tally.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Range } from './open-results.ts';
import { optionsOf } from './options.ts';
import type { OpenTable } from './race.ts';

/** The tables without result, with all that they can still bring. */
export function openTables(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  scoring: Scoring,
  results: (players: readonly [PlayerId, PlayerId], bestOf: 1 | 3) => readonly Range[],
): readonly OpenTable[] {
  const place = placesIn(ranking);
  return tournament.rounds.flatMap((round) =>
    round.matches.flatMap((match): OpenTable[] => {
      const [first, second] = match.players;
      if (second === undefined || match.result) return [];
      const options = optionsOf(match, round, scoring, results([first, second], round.bestOf));
      return [{ players: [place.get(first) ?? -1, place.get(second) ?? -1], options }];
    }),
  );
}
