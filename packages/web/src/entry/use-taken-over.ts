import { useEffect, useRef } from 'react';
import type { EntryTable } from './tables.ts';

/** Another desk, or a departure, gave the proposed table its result while nothing was typed here: propose the next. */
export function useTakenOver(current: EntryTable | null, untouched: boolean, moveOn: () => void): void {
  const before = useRef<{ readonly table: number; readonly awaited: boolean } | null>(null);
  const act = useRef(moveOn);
  act.current = moveOn;
  const table = current?.table ?? null;
  const awaited = current !== null && !current.match.result && !current.kept;
  useEffect(() => {
    const was = before.current;
    before.current = table === null ? null : { table, awaited };
    if (was?.table === table && was?.awaited && !awaited && untouched) act.current();
  }, [table, awaited, untouched]);
}
