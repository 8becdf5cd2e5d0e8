import { Hono } from 'hono';
import { isAskedAsOwn, type ReachEnv, reachOf } from '../http/access/reach.ts';
import { safeHeaders } from '../http/guard.ts';
import { problem } from '../http/problems.ts';
import type { Fault } from '../store/faults.ts';
import type { Fetch } from './listen.ts';
import type { Metrics } from './observe.ts';

/** What stands between whoever looks after the machine and the app. */
interface Front {
  readonly app: Fetch;
  readonly metrics: Metrics;
  /** Whether the check of a large database goes on. */
  readonly readOnly: () => boolean;
  /** What is wrong with the data; null: nothing. */
  readonly trouble: () => Promise<Fault | null>;
  /** Whether the program is about to stop: whatever shares requests between processes sends no more here. */
  readonly leaving: () => boolean;
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const own: ReadonlySet<string> = new Set(['/readyz', '/metrics']);

/** An address is taken apart only where it may be one of them. */
const isOwn = (url: string): boolean => /readyz|metrics/.test(url) && own.has(new URL(url).pathname);

/**
 * `/readyz`, for whatever shares requests between processes, and `/metrics`, for this computer alone. While nothing
 * may be written, everything that would is refused here. The rest is the app's, and costs nothing more.
 */
export function front(options: Front): Fetch {
  const { app, readOnly } = options;
  const desk = machineRoutes(options);
  return (request, env) => {
    const refused = readOnly() && !reading.has(request.method);
    return refused || isOwn(request.url) ? desk.fetch(request, env) : app(request, env);
  };
}

function machineRoutes({ app, metrics, readOnly, trouble, leaving }: Front): Hono<{ Bindings: ReachEnv }> {
  const routes = new Hono<{ Bindings: ReachEnv }>();
  routes.use(safeHeaders);
  routes.get('/readyz', async (c) => {
    const why = leaving() ? 'leaving' : readOnly() ? 'being-checked' : await within(trouble());
    c.header('Cache-Control', 'no-store');
    return why === null ? c.json({ ready: true }) : c.json({ ready: false, why }, 503);
  });
  routes.get('/metrics', async (c) => {
    // To others it does not exist, and the app says so in its own words.
    if (reachOf(c) !== 'loopback' || !isAskedAsOwn(c)) return app(c.req.raw, c.env);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  });
  routes.all('*', (c) => (reading.has(c.req.method) ? app(c.req.raw, c.env) : problem(c, 'being-checked')));
  return routes;
}

/** Whoever asks gives up soon: a database that has not answered by then is away. */
async function within(answer: Promise<Fault | null>): Promise<Fault | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Fault>((resolve) => {
    timer = setTimeout(resolve, 2000, 'store-away');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** How a program that is asked to stop leaves those who are being answered. */
interface WayOut {
  readonly fetch: Fetch;
  leaving(): boolean;
  /**
   * From now on it says that it leaves. Resolves once `seconds` are over, so that whatever shares requests between
   * processes has looked, and nobody waits for an answer any more; after five seconds more in any case. Answers with
   * how long those are waited for whose answer is on its way, in ms.
   */
  leave(seconds: number): Promise<number>;
}

const longest = 5000;

export function wayOut(answer: Fetch): WayOut {
  let leaving = false;
  let waiting = 0;
  let quiet = (): void => undefined;

  const begun = async (response: Promise<Response>): Promise<Response> => {
    waiting += 1;
    try {
      return await response;
    } finally {
      waiting -= 1;
      if (waiting === 0) quiet();
    }
  };

  return {
    leaving: () => leaving,
    fetch: (request, env) => {
      const response = answer(request, env);
      return response instanceof Promise ? begun(response) : response;
    },
    async leave(seconds) {
      leaving = true;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (waiting === 0) return longest;
      const before = performance.now();
      await new Promise<void>((resolve) => {
        quiet = resolve;
        setTimeout(resolve, longest);
      });
      return Math.max(500, longest - (performance.now() - before));
    },
  };
}
