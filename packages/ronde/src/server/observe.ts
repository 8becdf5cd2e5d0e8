import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Logger, pino } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { reachOf } from '../http/access/reach.ts';
import { faultOf } from '../store/faults.ts';
import type { Store } from '../store/store.ts';

/** One request as the log keeps it: the pattern of the address, so no name, no code, no body. */
export interface RequestLine {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly reach: string;
}

/** Counts each request, and hands its line to `log` where there is one. */
export function observe(metrics: Metrics, log: ((line: RequestLine) => void) | null): MiddlewareHandler {
  return async (c, next) => {
    const before = performance.now();
    await next();
    const ms = performance.now() - before;
    const [method, route, status] = [methodOf(c), routeOf(c), c.res.status];
    metrics.request(method, route, status, ms / 1000);
    log?.({ method, route, status, ms: Math.round(ms * 10) / 10, reach: reachOf(c) });
  };
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Anybody may invent a method; each would be a new line of the metrics for ever. */
const methodOf = (c: Context): string => (methods.has(c.req.method) ? c.req.method : 'other');

/** `/api/tournaments/:t/commands`, refused at the door or not; `*` for what no route answers. */
const routeOf = (c: Context): string => matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? '*';

/**
 * Lines for whoever looks after the machine, on standard error: what goes wrong and, with `requests`, each request. Of
 * an error its name, its code and where it comes from: what else hangs on it may hold what somebody sent.
 */
export function logTo(requests: boolean): Logger {
  const level = requests ? 'info' : 'warn';
  return pino({ name: 'ronde', level, serializers: { err: plainError } }, pino.destination(2));
}

export function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}

/** What a watcher of the machine reads at `/metrics`: counts and durations, nothing of anybody. */
export interface Metrics {
  /** `route`: the pattern of the address, never the address; `seconds`: until the answer began. */
  request(method: string, route: string, status: number, seconds: number): void;
  decision(): void;
  storeError(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function metricsOf(listeners: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // What is measured holds the time between two looks: a hundredth of a second, or no lag below it would be seen.
  collectDefaultMetrics({ register: registry, prefix: 'ronde_', eventLoopMonitoringPrecision: 10 });
  const requests = new Histogram({
    name: 'ronde_http_request_duration_seconds',
    help: 'Time until the answer began, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const decisions = new Counter({
    name: 'ronde_decisions_total',
    help: 'Decisions acknowledged: they are on the disk',
    registers,
  });
  const storeErrors = new Counter({ name: 'ronde_store_errors_total', help: 'Failures of the database', registers });
  new Gauge({
    name: 'ronde_listeners',
    help: 'Pages that follow a tournament',
    registers,
    collect() {
      this.set(listeners());
    },
  });
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    decision: () => decisions.inc(),
    storeError: () => storeErrors.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The same store, whose acknowledged decisions and whose failures are counted. */
export function countedStore(store: Store, metrics: Metrics): Store {
  async function counted<T>(task: Promise<T>): Promise<T> {
    try {
      return await task;
    } catch (error) {
      if (faultOf(error) !== null) metrics.storeError();
      throw error;
    }
  }
  return {
    ...store,
    load: (ref) => counted(store.load(ref)),
    heads: () => counted(store.heads()),
    async write(ref, asked, decide) {
      const written = await counted(store.write(ref, asked, decide));
      if (written?.ok && !written.value.repeated) metrics.decision();
      return written;
    },
  };
}
