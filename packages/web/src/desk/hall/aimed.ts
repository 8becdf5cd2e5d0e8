import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

/** What the desk's keys and search lead to on this page. */
export type HallAim = 'message' | 'clocks';

export const hallFieldId = (aim: HallAim): string => `hall-${aim}`;

/** Takes the focus there once the page stands, and out of the address: going back leads away. */
export function useAimed(ready: boolean): void {
  const [params, setParams] = useSearchParams();
  const aim = params.get('pour');
  const leave = useRef(setParams);
  leave.current = setParams;
  useEffect(() => {
    if (!ready || aim === null) return;
    const found = document.getElementById(`hall-${aim}`);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
    leave.current({}, { replace: true });
  }, [ready, aim]);
}
