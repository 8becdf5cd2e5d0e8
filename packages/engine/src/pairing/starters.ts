import { chance } from '../base/chance.ts';
import { remembered } from '../base/memo.ts';
import { placesIn } from '../criteria/places.ts';
import { playsWargame } from '../tournament/find.ts';
import { gamesIn, type MatchResult } from '../tournament/match-result.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';

/** Games started by a player so far. */
interface StartRecord {
  readonly started: number;
  /** Whether they started the last game against an opponent whose starter is known. */
  readonly last: boolean;
}

interface Starts {
  /** Missing before any game against an opponent. */
  get(player: PlayerId): StartRecord | undefined;
  /** Whether the first started the last game that the two played against each other; missing before any. */
  between(player: PlayerId, other: PlayerId): boolean | undefined;
}

/** Whether a draw says who starts: not where the players draw letters, and nobody starts in the wargame. */
export function decidesStarters(tournament: Tournament): boolean {
  return tournament.settings.startsBy !== 'letters' && !playsWargame(tournament);
}

/** What has been played in the first `rounds` rounds; X and forfeits of a whole match are not starts. */
export function startsSoFar(tournament: Tournament, rounds: number): Starts {
  const players = everybody(tournament);
  const places = placesIn(players);
  const columns = tournament.rounds.slice(0, rounds).map(startsColumnsOf(players));
  const { started, last } = addedUp(players.length, columns);
  return {
    get: (player) => {
      const place = places.get(player) ?? nobody;
      const how = last[place] ?? 0;
      return how === 0 ? undefined : { started: started[place] ?? 0, last: how === startedLast };
    },
    between: (player, other) => {
      const own = places.get(player) ?? nobody;
      const against = places.get(other) ?? nobody;
      for (let i = columns.length - 1; i >= 0; i--) {
        const { last, opponent } = columns[i] as StartsColumn;
        if (last[own] && opponent[own] === against) return last[own] === startedLast;
      }
      return undefined;
    },
  };
}

/** All players, in a list that stays the same from round to round where it can. */
function everybody({ ranking, players }: Tournament): readonly PlayerId[] {
  return ranking.length === players.length ? ranking : players.map(({ id }) => id);
}

/** Games started in all, and how the last one was. */
function addedUp(
  size: number,
  columns: readonly StartsColumn[],
): Pick<StartsColumn, 'last'> & { started: Uint16Array } {
  const sums = { started: new Uint16Array(size), last: new Uint8Array(size) };
  for (const { started, last } of columns) {
    for (let place = 0; place < size; place++) {
      if (last[place] === 0) continue;
      (sums.started[place] as number) += started[place] as number;
      sums.last[place] = last[place] as number;
    }
  }
  return sums;
}

/**
 * Whom of the two has started less; then who did not start his last game; then who did not start their last game
 * against each other; then a draw: `chance(seed, "starts", round, attempt, [the two ids in alphabetical order])`, an
 * even number is the first of them (rules: who starts).
 */
export function starter(
  tournament: Tournament,
  starts: Starts,
  { round, attempt }: { readonly round: number; readonly attempt: number },
  players: readonly [PlayerId, PlayerId],
): Extract<Step, { step: 'starts' }> {
  const [a, b] = players;
  const own = starts.get(a);
  const other = starts.get(b);
  const started = [own?.started ?? 0, other?.started ?? 0] as const;
  const step = 'starts';
  if (started[0] !== started[1]) return { step, player: started[0] < started[1] ? a : b, by: 'fewer', started };
  if (own && other && own.last !== other.last) return { step, player: own.last ? b : a, by: 'last', started };
  const between = starts.between(a, b);
  if (between !== undefined) return { step, player: between ? b : a, by: 'between', started };
  const [low, high] = a < b ? [a, b] : [b, a];
  const even = chance(tournament.seed, 'starts', round, attempt, [low, high]) % 2 === 0;
  return { step, player: even ? low : high, by: 'lot', started };
}

/** Who started the games of one round, by place in some list of all players; X and forfeits are no games. */
interface StartsColumn {
  /** Games started in it. */
  readonly started: Uint8Array;
  /** Of the last game whose starter is known: `startedLast`, `repliedLast`, or 0 without any. */
  readonly last: Uint8Array;
  /** The opponent in that game; `nobody` without any. */
  readonly opponent: Int32Array;
}

const startedLast = 1;
const repliedLast = 2;
const nobody = -1;

/** The columns of a list of players, each kept with its round, which is an immutable value. */
const startsColumnsOf: (players: readonly PlayerId[]) => (round: Round) => StartsColumn = remembered((players) =>
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
