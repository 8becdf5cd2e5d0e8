/** 0: the half of whoever holds the phone; 1: the other one's. */
export type Half = 0 | 1;

/** Two clocks of which one runs at most. Times in ms, by a clock that nobody sets. */
export interface ChessClock {
  readonly minutes: number;
  /** What each had left when the clock last changed. */
  readonly left: readonly [number, number];
  readonly running: Half | null;
  /** Whose turn it is while nothing runs; null: the game has not begun. */
  readonly paused: Half | null;
  /** When the running one was set off. */
  readonly since: number;
}

export interface ClockReading {
  /** Never below 0. */
  readonly left: readonly [number, number];
  readonly out: readonly [boolean, boolean];
  /** FISF 7.1.2: both are out of time, nobody can play. */
  readonly over: boolean;
}

export function newClock(minutes: number): ChessClock {
  return { minutes, left: [minutes * 60_000, minutes * 60_000], running: null, paused: null, since: 0 };
}

export function readAt({ left, running, since }: ChessClock, now: number): ClockReading {
  const spent = running === null ? 0 : Math.max(0, now - since);
  const at = (half: Half): number => Math.max(0, left[half] - (running === half ? spent : 0));
  const both = [at(0), at(1)] as const;
  const out = [both[0] === 0, both[1] === 0] as const;
  return { left: both, out, over: out[0] && out[1] };
}

const otherHalf = (half: Half): Half => (half === 0 ? 1 : 0);

/**
 * Somebody touches their own half: their turn is over. The first touch sets the other's clock off. Who is out of time
 * passes until the end (7.1.2): the turn comes straight back, and the clock of who still plays runs on.
 */
export function touched(clock: ChessClock, half: Half, now: number): ChessClock {
  if (clock.running === null) return clock.paused === null ? set(clock, otherHalf(half), now) : clock;
  if (clock.running !== half) return clock;
  const { out, over } = readAt(clock, now);
  if (over) return paused(clock, now);
  const next = out[otherHalf(half)] ? half : otherHalf(half);
  return set(clock, next, now);
}

function set(clock: ChessClock, running: Half, now: number): ChessClock {
  return { ...clock, left: readAt(clock, now).left, running, paused: null, since: now };
}

export function paused(clock: ChessClock, now: number): ChessClock {
  if (clock.running === null) return clock;
  return { ...clock, left: readAt(clock, now).left, running: null, paused: clock.running, since: now };
}

export function resumed(clock: ChessClock, now: number): ChessClock {
  return clock.paused === null ? clock : set(clock, clock.paused, now);
}

export const hasBegun = ({ running, paused }: ChessClock): boolean => running !== null || paused !== null;

/** « 19:07 »: a second that has begun is shown whole, so that 0:00 means out of time. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
