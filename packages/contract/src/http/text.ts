import * as z from 'zod';

/**
 * Control characters, lone surrogates and line separators never enter: they break printed lists, logs and SQLite's
 * text, and no name has one.
 */
const plain = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Text that a person typed, trimmed; `max` in UTF-16 units. Refused: control characters, too long. */
export function text(max: number) {
  return z.string().trim().max(max).regex(plain, 'control-character');
}

/** The same, never empty. */
export function someText(max: number) {
  return z.string().trim().min(1).max(max).regex(plain, 'control-character');
}

/** A player's, tournament's or command's id: opaque, at most 80 characters. */
export const idSchema = z.string().min(1).max(80).regex(plain, 'control-character');

/** A civil date that exists, `2026-11-14`. */
export const civilDate = z.iso.date();

export const roundNumber = z.int().min(1).max(99);
