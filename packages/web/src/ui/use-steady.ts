import { useCallback, useRef } from 'react';

/** One function for the life of the part, which does what the newest one does: rows that get it need not be drawn again. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...args: Args) => newest.current(...args), []);
}
