import type { Context } from 'hono';
import type { House } from '../http/house.ts';

/**
 * Where a phone that scans a sheet goes: the hall's own address, else the one that the director's browser uses, unless
 * nobody else can use it.
 */
export function baseAddress(c: Context, { places }: Pick<House, 'places'>): string {
  const own = new URL(c.req.url).origin;
  const known = places?.();
  const [hall] = known?.hall ?? [];
  if (hall !== undefined) return hall;
  return loopback.test(own) ? (known?.https?.[0] ?? own) : own;
}

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
