import { ratingScoring } from '../criteria/rating-scoring.ts';
import { scrabbleScoring } from '../criteria/scrabble-scoring.ts';
import { type Encounter, type Scoring, tally } from '../criteria/tally.ts';
import { traitsOf } from '../formulas/traits.ts';
import { listed } from '../standings/listed.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { openGames } from './open-results.ts';
import { openTables } from './open-tables.ts';
import type { FinalHeadToHead, Race } from './race.ts';

/** What final standings of a Scrabble formula are made by. */
export interface Reading {
  readonly scoring: Scoring;
  readonly headToHead: FinalHeadToHead;
}

/** Null for a formula that goes by points and not by PM. PPM count, also where the fixed rounds end the event (§9). */
export function readingOf(tournament: Tournament): Reading | null {
  const { counts, pdep } = traitsOf(tournament.format);
  if (counts !== 'match-points') return null;
  return pdep === 'ratings'
    ? { scoring: ratingScoring(tournament), headToHead: 'unmet-two-each' }
    : { scoring: scrabbleScoring(tournament.settings), headToHead: 'if-all-met' };
}

export function scrabbleRace(tournament: Tournament, ranking: readonly PlayerId[], reading: Reading): Race {
  const { scoring, headToHead: rule } = reading;
  const after = tournament.rounds.length;
  const sums = tally(tournament, ranking, after, scoring);
  return {
    ranked: new Set(listed(tournament, ranking, after)),
    points: sums.points,
    spread: sums.spread,
    taken: sums.players.map((_, place) => takenBy(sums.met(place))),
    tables: openTables(tournament, ranking, scoring, openGames),
    rule,
  };
}

function takenBy(encounters: readonly Encounter[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const { opponent, points } of encounters) taken.set(opponent, (taken.get(opponent) ?? 0) + points);
  return taken;
}
