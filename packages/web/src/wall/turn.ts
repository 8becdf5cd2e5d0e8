/** One page in the turn of lists. */
export interface Turn {
  /** Which list, as `lists` orders them. */
  readonly list: number;
  readonly page: number;
}

/** Long enough to find one's name: 4 s and half a second a row. */
export const dwell = (rows: number): number => 4000 + 500 * rows;

/**
 * The page at a step from 0 on. `pages`: of the first list, and of one that comes every third time (0: there is none).
 */
export function turnAt(step: number, [first, second = 0]: readonly [number, number?]): Turn {
  if (second === 0) return { list: 0, page: step % first };
  const seconds = Math.floor(step / 3);
  return step % 3 === 2 ? { list: 1, page: seconds % second } : { list: 0, page: (step - seconds) % first };
}
