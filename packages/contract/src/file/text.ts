import * as z from 'zod';
import { asTyped, plainText, seenText } from '../plain-text.ts';
import { publicLicence, publicName, publicText } from '../private-text.ts';

/** Text that a person wrote, letters composed; not empty, nor empty to the eye; `max` in UTF-16 units. */
export function someTextInFile(max: number) {
  return z.string().overwrite(asTyped).normalize('NFC').min(1).max(max).regex(seenText).regex(plainText);
}

/**
 * A player's or tournament's id: opaque, but no path: `.` and `..` are no part of an address. One check instead of
 * five: a file holds thousands of them.
 */
export const playerId = z
  .string()
  .regex(/^(?=.*\S)(?!\.{1,2}$)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,80}$/u);

/** The years of a tournament: another one is a slip of the hand. */
export const years = { from: 1900, to: 2099 } as const;

/** A civil date that exists, `2026-11-14`, in one of these years. */
export const civilDate = z.iso.date().regex(/^(?:19|20)/);

/** JSON has a −0, which is no other number than 0 and would be no equal result. */
export const withoutMinusZero = (number: number): number => (number === 0 ? 0 : number);

/** A score after penalties: negative when a game was blocked on heavy racks. */
export const scoreInFile = z.int().min(-999).max(9999).overwrite(withoutMinusZero);

/** An article of the rules, `9.5`. */
export const articleText = someTextInFile(12);

export const flag = z.boolean().exactOptional();

/** Of what everybody may read: no e-mail address, phone number, date or amount. */
export const shownTextInFile = (max: number) => someTextInFile(max).regex(publicText, 'private').exactOptional();

/** The same of a licence, which may have as many digits as a phone number. */
export const licenceInFile = (max: number) => someTextInFile(max).regex(publicLicence, 'private').exactOptional();

/** What somebody is called: no e-mail address and no phone number. */
export const personNameInFile = (max: number) => someTextInFile(max).regex(publicName, 'private');

export const optionalText = (max: number) => someTextInFile(max).exactOptional();
