import type { Context } from 'hono';
import { senderOf } from '../access/reach.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { tooSoon } from './too-soon.ts';

/** No tournament for whoever asks; keys of nobody are counted by sender, whether there is such a tournament or not. */
export function nothingPublic(c: Context, { strangers }: House): Response {
  const wait = c.req.query('key') === undefined ? 0 : strangers.guessing(senderOf(c));
  return wait > 0 ? tooSoon(c, wait) : problem(c, 'unknown-tournament');
}
