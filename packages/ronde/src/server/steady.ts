import { uptime } from 'node:os';

interface Clocks {
  /** Ms since 1970, which anybody may set. */
  readonly wall: () => number;
  /** Ms that nobody sets; some systems stop them while the machine sleeps. */
  readonly ticks: () => number;
  /** Seconds that nobody sets and that go on while it sleeps; coarse. */
  readonly up: () => number;
}

const machine: Clocks = { wall: Date.now, ticks: () => performance.now(), up: uptime };

/** Beyond the coarseness of `up`, in ms: the machine has slept. */
const asleep = 2000;

/**
 * Ms since 1970 as they were at the start, and from there on what has passed: a laptop that meets a time server changes
 * nothing that is being measured.
 */
export function steadyClock({ wall, ticks, up }: Clocks = machine): () => number {
  const [start, began, upAtStart] = [wall(), ticks(), up()];
  return () => {
    const passed = ticks() - began;
    const slept = (up() - upAtStart) * 1000 - passed;
    return start + passed + (slept > asleep ? slept : 0);
  };
}
