import { statfs } from 'node:fs/promises';
import type { Safety } from '@ronde/contract/http/installation';
import type { Logger } from 'pino';
import type { AutomaticCopies } from '../copies/automatic-copies.ts';
import type { Data } from '../store/data.ts';
import { type Fault, faultOf } from '../store/faults.ts';

/** What is wrong with the data for a while, and what is said of it to whoever looks after the machine. */
interface Troubles {
  /** A fault of the data is said when it begins and when it is over; anything else each time. */
  report(error: unknown, request?: string): void;
  /** Whether one goes on. */
  open(): boolean;
  stop(): void;
}

interface Around {
  readonly log: Logger;
  /** What is wrong with the data, a write included. */
  readonly look: () => Promise<Fault | null>;
  /** Between two looks, in ms. */
  readonly every?: number;
}

interface Trouble {
  readonly since: number;
  times: number;
}

/** While the data are away each request fails: one line at the beginning and one at the end say it all. */
export function troublesOf({ log, look, every = 2000 }: Around): Troubles {
  const open = new Map<Fault, Trouble>();
  let timer: NodeJS.Timeout | undefined;

  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void lookAgain(), every);
    timer.unref();
  };

  const lookAgain = async (): Promise<void> => {
    const still = await look().catch((error: unknown) => error);
    if (still !== null) return wait();
    for (const [trouble, { since, times }] of open) {
      const seconds = Math.round((performance.now() - since) / 1000);
      log.warn({ trouble, over: true, seconds, times });
    }
    open.clear();
  };

  return {
    report(error, request) {
      const fault = faultOf(error);
      if (fault === null) return log.error({ err: error, request });
      const known = open.get(fault);
      if (known) {
        known.times += 1;
        return;
      }
      open.set(fault, { since: performance.now(), times: 1 });
      log.error({ trouble: fault, message: error instanceof Error ? error.message : String(error), request });
      if (open.size === 1) wait();
    },
    open: () => open.size > 0,
    stop: () => clearTimeout(timer),
  };
}

/** Below this a day's copies may no longer fit. */
const little = 500 * 1024 * 1024;

/** What the desk shows of the copies: when the last one was made, and whether the next ones have room. */
export async function safetyOf(folder: string, copies: AutomaticCopies): Promise<Safety> {
  const { last, failed } = await copies.state();
  const free = await freeIn(folder);
  return { lastCopy: last, copyFailed: failed, free, low: free !== null && free < little };
}

/** Below this the next page of the database may not fit, though a smaller write still does. */
const none = 1024 * 1024;

/** What is wrong with the data and, where they are a file, with the disk that they lie on. */
export async function troubleIn(data: Data, file: string | null, writing: boolean): Promise<Fault | null> {
  const trouble = await data.trouble(writing);
  if (trouble !== null || file === null) return trouble;
  const free = await freeIn(file);
  return free !== null && free < none ? 'disk-full' : null;
}

/** Bytes left where this folder is; null: the system does not say. */
async function freeIn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
