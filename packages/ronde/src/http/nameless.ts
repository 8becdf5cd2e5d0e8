import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { addressLang } from '../pages/addresses.ts';
import { unknownPage } from '../pages/missing-page.tsx';
import { faultsOf } from './faults.ts';
import { problem, readerOf } from './problems.ts';
import type { PageSender } from './routes/page-sender.ts';

/** The one character that PostgreSQL's texts cannot hold: no name has it. What is no UTF-8 stays as it was written. */
const holdsNul = (address: string): boolean => address.includes('%00');

const without = z.string().regex(/^[^\0]*$/, 'control-character');
const query = z.record(without, without);

/**
 * An address that can be nobody's name is refused before anybody looks for it, with every database alike: nothing is
 * there. What is asked of an address of the API by such a word is malformed.
 */
export function nothingNameless({ own }: PageSender): MiddlewareHandler {
  return async (c, next) => {
    if (!holdsNul(c.req.url)) return next();
    const { pathname } = new URL(c.req.url);
    if (!pathname.startsWith('/api/')) return own(c, unknownPage(addressLang(pathname), '/'), 404);
    return holdsNul(pathname) ? problem(c, 'unknown-address') : malformed(c);
  };
}

function malformed(c: Context): Response {
  const read = query.safeParse(c.req.query());
  return problem(c, 'malformed', read.success ? [] : faultsOf(read.error.issues, readerOf(c)));
}
