import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** A number for each request, ours and never the sender's: an answer can be found again in the terminal. */
export const numbered: MiddlewareHandler = async (c, next) => {
  c.set('requestId', randomBytes(8).toString('hex'));
  await next();
  c.res.headers.set('X-Request-Id', c.get('requestId'));
};
