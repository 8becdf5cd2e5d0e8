import type { Context } from 'hono';
import { problem } from '../problems.ts';

/** Too many in a row; `seconds` until the next one is looked at. */
export function tooSoon(c: Context, seconds: number): Response {
  c.header('Retry-After', String(seconds));
  return problem(c, 'try-later');
}
