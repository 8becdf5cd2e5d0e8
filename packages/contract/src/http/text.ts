import * as z from 'zod';
import { seen } from '../file/text.ts';

/**
 * Control characters, lone surrogates and line separators never enter: they break printed lists, logs and SQLite's
 * text, and no name has one. Nor do the marks that turn the writing direction of all that follows (U+202A–U+202E,
 * U+2066–U+2069): one name would turn a whole line round.
 */
const plain = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** Nothing at all, or something that can be seen. */
const emptyOrSeen = new RegExp(`^$|${seen.source}`, 'u');

/**
 * Text that a person typed, trimmed; `max` in UTF-16 units. Refused: control characters, marks alone that nobody sees,
 * too long.
 */
export function text(max: number) {
  return z.string().trim().max(max).regex(plain, 'control-character').regex(emptyOrSeen, 'control-character');
}

/** The same, never empty, nor empty to the eye. */
export function someText(max: number) {
  return z.string().trim().min(1).max(max).regex(plain, 'control-character').regex(seen, 'control-character');
}

/** A player's, tournament's or command's id: opaque, at most 80 characters, not blank. */
export const idSchema = z.string().min(1).max(80).regex(/\S/u).regex(plain, 'control-character');

/** A civil date that exists, `2026-11-14`, in the years that a tournament file takes. */
export { civilDate } from '../file/text.ts';

/** The time that a device says, with its offset from UTC or `Z`. */
export const deviceTime = z.iso.datetime({ offset: true }).max(40);

export const roundNumber = z.int().min(1).max(99);
