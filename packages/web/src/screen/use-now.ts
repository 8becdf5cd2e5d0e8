import { useEffect, useState } from 'react';

/** The server's clock, to the second. `ahead`: ms by which it is ahead of this one. */
export function useNow(ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 1000 - ((now + ahead) % 1000) + 5);
    return () => clearTimeout(timer);
  }, [now, ahead]);
  return now + ahead;
}
