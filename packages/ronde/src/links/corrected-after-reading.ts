import type { Event } from '@ronde/engine';
import type { Stored } from '../store/store.ts';

interface Spot {
  readonly round: number;
  /** Index in the round's matches. */
  readonly match: number;
}

/**
 * Whether what stands at this table took the place of a result that two had read: a phone that still says what it said
 * then brings nothing new, and the desk hears those who disagree.
 */
export function correctedAfterReading({ log }: Pick<Stored, 'log'>, spot: Spot): boolean {
  const undone = new Set(log.flatMap(({ undoes = [] }) => undoes));
  let corrected = false;
  for (const { seq, events, undoes = [] } of log) {
    if (undoes.length > 0 || undone.has(seq)) continue;
    const here = events.filter((event) => isAt(event, spot));
    if (events.some((event) => drawsAnew(event, spot.round))) corrected = false;
    const result = here.find((event) => event.kind === 'result');
    if (result) corrected = result.to !== null && (corrected || here.some(takesReadingAway));
  }
  return corrected;
}

type AtTable = Extract<Event, { kind: 'result' | 'confirmed' }>;

const isAt = (event: Event, { round, match }: Spot): event is AtTable =>
  (event.kind === 'result' || event.kind === 'confirmed') && event.round === round && event.match === match;

const drawsAnew = (event: Event, round: number): boolean =>
  (event.kind === 'drawn' || event.kind === 'redrawn') && event.round === round;

const takesReadingAway = (event: AtTable): boolean => event.kind === 'confirmed' && event.to === null;
