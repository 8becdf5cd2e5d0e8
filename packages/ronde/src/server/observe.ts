import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Logger, pino } from 'pino';
import { reachOf } from '../http/access/reach.ts';
import type { Metrics } from './metrics.ts';

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
