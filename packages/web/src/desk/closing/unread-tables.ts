import type { Event, Tournament } from '@ronde/engine';
import type { LogLine } from '../../core/log-query.ts';

interface Line extends Pick<LogLine, 'by' | 'undoneBy'> {
  readonly events: readonly Event[];
}

/** The results of a round that a second person has not read, in a tournament where slips are read again; else 0. */
export function unreadTables({ rounds }: Tournament, log: readonly Line[], round: number): number {
  if (!log.some(ticks)) return 0;
  return (rounds[round - 1]?.matches ?? []).filter(({ result, confirmed }) => result && !confirmed).length;
}

/** A slip was ticked. A dispute that is settled and two phones that agree confirm a result too, and read no slip. */
const ticks = ({ by, events, undoneBy }: Line): boolean =>
  undoneBy === null && !by.startsWith('player:') && events.length > 0 && events.every(isTick);

const isTick = (event: Event): boolean => event.kind === 'confirmed' && event.to === true;
