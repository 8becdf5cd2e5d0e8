import type { Context } from 'hono';
import type { Linked } from '../../links/links.ts';
import { senderOf } from '../access/reach.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';

/** Whoever holds the code is its player. Codes of nobody are counted by sender. */
export async function linked(c: Context, house: House, then: (link: Linked) => Promise<Response>): Promise<Response> {
  const { links, guessing } = house.strangers;
  const link = await links.find(c.req.param('code') ?? '');
  if (link) return then(link);
  const wait = guessing(senderOf(c));
  return wait > 0 ? tooSoon(c, wait) : problem(c, 'link-dead');
}

/** No tournament for whoever asks; keys of nobody are counted by sender, whether there is such a tournament or not. */
export function nothingPublic(c: Context, { strangers }: House): Response {
  const wait = c.req.query('key') === undefined ? 0 : strangers.guessing(senderOf(c));
  return wait > 0 ? tooSoon(c, wait) : problem(c, 'unknown-tournament');
}

/** Too many in a row; `seconds` until the next one is looked at. */
export function tooSoon(c: Context, seconds: number): Response {
  c.header('Retry-After', String(seconds));
  return problem(c, 'try-later');
}
