import type { PlayerId } from './ids.ts';
import { type GameScore, gamesWonBy } from './match-result.ts';

/**
 * A match of several games that is not over: those that are, in the order of its players, and who begins the third one
 * once that is decided.
 */
export interface Running {
  readonly games: readonly GameScore[];
  readonly third?: PlayerId;
}

/**
 * A game of a longer match is over, and the match is not; or who begins the third one is decided: by lot, or somebody
 * named. `stage`: of the final, whatever the round. `games`: all of them, in the order of `players`; none takes what
 * was said away. `saw`: as it was seen.
 */
export interface PlayOn {
  readonly kind: 'play-on';
  readonly round: number;
  readonly stage?: 'tie' | 'semi' | 'final' | 'third';
  readonly players: readonly [PlayerId, PlayerId];
  readonly games: readonly GameScore[];
  readonly saw: Running | null;
  readonly third?: PlayerId | 'lot';
}

interface Begun {
  readonly players: readonly PlayerId[];
  readonly starts?: PlayerId;
  readonly running?: Running;
}

/**
 * Who begins a game of a match, from 1: in the second one who did not begin the first; in the third one whom a new
 * draw, or a designation, named (Belgian text §3.1). Undefined: not decided, or nobody knows.
 */
export function begins({ players, starts, running }: Begun, game: number): PlayerId | undefined {
  if (game === 1) return starts;
  if (game === 2) return starts && players.find((id) => id !== starts);
  return game === 3 ? running?.third : undefined;
}

/** The same games, told from the other side of the table. */
export const turnedRunning = (running: Running): Running => ({
  ...running,
  games: running.games.map(([a, b]): GameScore => [b, a]),
});

/** Of a match that goes on, how many games each of the two has won, in the order of its players; null: none is over. */
export function gamesWon({ running }: Begun): readonly [number, number] | null {
  return running ? [gamesWonBy(0, running.games), gamesWonBy(1, running.games)] : null;
}
