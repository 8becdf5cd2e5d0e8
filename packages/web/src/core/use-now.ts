import { useEffect, useState } from 'react';
import { steadyNow } from './steady.ts';

/** The clock that measures, in ms, looked at every `every` ms; while `on` is false it stands still. */
export function useNow(every: number, on = true): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => setNow(steadyNow()), every);
    setNow(steadyNow());
    return () => clearInterval(timer);
  }, [every, on]);
  return now;
}
