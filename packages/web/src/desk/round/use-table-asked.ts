import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

/** `?table=7` in the address opens that table once, as a press on its row does; then the address is plain again. */
export function useTableAsked(open: (table: number) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('table');
  const newest = useRef(open);
  newest.current = open;
  useEffect(() => {
    if (asked === null) return;
    const table = Number(asked);
    if (Number.isInteger(table)) newest.current(table);
    setParams({}, { replace: true });
  }, [asked, setParams]);
}
