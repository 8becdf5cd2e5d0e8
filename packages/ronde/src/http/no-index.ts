import type { MiddlewareHandler } from 'hono';
import { pageLang } from '../pages/addresses.ts';
import type { House } from './house.ts';

/** A page that is linked to is listed unread, whatever robots.txt says: each answer says so itself. */
const header = 'X-Robots-Tag';
export const noIndex = { [header]: 'noindex' };

/** On every answer but the public pages of a house that lets them be found. */
export function keptOut({ listing }: Pick<House, 'listing'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!(listing.known() && pageLang(c.req.path) && c.res.ok)) c.res.headers.set(header, noIndex[header]);
  };
}
