import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** One moment by every clock of the machine. */
export interface ClockMark {
  /** Ms since 1970, which anybody may set. */
  readonly wall: number;
  /** Ms since the machine started, the same to each of its programs. Nobody sets them; some systems stop them in its sleep. */
  readonly ticks: number;
  /** Seconds since then that go on while it sleeps; coarse. */
  readonly up: number;
  /** Which start of the machine that was; empty where the system does not say. */
  readonly boot: string;
}

const boot = bootOf();

/** Now. */
export const markNow = (): ClockMark => ({
  wall: Date.now(),
  ticks: Number(process.hrtime.bigint() / 1000n) / 1000,
  up: uptime(),
  boot,
});

/** Beyond the coarseness of `up`, in ms: the machine has slept. */
const asleep = 2000;

/**
 * Ms from one mark to a later one, whichever programs of the machine made them. Between two starts of the machine, or
 * two machines, the wall alone knows; one that went back says that nothing has passed.
 */
export function passedBetween(before: ClockMark, after: ClockMark): number {
  const passed = after.ticks - before.ticks;
  const up = (after.up - before.up) * 1000;
  const sameStart = before.boot === after.boot && passed >= 0 && up > -asleep;
  if (!sameStart) return Math.max(0, after.wall - before.wall);
  const slept = up - passed;
  return passed + (slept > asleep ? slept : 0);
}

/**
 * Ms since 1970 as they were at the start, and from there on what has passed: a laptop that meets a time server changes
 * nothing that is being measured.
 */
export function steadyServerClock(mark: () => ClockMark = markNow): () => number {
  const start = mark();
  return () => Math.round(start.wall + passedBetween(start, mark()));
}

function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
