import { useEffect, useState } from 'react';
import { steadyNow } from '../core/clock.ts';

/** The server's clock, to the second. `ahead`: ms by which it is ahead of the one that measures here. */
export function useNow(ahead: number): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(steadyNow()), 1000 - ((now + ahead) % 1000) + 5);
    return () => clearTimeout(timer);
  }, [now, ahead]);
  return now + ahead;
}
