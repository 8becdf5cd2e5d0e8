import type { MiddlewareHandler } from 'hono';
import { problem } from './problems.ts';

const headers: readonly (readonly [string, string])[] = [
  [
    'Content-Security-Policy',
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** What every answer carries, refusals and errors included. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of headers) c.res.headers.set(name, value);
};

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The name in `Host`, without its port. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

/**
 * A site on the Internet can make its own name point at this computer (DNS rebinding): its pages would then read
 * the tournament. While Ronde listens on the loopback only, nothing but a loopback name is answered.
 */
export const loopbackNamesOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  if (!loopbackNames.has(hostName(host))) return problem(c, 'foreign-host');
  return next();
};

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Another site's page may neither post a form here nor send JSON: only this origin, or a program without any. */
export const ownOriginOnly: MiddlewareHandler = async (c, next) => {
  if (reading.has(c.req.method)) return next();
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  const origin = c.req.header('origin');
  const fetchedFrom = c.req.header('sec-fetch-site');
  const foreign = origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
  if (foreign || fetchedFrom === 'cross-site') return problem(c, 'foreign-origin');
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return problem(c, 'wrong-content-type');
  return next();
};
