import { ok, type Result, refused } from '../base/result.ts';
import type { GameRefusal } from './refusals.ts';
import { onBoard } from './word-list.ts';

/** What a turn came to. `forced` is the pass of who is out of time, `refused` a move that a challenge took back. */
export type TurnKind = 'word' | 'pass' | 'exchange' | 'refused' | 'forced';

/** A moment of the game, before a turn. */
interface Moment {
  readonly mover: Seat;
  readonly inBag: number;
  readonly outOfTime: Both<boolean>;
}

/** Fewest tiles in the bag for an exchange (4.3). */
const leastInBag = 7;

/** "Je change n lettres" (4.3), out of the tiles on the rack. */
export function exchangeTiles(moment: Moment, count: number, onRack: number = rackSize): Result<number, GameRefusal> {
  const problem = cannotExchange(moment);
  if (problem) return refused(problem);
  if (!Number.isInteger(count) || count < 1 || count > onRack) {
    return refused({ code: 'bad-exchange', found: count, most: onRack });
  }
  return ok(count);
}

/** 4.3, 7.1.2: who is out of time only passes; the opponent plays on and exchanges no more. */
function cannotExchange({ mover, inBag, outOfTime }: Moment): GameRefusal | null {
  if (outOfTime[mover]) return { code: 'out-of-time' };
  if (outOfTime[otherSeat(mover)]) return { code: 'opponent-out-of-time' };
  return inBag < leastInBag ? { code: 'bag-too-low', inBag, needed: leastInBag } : null;
}

const passesToEnd = 6;

/**
 * 4.2, 7.1.4: six "je passe" in a row, three each, whether or not a word lies on the board. A refused move and a
 * forced pass are no "je passe": they break the row.
 */
export function overByPasses(turns: readonly TurnKind[]): boolean {
  const last = turns.slice(-passesToEnd);
  return last.length === passesToEnd && last.every((turn) => turn === 'pass');
}

/** The two players of a game: 0 is the one who started. */
export type Seat = 0 | 1;

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** One of each, in the order of seats. */
export type Both<T> = readonly [T, T];

/**
 * 3.1: who drew the letter nearest to A starts. Null: draw again, for the same letter twice or a blank. The letters go
 * back into the bag. 0 is the first of the two given.
 */
export function firstByLetters(first: string, second: string): 0 | 1 | null {
  const [a, b] = [onBoard(first), onBoard(second)];
  if (a === null || b === null || a === b) return null;
  return a < b ? 0 : 1;
}

/** 9.5, once the director has started the clock of who is absent at the start. */
type AtTheTable = 'clock-runs' | 'forfeit';

/** The forfeit falls when half of the time is gone; before it, a normal game. Both in seconds. */
export function absentAfter(elapsed: number, allotted: number): AtTheTable {
  return 2 * elapsed >= allotted ? 'forfeit' : 'clock-runs';
}

/** "Temps alloué": the least for each player and game, in seconds. */
export const leastTime = 20 * 60;

/** The tiles of an edition. `?` is the blank (joker), worth nothing. */
export type TileSet = ReadonlyMap<string, { readonly count: number; readonly value: number }>;

/** Letters of one value with how many tiles there are of each. */
const french: Readonly<Record<number, string>> = {
  0: '?2',
  1: 'A9 E15 I8 L5 N6 O6 R6 S6 T6 U6',
  2: 'D3 G2 M3',
  3: 'B2 C2 P2',
  4: 'F2 H2 V2',
  8: 'J1 Q1',
  10: 'K1 W1 X1 Y1 Z1',
};

/** The French set: 102 tiles (article 9.3 counts them). */
export const frenchTiles: TileSet = new Map(
  Object.entries(french).flatMap(([value, letters]) =>
    letters.split(' ').map((tile) => {
      const letter = tile.slice(0, 1);
      return [letter, { count: Number(tile.slice(1)), value: Number(value) }] as const;
    }),
  ),
);

/** On a rack. */
export const rackSize = 7;
