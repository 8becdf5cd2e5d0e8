import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

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
