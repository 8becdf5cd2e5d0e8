import type { Seat } from '@ronde/engine/game/turn';

/** Who sits where on the sheets of a table: seat 0 starts. */
export interface Seated {
  readonly mine: Seat;
  readonly nameOf: (seat: Seat) => string;
}
