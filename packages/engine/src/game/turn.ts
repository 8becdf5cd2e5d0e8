import { ok, type Result, refused } from '../base/result.ts';
import type { GameRefusal } from './refusals.ts';
import { type Both, otherSeat, type Seat } from './seat.ts';
import { rackSize } from './tiles.ts';

/** What a turn came to. `forced` is the pass of who is out of time, `refused` a move that a challenge took back. */
export type TurnKind = 'word' | 'pass' | 'exchange' | 'refused' | 'forced';

/** A moment of the game, before a turn. */
export interface Moment {
  readonly mover: Seat;
  readonly inBag: number;
  readonly outOfTime: Both<boolean>;
}

/** What the mover may do. To challenge the move just made is always allowed (5.2, 7.1.2). */
export interface Rights {
  readonly place: boolean;
  readonly exchange: boolean;
  /** Out of time: the turn is passed by rule, and is no "je passe". */
  readonly forced: boolean;
}

/** Fewest tiles in the bag for an exchange (4.3). */
const leastInBag = 7;

/** 4, 4.3, 7.1.2: who is out of time passes until the end; then the opponent plays on and exchanges no more. */
export function rightsOf(moment: Moment): Rights {
  const forced = moment.outOfTime[moment.mover];
  return { place: !forced, exchange: cannotExchange(moment) === null, forced };
}

/** "Je change n lettres" (4.3), out of the tiles on the rack. */
export function exchange(moment: Moment, count: number, onRack: number = rackSize): Result<number, GameRefusal> {
  const problem = cannotExchange(moment);
  if (problem) return refused(problem);
  if (!Number.isInteger(count) || count < 1 || count > onRack) {
    return refused({ code: 'bad-exchange', found: count, most: onRack });
  }
  return ok(count);
}

function cannotExchange({ mover, inBag, outOfTime }: Moment): GameRefusal | null {
  if (outOfTime[mover]) return { code: 'out-of-time' };
  if (outOfTime[otherSeat(mover)]) return { code: 'opponent-out-of-time' };
  return inBag < leastInBag ? { code: 'bag-too-low', inBag, needed: leastInBag } : null;
}

/** 7.1.2: both are out of time, nobody can play. */
export const overByTime = (moment: Moment): boolean => moment.outOfTime[0] && moment.outOfTime[1];

const passesToEnd = 6;

/**
 * 4.2, 7.1.4: six "je passe" in a row, three each, whether or not a word lies on the board. A refused move and a
 * forced pass are no "je passe": they break the row.
 */
export function overByPasses(turns: readonly TurnKind[]): boolean {
  const last = turns.slice(-passesToEnd);
  return last.length === passesToEnd && last.every((turn) => turn === 'pass');
}
