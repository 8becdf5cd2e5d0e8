import type { Context } from 'hono';
import type { From } from '../../accounts/throttle.ts';
import { senderOf as addressOf, isAskedAsOwn, reachOf } from './reach.ts';

/**
 * Where a sign-in comes from, for the throttle. Asked for by a public name, the loopback is a proxy's and not its
 * owner's, even where the program was not told so.
 */
export function senderOf(c: Context): From {
  return { address: addressOf(c), local: reachOf(c) === 'loopback' && isAskedAsOwn(c) };
}
