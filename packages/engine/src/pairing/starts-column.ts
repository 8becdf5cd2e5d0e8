import { remembered } from '../base/remembered.ts';
import { placesIn } from '../criteria/places.ts';
import { gamesIn, type MatchResult } from '../tournament/match-result.ts';
import type { Match, PlayerId, Round } from '../tournament/state.ts';

/** Who started the games of one round, by place in some list of all players; X and forfeits are no games. */
export interface StartsColumn {
  /** Games started in it. */
  readonly started: Uint8Array;
  /** Of the last game whose starter is known: `startedLast`, `repliedLast`, or 0 without any. */
  readonly last: Uint8Array;
  /** The opponent in that game; `nobody` without any. */
  readonly opponent: Int32Array;
}

export const startedLast = 1;
const repliedLast = 2;
export const nobody = -1;

/** The columns of a list of players, each kept with its round, which is an immutable value. */
export const startsColumnsOf: (players: readonly PlayerId[]) => (round: Round) => StartsColumn = remembered((players) =>
  remembered((round) => freshStartsColumn(round, players)),
);

/** The column of a round, read from its matches. */
function freshStartsColumn(round: Round, players: readonly PlayerId[]): StartsColumn {
  const size = players.length;
  const places = placesIn(players);
  const column: StartsColumn = {
    started: new Uint8Array(size),
    last: new Uint8Array(size),
    opponent: new Int32Array(size).fill(nobody),
  };
  for (const match of round.matches) {
    const games = gamesStarted(match);
    if (games === 0) continue;
    const first = places.get(match.players[0]) ?? nobody;
    const second = places.get(match.players[1] ?? '') ?? nobody;
    const [one, other] = match.starts === match.players[0] ? [first, second] : [second, first];
    // Who started the first game; in two winning games the other one starts the second.
    add(column, one, other, 1, games === 1);
    add(column, other, one, games - 1, games === 2);
  }
  return column;
}

function add({ started, last, opponent }: StartsColumn, own: number, other: number, count: number, ended: boolean) {
  if (own < 0) return;
  started[own] = count;
  last[own] = ended ? startedLast : repliedLast;
  opponent[own] = other;
}

/** How many games a result tells of; one where it has no scores (the wargame; who won, and nothing else). */
export function gamesPlayed(result: MatchResult | undefined): number {
  return result && 'winner' in result ? 1 : gamesIn(result).length;
}

/** Games of a match whose starter is known: none of X, and not the third one. */
function gamesStarted({ players, starts, result }: Match): 0 | 1 | 2 {
  if (starts === undefined || players.length === 1) return 0;
  const played = gamesPlayed(result);
  return played > 1 ? 2 : played === 1 ? 1 : 0;
}
