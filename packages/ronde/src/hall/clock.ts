/**
 * The hall's clock; moments in ms since 1970, lengths in ms. Running: `endsAt`. Stopped: `left`, below 0 where the
 * announced end had passed and the true one had not.
 */
export interface RunningClock {
  readonly round: number;
  readonly startedAt: number;
  readonly length: number;
  readonly endsAt: number | null;
  readonly left: number | null;
  /** How long after the announced end the game truly ends, drawn when it began. Told to nobody; null: at once. */
  readonly extra: number | null;
  /** The most that `extra` could be, in minutes, as it was announced; null: no hidden end. */
  readonly within: number | null;
  /** The game is over: that moment has come, or the director said so. */
  readonly endedAt: number | null;
}

interface Start {
  readonly round: number;
  readonly length: number;
  readonly extra: number | null;
  readonly within: number | null;
}

/** Two presses, or one that was sent twice: the first one counts. */
const samePress = 10_000;

export function started(
  before: RunningClock | null,
  { round, length, extra, within }: Start,
  now: number,
): RunningClock {
  const twice =
    before !== null &&
    before.endsAt !== null &&
    before.endedAt === null &&
    before.round === round &&
    before.length === length &&
    before.within === within &&
    now >= before.startedAt &&
    now - before.startedAt < samePress;
  return twice
    ? before
    : { round, startedAt: now, length, endsAt: now + length, left: null, extra, within, endedAt: null };
}

/** Null: there is no clock that goes on. */
export function stopped(clock: RunningClock | null, now: number): RunningClock | null {
  if (!clock || clock.endedAt !== null) return null;
  if (clock.endsAt === null) return clock;
  const left = clock.endsAt - now;
  return { ...clock, endsAt: null, left: clock.extra === null ? Math.max(0, left) : left };
}

export function resumedClock(clock: RunningClock | null, now: number): RunningClock | null {
  if (!clock || clock.endedAt !== null) return null;
  return clock.left === null ? clock : { ...clock, endsAt: now + clock.left, left: null };
}

export function ended(clock: RunningClock | null, at: number): RunningClock | null {
  if (!clock) return null;
  return clock.endedAt === null ? { ...clock, endedAt: at } : clock;
}

/** The moment of an end that nobody knows; null: none is to come. */
export function dueAt(clock: RunningClock | null): number | null {
  if (!clock || clock.endedAt !== null || clock.endsAt === null || clock.extra === null) return null;
  return clock.endsAt + clock.extra;
}
