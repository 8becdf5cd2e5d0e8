import type { Match, PlayerId } from '@ronde/engine';

/** A table as people read it: who starts stands first, everywhere. `flipped`: the scores change sides. */
export interface Seats {
  readonly players: readonly [PlayerId, PlayerId];
  readonly flipped: boolean;
}

/** Null for an exempt table. Without a starter the higher placed stands first. */
export function seatsOf(match: Match): Seats | null {
  const [a, b] = match.players;
  if (b === undefined) return null;
  return match.starts === b ? { players: [b, a], flipped: true } : { players: [a, b], flipped: false };
}

export function inSeatOrder<T>(seats: Seats, pair: readonly [T, T]): readonly [T, T] {
  return seats.flipped ? [pair[1], pair[0]] : pair;
}
