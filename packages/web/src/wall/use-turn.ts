import { useEffect, useState } from 'react';
import { dwell, type Turn, turnAt } from './turn.ts';

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
