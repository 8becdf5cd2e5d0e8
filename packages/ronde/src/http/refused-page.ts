import type { Problem } from '@ronde/contract/http/problem';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import { addressLang } from '../pages/addresses.ts';
import { type Back, refusedSheet, unknownPage } from '../pages/missing-page.tsx';
import { faultsOf, problem, readerOf } from './problems.ts';
import type { PageSender } from './routes/page-sender.ts';

/**
 * A file or a sheet is often opened at its address, by a link or a bookmark: whoever then reads the answer in a window
 * of the browser gets a refusal as a page in their language. Programs get the same as data.
 */
export function refusalAsPage({ own }: PageSender): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!isProblem(c.res) || !isOpened(c)) return;
    const problem = (await c.res.clone().json()) as Problem;
    // Nobody's link leads to an address of the API that there is not: it is a program's fault, and stays data.
    if (problem.code === 'unknown-address') return;
    c.res = own(c, refusedSheet(readerOf(c), backFrom(c.req.path), problem), problem.status as ContentfulStatusCode);
    c.res.headers.set('Vary', 'Accept-Language, Accept');
  };
}

const isProblem = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false;

/** Browsers name pages among what they take where they open an address; what a page asks for itself does not. */
const isOpened = ({ req }: Context): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && /(^|,)\s*text\/html\b/i.test(req.header('accept') ?? '');

/** Where the link was, as far as the address tells. */
function backFrom(path: string): Back {
  const [, whose, slug] = /^\/api\/(tournaments|public)\/([^/]+)\//.exec(path) ?? [];
  if (whose === undefined || slug === undefined) return { kind: 'home' };
  return whose === 'public' ? { kind: 'public', slug } : { kind: 'desk', slug };
}

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
