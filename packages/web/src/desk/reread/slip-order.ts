import type { Event } from '@ronde/engine';
import type { LogLine } from '../../core/log-query.ts';
import type { EntryTable } from '../entry/tables.ts';

/** The tables that have a result, in the order in which their slips came in: as the pile beside the laptop lies. */
export function slipOrder(
  tables: readonly EntryTable[],
  log: readonly LogLine[],
  round: number,
): readonly EntryTable[] {
  const first = new Map<number, number>();
  // Newest first: what stays is the oldest line, which a later correction does not move.
  for (const { seq, events, undoneBy } of log) {
    if (undoneBy === null) for (const event of events) if (isResult(event, round)) first.set(event.match, seq);
  }
  const placeOf = ({ at }: EntryTable): number => first.get(at) ?? Number.MAX_SAFE_INTEGER;
  return tables.filter(({ match }) => match.result).toSorted((a, b) => placeOf(a) - placeOf(b) || a.table - b.table);
}

type ResultEvent = Extract<Event, { kind: 'result' }>;

const isResult = (event: Event, round: number): event is ResultEvent =>
  event.kind === 'result' && event.round === round && event.to !== null;
