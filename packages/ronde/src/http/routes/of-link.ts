import type { Context } from 'hono';
import type { Linked } from '../../links/links.ts';
import { senderOf } from '../access/reach.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { tooSoon } from './too-soon.ts';

/** Whoever holds the code is its player. Codes of nobody are counted by sender. */
export async function linked(c: Context, house: House, then: (link: Linked) => Promise<Response>): Promise<Response> {
  const { links, guessing } = house.strangers;
  const link = await links.find(c.req.param('code') ?? '');
  if (link) return then(link);
  const wait = guessing(senderOf(c));
  return wait > 0 ? tooSoon(c, wait) : problem(c, 'link-dead');
}
