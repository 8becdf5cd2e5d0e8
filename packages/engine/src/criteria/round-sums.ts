import { remembered } from '../base/memo.ts';
import type { SeatOutcome, TableSeat } from '../tournament/outcome.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { placesIn } from './places.ts';

/** What a match gives its players by a formula's points; null while it has no result. */
export type Scoring = (match: Match, round: Round) => SeatOutcome | null;

/** What one round gave each player, by place in the initial ranking (from 0). */
export interface RoundColumn {
  readonly points: Float64Array;
  readonly spread: Float64Array;
  /** 1: won, be it without an opponent. */
  readonly won: Uint8Array;
  /** 1: it counts as a meeting. */
  readonly met: Uint8Array;
  /** Who sat opposite at a table that has its result, met or not; −1 for nobody. */
  readonly opponent: Int32Array;
  /** The index of his match in the round, where it has its result; −1 for none. */
  readonly match: Int32Array;
  /** Who won without an opponent: exemptions and wins by forfeit. */
  readonly freeWins: readonly number[];
}

/** The columns of the first `after` rounds; tables without a result count for nothing. */
export function roundColumns(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  after: number,
  scoring: Scoring,
): readonly RoundColumn[] {
  return tournament.rounds.slice(0, after).map(keptColumns(scoring)(ranking));
}

/**
 * A round is an immutable value, so its column is kept with it: a result makes one new round, and the others need not
 * be read again.
 */
const keptColumns = remembered((scoring: Scoring) =>
  remembered((ranking: readonly PlayerId[]) => remembered((round: Round) => freshColumn(round, ranking, scoring))),
);

/** A column while it is filled. */
interface Filling extends RoundColumn {
  readonly freeWins: number[];
}

/** The column of a round, read from its matches. */
function freshColumn(round: Round, ranking: readonly PlayerId[], scoring: Scoring): RoundColumn {
  const size = ranking.length;
  const places = placesIn(ranking);
  const column: Filling = {
    points: new Float64Array(size),
    spread: new Float64Array(size),
    won: new Uint8Array(size),
    met: new Uint8Array(size),
    opponent: new Int32Array(size).fill(none),
    match: new Int32Array(size).fill(none),
    freeWins: [],
  };
  for (let i = 0; i < round.matches.length; i++) {
    const match = round.matches[i] as Match;
    const result = scoring(match, round);
    if (!result) continue;
    const { players } = match;
    const first = places.get(players[0]) ?? none;
    const second = players.length === 1 ? none : (places.get(players[1]) ?? none);
    if (first !== none) add(column, first, { match: i, opponent: second, seat: 0 }, result);
    if (second !== none) add(column, second, { match: i, opponent: first, seat: 1 }, result);
  }
  return column;
}

const none = -1;

interface Sitting {
  readonly match: number;
  readonly opponent: number;
  readonly seat: TableSeat;
}

function add(column: Filling, own: number, { match, opponent, seat }: Sitting, result: SeatOutcome): void {
  column.points[own] = result.points[seat] as number;
  column.spread[own] = result.spread[seat] as number;
  column.match[own] = match;
  column.opponent[own] = opponent;
  column.won[own] = result.wins[seat] as number;
  if (result.met) column.met[own] = 1;
  else if (result.wins[seat] === 1) column.freeWins.push(own);
}
