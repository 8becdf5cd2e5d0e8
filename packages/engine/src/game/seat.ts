/** The two players of a game: 0 is the one who started. */
export type Seat = 0 | 1;

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** One of each, in the order of seats. */
export type Both<T> = readonly [T, T];
