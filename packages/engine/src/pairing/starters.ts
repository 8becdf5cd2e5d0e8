import { chance } from '../base/chance.ts';
import { gamesIn } from '../tournament/match-result.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';

/** Games started and games against an opponent so far, by player. */
export interface StartRecord {
  readonly started: number;
  /** Whether they started their last game against an opponent; null before any. */
  readonly last: boolean | null;
}

export type Starts = ReadonlyMap<PlayerId, StartRecord>;

/** What has been played in the first `rounds` rounds; X and forfeits of a whole match are not starts. */
export function startsSoFar(tournament: Tournament, rounds: number): Starts {
  const record = new Map<PlayerId, StartRecord>();
  for (const round of tournament.rounds.slice(0, rounds)) {
    for (const match of round.matches) {
      for (const [player, began] of gamesOf(match).flatMap((starter) => both(match, starter))) {
        const { started } = record.get(player) ?? { started: 0 };
        record.set(player, { started: started + Number(began), last: began });
      }
    }
  }
  return record;
}

/** Who started each game of a match that was played; the third game of a match is not known. */
function gamesOf(match: Match): readonly PlayerId[] {
  const [first, second] = match.players;
  if (match.starts === undefined || second === undefined) return [];
  const other = match.starts === first ? second : first;
  const games = gamesIn(match.result).length;
  return [match.starts, other].slice(0, games);
}

function both(match: Match, starter: PlayerId): readonly (readonly [PlayerId, boolean])[] {
  return (match.players as readonly PlayerId[]).map((player) => [player, player === starter]);
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
  const own = starts.get(a) ?? { started: 0, last: null };
  const other = starts.get(b) ?? { started: 0, last: null };
  const started = [own.started, other.started] as const;
  const answer = (player: PlayerId, by: 'fewer' | 'last' | 'between' | 'lot') =>
    ({ step: 'starts', player, by, started }) as const;
  if (own.started !== other.started) return answer(own.started < other.started ? a : b, 'fewer');
  if (own.last !== null && other.last !== null && own.last !== other.last) return answer(own.last ? b : a, 'last');
  const between = lastBetween(tournament, round, players);
  if (between !== undefined) return answer(between === a ? b : a, 'between');
  const [low, high] = a < b ? [a, b] : [b, a];
  return answer(chance(tournament.seed, 'starts', round, attempt, [low, high]) % 2 === 0 ? low : high, 'lot');
}

/** Who started the last game that the two played against each other, in an earlier round. */
function lastBetween(
  tournament: Tournament,
  round: number,
  [a, b]: readonly [PlayerId, PlayerId],
): PlayerId | undefined {
  for (const { matches } of tournament.rounds.slice(0, round - 1).toReversed()) {
    const match = matches.find(
      ({ players }) => (players[0] === a && players[1] === b) || (players[0] === b && players[1] === a),
    );
    const last = match && gamesOf(match).at(-1);
    if (last !== undefined) return last;
  }
  return undefined;
}
