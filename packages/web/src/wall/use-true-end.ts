import type { HallClock } from '@ronde/contract/http/hall';
import { useEffect, useRef } from 'react';
import { ring } from './sound.ts';

/** A tone at the true end of a game whose end was hidden, on the screens that saw it come. */
export function useTrueEnd(clock: HallClock | null): void {
  const hidden = clock?.hidden ?? null;
  const before = useRef(hidden);
  useEffect(() => {
    if (before.current === 'secret' && hidden === 'ended') ring();
    before.current = hidden;
  }, [hidden]);
}
