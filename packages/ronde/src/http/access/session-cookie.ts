import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { From } from '../../accounts/throttle.ts';
import { senderOf as addressOf, isAskedAsOwn, isSecure, reachOf } from './reach.ts';

/** Thirty days, as long as the session itself lives. */
const keptSeconds = 30 * 24 * 3600;

/** On https a name that no other host or port of the same machine can have set. */
const nameFor = (c: Context): string => (isSecure(c) ? '__Host-ronde' : 'ronde');

/** The session that a request carries, `''` for none. */
export const sessionToken = (c: Context): string => getCookie(c, nameFor(c)) ?? '';

/** `kept`: it outlives the browser. */
export function giveSession(c: Context, token: string, kept: boolean): void {
  setCookie(c, nameFor(c), token, { ...flags(c), ...(kept && { maxAge: keptSeconds }) });
}

export function takeSession(c: Context): void {
  setCookie(c, nameFor(c), '', { ...flags(c), maxAge: 0 });
}

/** Strict: no other site's page, form or link brings it along. */
function flags(c: Context) {
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure(c) } as const;
}

// What a browser says it is, in two words: enough to know one's own sign-ins apart, too little to follow anybody.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (list: typeof browsers, agent: string): string | undefined =>
  list.find(([mark]) => mark.test(agent))?.[1];

/** « Firefox, Linux »; empty for what names itself otherwise. */
export function deviceOf(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 400);
  return [first(browsers, agent), first(systems, agent)].filter((word) => word !== undefined).join(', ');
}

/**
 * Where a sign-in comes from, for the throttle. Asked for by a public name, the loopback is a proxy's and not its
 * owner's, even where the program was not told so.
 */
export function signInFrom(c: Context): From {
  return { address: addressOf(c), local: reachOf(c) === 'loopback' && isAskedAsOwn(c) };
}
