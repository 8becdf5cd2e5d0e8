import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSecure } from './reach.ts';

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
