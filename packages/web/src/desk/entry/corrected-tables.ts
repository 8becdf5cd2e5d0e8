import type { LogLine } from '../../core/queries.ts';

/** The tables of a round (by index) whose result replaced another one, and still stands. */
export function correctedTables(log: readonly LogLine[], round: number): ReadonlySet<number> {
  const corrected = new Set<number>();
  for (const { events, undoes, undoneBy } of log) {
    if (undoneBy !== null || undoes?.length) continue;
    for (const event of events) {
      if (event.kind === 'result' && event.round === round && event.from && event.to) corrected.add(event.match);
    }
  }
  return corrected;
}
