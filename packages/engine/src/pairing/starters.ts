import { chance } from '../base/chance.ts';
import { placesIn } from '../criteria/places.ts';
import { playsWargame } from '../tournament/plays-wargame.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { nobody, type StartsColumn, startedLast, startsColumnsOf } from './starts-column.ts';

export { gamesPlayed } from './starts-column.ts';

/** Games started by a player so far. */
export interface StartRecord {
  readonly started: number;
  /** Whether they started the last game against an opponent whose starter is known. */
  readonly last: boolean;
}

export interface Starts {
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
 * against each other; then a draw: `chance(seed, "starts", round, attempt, [the two ids in alphabetical order])`, an even
 * number is the first of them (rules: who starts).
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
