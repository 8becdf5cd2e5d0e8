import { useEffect, useState } from 'react';

/** This machine's clock in ms, looked at every `every` ms; while `on` is false it stands still. */
export function useNow(every: number, on = true): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    setNow(Date.now());
    return () => clearInterval(timer);
  }, [every, on]);
  return now;
}
