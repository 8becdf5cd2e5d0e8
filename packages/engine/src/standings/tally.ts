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
  /** The meetings of a player, in the order of rounds. */
  met(place: number): readonly Encounter[];
  /** Matches won, those without an opponent included. */
  readonly wins: readonly number[];
  /** Rounds of the wins without an opponent: exemptions and wins by forfeit. */
  readonly freeWins: readonly (readonly number[])[];
  /** Rounds of the exemptions alone. */
  readonly exemptions: readonly (readonly number[])[];
}

/** What a match gives its players by a formula's points; null while it has no result. `number`: the round, from 1. */
export type Scoring = (match: Match, round: Round, number: number) => Outcome | null;

/** A tally while it is added up. Meetings stand in columns, a row a player and a cell a round. */
interface Sums {
  readonly place: ReadonlyMap<PlayerId, number>;
  readonly rounds: number;
  readonly points: number[];
  readonly spread: number[];
  readonly wins: number[];
  /** Place of the opponent plus 1, 0 for none. */
  readonly opponent: Int32Array;
  readonly taken: Float64Array;
  readonly freeWins: number[][];
  readonly exemptions: number[][];
}

/** Adds up the first `after` rounds; tables without a result count for nothing. */
export function tally(tournament: Tournament, ranking: readonly PlayerId[], after: number, scoring: Scoring): Tally {
  const rounds = Math.min(after, tournament.rounds.length);
  const size = ranking.length;
  const sums: Sums = {
    place: indexed(ranking),
    rounds,
    points: new Array(size).fill(0),
    spread: new Array(size).fill(0),
    wins: new Array(size).fill(0),
    opponent: new Int32Array(size * rounds),
    taken: new Float64Array(size * rounds),
    freeWins: ranking.map(() => []),
    exemptions: ranking.map(() => []),
  };
  for (let number = 1; number <= rounds; number++) {
    const round = tournament.rounds[number - 1];
    if (!round) continue;
    for (const match of round.matches) {
      const result = scoring(match, round, number);
      if (result) add(sums, match, result, number);
    }
  }
  const { points, spread, wins, freeWins, exemptions } = sums;
  return { players: ranking, points, spread, wins, freeWins, exemptions, met: (place) => meetingsOf(sums, place) };
}

/** Made when asked for: most standings look at the meetings of a few players only. */
function meetingsOf({ rounds, opponent, taken }: Sums, place: number): readonly Encounter[] {
  const meetings: Encounter[] = [];
  for (let round = 1; round <= rounds; round++) {
    const cell = place * rounds + round - 1;
    const other = (opponent[cell] ?? 0) - 1;
    if (other >= 0) meetings.push({ opponent: other, round, points: taken[cell] as number });
  }
  return meetings;
}

/** The place of each player in a ranking, from 0. */
export function indexed(ranking: readonly PlayerId[]): ReadonlyMap<PlayerId, number> {
  const place = new Map<PlayerId, number>();
  for (let i = 0; i < ranking.length; i++) place.set(ranking[i] as PlayerId, i);
  return place;
}

function add(sums: Sums, match: Match, result: Outcome, round: number): void {
  const [first, second] = match.players;
  const a = sums.place.get(first) ?? -1;
  const b = second === undefined ? -1 : (sums.place.get(second) ?? -1);
  addTo(sums, a, b, result, 0, round, result.winner === first);
  if (second === undefined) sums.exemptions[a]?.push(round);
  else addTo(sums, b, a, result, 1, round, result.winner === second);
}

function addTo(
  sums: Sums,
  own: number,
  other: number,
  result: Outcome,
  seat: 0 | 1,
  round: number,
  won: boolean,
): void {
  if (own < 0) return;
  const points = result.points[seat] as number;
  (sums.points[own] as number) += points;
  (sums.spread[own] as number) += result.spread[seat] as number;
  if (won) (sums.wins[own] as number) += 1;
  if (result.met) {
    sums.opponent[own * sums.rounds + round - 1] = other + 1;
    sums.taken[own * sums.rounds + round - 1] = points;
  } else if (won) sums.freeWins[own]?.push(round);
}
