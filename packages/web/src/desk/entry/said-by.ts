import type { Event } from '@ronde/engine';
import type { LogLine } from '../../core/queries.ts';

/** Who wrote something of a table, and when (ISO); null while the log is not read, or holds nothing of it. */
export interface SaidBy {
  readonly by: string;
  readonly at: string;
}

/** The newest line about a table that is of this kind and still stands; the log newest first. */
export function saidBy(
  log: readonly LogLine[],
  round: number,
  match: number,
  kind: 'result' | 'claimed' | 'disputed',
): SaidBy | null {
  const about = (event: Event): boolean =>
    event.kind === kind && event.round === round && event.match === match && event.to !== null;
  const line = log.find(({ events, undoneBy }) => undoneBy === null && events.some(about));
  return line ? { by: line.by, at: line.at } : null;
}
