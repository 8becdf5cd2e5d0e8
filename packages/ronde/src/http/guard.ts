import type { Context, MiddlewareHandler } from 'hono';
import { isSecure } from '../server/reach.ts';
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
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
      'midi=(), payment=(), usb=(), screen-wake-lock=(self), fullscreen=(self)',
  ],
];

/**
 * Half a year. A browser keeps it for a name with a certificate that it trusts: a hosted server, not the hall's laptop,
 * whose phones go on speaking http.
 */
const onlyHttps = 'max-age=15552000';

const inClear: Readonly<Record<string, string>> = Object.fromEntries(headers);
const encrypted = { ...inClear, 'Strict-Transport-Security': onlyHttps };

/** The same for an answer that is written straight on its connection. */
export const safeHeadersOf = (c: Context): Readonly<Record<string, string>> => (isSecure(c) ? encrypted : inClear);

/** What every answer carries, refusals and errors included. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(safeHeadersOf(c))) c.res.headers.set(name, value);
};

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host;

/** The name in `Host`, without its port. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

/**
 * A site on the Internet can make its own name point at this computer (DNS rebinding): its pages would then read
 * the tournament. Only loopback names, and those that the program was started for, are answered.
 */
export function ownNamesOnly(names: () => ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const name = hostName(hostOf(c));
    return loopbackNames.has(name) || names().has(name) ? next() : problem(c, 'foreign-host');
  };
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Another site's page may neither post a form here nor send JSON: only this origin, or a program without any. */
export const ownOriginOnly: MiddlewareHandler = async (c, next) => {
  if (reading.has(c.req.method)) return next();
  const host = hostOf(c);
  const origin = c.req.header('origin');
  const fetchedFrom = c.req.header('sec-fetch-site');
  const foreign = origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
  if (foreign || fetchedFrom === 'cross-site') return problem(c, 'foreign-origin');
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return problem(c, 'wrong-content-type');
  return next();
};
