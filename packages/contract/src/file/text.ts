import * as z from 'zod';

/**
 * Control characters, lone surrogates and line separators: they break printed lists, logs and databases, and no
 * name has one.
 */
export const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

const plain = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Text that a person wrote, kept as it is; more than blanks; `max` in UTF-16 units. */
export function someText(max: number) {
  return z.string().min(1).max(max).regex(/\S/u).regex(plain);
}

/** A player's id: opaque. One check instead of four: a file holds thousands of them. */
export const playerId = z.string().regex(/^(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,80}$/u);

/** A civil date that exists, `2026-11-14`. */
export const civilDate = z.iso.date();

/** A score after penalties: negative when a game was blocked on heavy racks. */
export const score = z.int().min(-999).max(9999);

export const flag = z.boolean().exactOptional();

export const optionalText = (max: number) => someText(max).exactOptional();
