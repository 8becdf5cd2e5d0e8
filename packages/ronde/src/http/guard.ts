import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { pageLang } from '../pages/addresses.ts';
import { isAskedAsOwn, isSecure } from './access/reach.ts';
import type { Installation } from './installation.ts';
import { problem } from './problems.ts';

const headers: readonly (readonly [string, string])[] = [
  [
    'Content-Security-Policy',
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
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

/** Browsers know it over https and on this computer; in the hall's clear http they only complain of it. */
const apart = { 'Cross-Origin-Opener-Policy': 'same-origin' };

const inClear: Readonly<Record<string, string>> = Object.fromEntries(headers);
const own = { ...inClear, ...apart };
const encrypted = { ...own, 'Strict-Transport-Security': onlyHttps };

/** The hall's screen stands small on the desk: that page alone may be framed, and by this house alone. */
const screens = /^\/(en\/)?ecran\/[^/]+\/?$/;
const policy = 'Content-Security-Policy';
const framed = { [policy]: (inClear[policy] ?? '').replace("frame-ancestors 'none'", "frame-ancestors 'self'") };

/** The same for an answer that is written straight on its connection. */
export function safeHeadersOf(c: Context): Readonly<Record<string, string>> {
  const usual = isSecure(c) ? encrypted : isAskedAsOwn(c) ? own : inClear;
  return screens.test(c.req.path) ? { ...usual, ...framed } : usual;
}

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

/** Whether another site's page has sent this. */
export function isForeign(c: Context): boolean {
  const host = hostOf(c);
  const origin = c.req.header('origin');
  const foreign = origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
  return foreign || c.req.header('sec-fetch-site') === 'cross-site';
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Another site's page may neither post a form here nor send JSON: only this origin, or a program without any. */
export const ownOriginOnly: MiddlewareHandler = async (c, next) => {
  if (reading.has(c.req.method)) return next();
  if (isForeign(c)) return problem(c, 'foreign-origin');
  // No page of another site sends a DELETE without asking first, whatever it carries.
  if (c.req.method === 'DELETE' && c.req.header('content-type') === undefined) return next();
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return problem(c, 'wrong-content-type');
  return next();
};

/** A page that is linked to is listed unread, whatever robots.txt says: each answer says so itself. */
const header = 'X-Robots-Tag';
export const noIndex = { [header]: 'noindex' };

/** On every answer but the public pages of a house that lets them be found. */
export function keptOut({ listing }: Pick<Installation, 'listing'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!(listing.known() && pageLang(c.req.path) && c.res.ok)) c.res.headers.set(header, noIndex[header]);
  };
}

/** A number for each request, ours and never the sender's: an answer can be found again in the terminal. */
export const numbered: MiddlewareHandler = async (c, next) => {
  c.set('requestId', fresh());
  await next();
  c.res.headers.set('X-Request-Id', c.get('requestId'));
};

/** Asked of the system for five hundred requests at once. */
const drawn = { bytes: randomBytes(4096), used: 0 };

function fresh(): string {
  if (drawn.used === drawn.bytes.length) Object.assign(drawn, { bytes: randomBytes(drawn.bytes.length), used: 0 });
  const from = drawn.used;
  drawn.used += 8;
  return drawn.bytes.toString('hex', from, drawn.used);
}
