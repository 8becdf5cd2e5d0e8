import { chance } from '../base/chance.ts';
import { gamesIn, type MatchResult } from '../tournament/match-result.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';

/** Games started and games against an opponent so far, by player. */
export interface StartRecord {
  readonly started: number;
  /** Whether they started their last game against an opponent; null before any. */
  readonly last: boolean | null;
  /** Their matches in which somebody is known to have started, oldest first. */
  readonly matches: readonly Match[];
}

export type Starts = ReadonlyMap<PlayerId, StartRecord>;

/** What has been played in the first `rounds` rounds; X and forfeits of a whole match are not starts. */
export function startsSoFar(tournament: Tournament, rounds: number): Starts {
  const record = new Map<PlayerId, Noted>();
  for (const round of tournament.rounds.slice(0, rounds)) {
    for (const match of round.matches) {
      if (starterOf(match, 1) === undefined) continue;
      for (const player of match.players) note(record, player, match);
    }
  }
  return record;
}

interface Noted {
  started: number;
  last: boolean | null;
  readonly matches: Match[];
}

function note(record: Map<PlayerId, Noted>, player: PlayerId, match: Match): void {
  let own = record.get(player);
  if (!own) {
    own = { started: 0, last: null, matches: [] };
    record.set(player, own);
  }
  const second = starterOf(match, 2);
  if (match.starts === player) own.started += 1;
  if (second === player) own.started += 1;
  own.last = (second ?? match.starts) === player;
  own.matches.push(match);
}

const beginner: StartRecord = { started: 0, last: null, matches: [] };

/** How many games a result tells of; one where it has no scores (the wargame; who won, and nothing else). */
export function gamesPlayed(result: MatchResult | undefined): number {
  return result && 'winner' in result ? 1 : gamesIn(result).length;
}

/** Who started the first or the second game of a match, if it was played; who started a third one is not known. */
function starterOf(match: Match, game: 1 | 2): PlayerId | undefined {
  const [first, second] = match.players;
  if (match.starts === undefined || second === undefined || gamesPlayed(match.result) < game) return undefined;
  if (game === 1) return match.starts;
  return match.starts === first ? second : first;
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
  const own = starts.get(a) ?? beginner;
  const other = starts.get(b) ?? beginner;
  const started = [own.started, other.started] as const;
  const answer = (player: PlayerId, by: 'fewer' | 'last' | 'between' | 'lot') =>
    ({ step: 'starts', player, by, started }) as const;
  if (own.started !== other.started) return answer(own.started < other.started ? a : b, 'fewer');
  if (own.last !== null && other.last !== null && own.last !== other.last) return answer(own.last ? b : a, 'last');
  const between = lastBetween(own, b);
  if (between !== undefined) return answer(between === a ? b : a, 'between');
  const [low, high] = a < b ? [a, b] : [b, a];
  return answer(chance(tournament.seed, 'starts', round, attempt, [low, high]) % 2 === 0 ? low : high, 'lot');
}

/** Who started the last game that the two played against each other. */
function lastBetween({ matches }: StartRecord, other: PlayerId): PlayerId | undefined {
  const match = matches.findLast(({ players }) => players[0] === other || players[1] === other);
  return match && (starterOf(match, 2) ?? starterOf(match, 1));
}
