import { placesIn } from '../criteria/places.ts';
import { pointsScoring } from '../criteria/points-scoring.ts';
import { pointsTally } from '../criteria/points-tally.ts';
import { tally } from '../criteria/tally.ts';
import { listed } from '../standings/listed.ts';
import { gamesIn, type MatchResult } from '../tournament/match-result.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Relation } from './ahead.ts';
import { openGames, openWinners } from './open-results.ts';
import { openTables } from './open-tables.ts';
import type { Option } from './options.ts';
import type { Sums } from './race.ts';

/** The last round of a formula that goes by points, then wins, then the opponents' points. */
export interface PointsRace extends Sums {
  readonly wins: readonly number[];
  /** Of each player: everybody whose points he has in his opponents' total, each once for every time, open tables too. */
  readonly opponents: readonly (readonly number[])[];
  /**
   * How somebody compares with `own` when they are level on points, wins and the opponents' total, where games and not
   * the spread decide (L'Art de la Guerre). `gained`: what the open table between them brings, his own first. Null: it
   * depends on who else is level.
   */
  readonly between?: (own: number, other: number, gained: readonly [number, number] | null) => Relation | null;
  /** How many are ahead of `own` once everything has ended, in such a formula. */
  readonly aheadAfter?: (own: number, end: Ending) => number;
}

/** How everything ended: the points that all have, and the tables that were open. */
export interface Ending {
  readonly points: readonly number[];
  readonly tables: readonly EndedTable[];
}

export interface EndedTable {
  readonly players: readonly [number, number];
  readonly option: Pick<Option, 'met' | 'points'>;
}

/**
 * Round robin and Swiss. The first scores of a tournament give a spread to its exempt players and to its forfeits
 * (`pointsScoring`); while there are none, it may turn out either way, and both are answered, the one without first: in
 * the other nobody checks that scores really come.
 */
export function pointsRaces(tournament: Tournament, ranking: readonly PlayerId[]): readonly PointsRace[] {
  const scored = tournament.rounds.some(({ matches }) => matches.some(({ result }) => gamesIn(result).length > 0));
  const withScores = raceOf(tournament, ranking, true);
  return scored ? [withScores] : [raceOf(tournament, ranking, false), withScores];
}

function raceOf(tournament: Tournament, ranking: readonly PlayerId[], scored: boolean): PointsRace {
  const after = tournament.rounds.length;
  const scoring = pointsScoring(scored ? asScored(tournament) : tournament);
  const { points, wins } = pointsTally(tournament, ranking, after);
  return {
    ranked: new Set(listed(tournament, ranking, after)),
    points,
    wins,
    spread: tally(tournament, ranking, after, scoring).spread,
    opponents: opponentsOf(tournament, ranking),
    tables: openTables(tournament, ranking, scoring, (players, bestOf) =>
      scored ? [...openGames(players, bestOf), ...openWinners(players)] : openWinners(players),
    ),
  };
}

/** With a game in it, so that spreads count. */
function asScored(tournament: Tournament): Tournament {
  const result: MatchResult = { kind: 'games', games: [[0, 0]] };
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => (match.result || match.players.length === 1 ? match : { ...match, result })),
  }));
  return { ...tournament, rounds };
}

function opponentsOf({ rounds }: Tournament, ranking: readonly PlayerId[]): readonly (readonly number[])[] {
  const place = placesIn(ranking);
  const opponents = ranking.map((): number[] => []);
  for (const { players } of rounds.flatMap(({ matches }) => matches)) {
    const [first, second] = players;
    if (second === undefined) continue;
    const [a, b] = [place.get(first) ?? -1, place.get(second) ?? -1];
    opponents[a]?.push(b);
    opponents[b]?.push(a);
  }
  return opponents;
}
