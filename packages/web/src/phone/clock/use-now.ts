import { useEffect, useState } from 'react';
import { steadyNow } from '../../core/steady.ts';

/** The clock that measures, fresh four times a second while something runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    setNow(steadyNow());
    if (!runs) return;
    const timer = setInterval(() => setNow(steadyNow()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
