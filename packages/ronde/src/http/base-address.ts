import type { Context } from 'hono';
import type { House } from './house.ts';

/**
 * Where a phone that scans a sheet goes: the hall's own address, else the one that the director's browser uses. Null:
 * nobody else can use that one, and a code that leads nowhere is not printed.
 */
export function baseAddress(c: Context, { places }: Pick<House, 'places'>): string | null {
  const own = new URL(c.req.url).origin;
  const known = places?.();
  const [hall] = known?.hall ?? [];
  if (hall !== undefined) return hall;
  return loopback.test(own) ? (known?.https?.[0] ?? null) : own;
}

const loopback = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
