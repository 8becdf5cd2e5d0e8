import { useEffect, useState } from 'react';

/** Turns the pages. `rowsOf`: of a page, for as long as it takes to read it. `still`: the page stays. */
export function useTurn(pages: readonly [number, number?], rowsOf: (turn: Turn) => number, still: boolean): Turn {
  const [step, setStep] = useState(0);
  const turn = turnAt(step, pages);
  const rows = rowsOf(turn);
  const [first, second = 0] = pages;
  const turns = !still && (first > 1 || second > 0);
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setTimeout(() => setStep(step + 1), dwell(rows));
    return () => clearTimeout(timer);
  }, [turns, step, rows]);
  return turn;
}

/** One page in the turn of lists. */
interface Turn {
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
