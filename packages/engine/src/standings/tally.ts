import type { Outcome } from '../tournament/outcome.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';

/** One meeting of a player: with whom (place in the initial ranking), in which round, for how many match points. */
export interface Encounter {
  readonly opponent: number;
  readonly round: number;
  readonly points: number;
}

/** The results of a tournament, added up by place in the initial ranking (from 0). */
export interface Tally {
  /** Best first, as the initial ranking gives them. */
  readonly players: readonly PlayerId[];
  readonly points: readonly number[];
  readonly spread: readonly number[];
  readonly met: readonly (readonly Encounter[])[];
  /** Matches won, those without an opponent included. */
  readonly wins: readonly number[];
  /** Rounds of the wins without an opponent: exemptions and wins by forfeit. */
  readonly freeWins: readonly (readonly number[])[];
  /** Rounds of the exemptions alone. */
  readonly exemptions: readonly (readonly number[])[];
}

/** What a match gives its players by a formula's points; null while it has no result. `round` from 1. */
export type Scoring = (match: Match, round: Round, number: number) => Outcome | null;

/** Adds up the first `after` rounds; tables without a result count for nothing. */
export function tally(tournament: Tournament, ranking: readonly PlayerId[], after: number, scoring: Scoring): Tally {
  const place = new Map(ranking.map((id, i) => [id, i]));
  const points = ranking.map(() => 0);
  const spread = ranking.map(() => 0);
  const wins = ranking.map(() => 0);
  const met = ranking.map((): Encounter[] => []);
  const freeWins = ranking.map((): number[] => []);
  const exemptions = ranking.map((): number[] => []);
  tournament.rounds.slice(0, after).forEach((round, r) => {
    for (const match of round.matches) {
      const result = scoring(match, round, r + 1);
      if (!result) continue;
      const places = (match.players as readonly PlayerId[]).map((id) => place.get(id) ?? -1);
      places.forEach((own, seat) => {
        points[own] = (points[own] ?? 0) + (result.points[seat] ?? 0);
        spread[own] = (spread[own] ?? 0) + (result.spread[seat] ?? 0);
        if (result.met)
          met[own]?.push({ opponent: places[1 - seat] ?? -1, round: r + 1, points: result.points[seat] ?? 0 });
        else if (result.winner === match.players[seat]) freeWins[own]?.push(r + 1);
        if (places.length === 1) exemptions[own]?.push(r + 1);
      });
    }
  });
  return { players: ranking, points, spread, met, wins, freeWins, exemptions };
}
