import { langs } from '@ronde/language/lang';
import * as z from 'zod';
import { asTyped, plainText, seenText } from '../plain-text.ts';
import { publicLicence, publicName, publicText } from '../private-text.ts';

/** Nothing at all, or something that can be seen. */
const emptyOrSeen = new RegExp(`^$|${seenText.source}`, 'u');

/**
 * Text that a person typed or copied from a screen (`asTyped`), trimmed, letters composed; `max` in UTF-16 units.
 * Refused: what is hidden in it, too long.
 */
export function textOf(max: number) {
  return z
    .string()
    .overwrite(asTyped)
    .trim()
    .normalize('NFC')
    .max(max)
    .regex(plainText, 'control-character')
    .regex(emptyOrSeen, 'control-character');
}

/** The same, never empty, nor empty to the eye. */
export function someText(max: number) {
  return z
    .string()
    .overwrite(asTyped)
    .trim()
    .normalize('NFC')
    .min(1)
    .max(max)
    .regex(plainText, 'control-character')
    .regex(seenText, 'control-character');
}

/** The same, of what everybody may read: no e-mail address, phone number, date or amount. */
export const shownText = (max: number) => someText(max).regex(publicText, 'private');

/** The same of a licence, which may have as many digits as a phone number. */
export const shownLicence = (max: number) => someText(max).regex(publicLicence, 'private');

/** What somebody is called: no e-mail address and no phone number. */
export const personName = (max: number) => someText(max).regex(publicName, 'private');

/** What a program saw and says again: as it was stored, whatever is refused by now. */
export const storedText = (max: number) => z.string().max(max);

/** Breaks printed lists, logs and databases. */
const unbroken = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** A player's, tournament's or command's id: opaque, at most 80 characters, not blank; a program gives it, as it is. */
export const idSchema = z.string().min(1).max(80).regex(/\S/u).regex(unbroken, 'control-character');

/** A civil date that exists, `2026-11-14`, in the years that a tournament file takes. */
export { civilDate } from '../file/text.ts';

/** The time that a device says, with its offset from UTC or `Z`. */
export const deviceTime = z.iso.datetime({ offset: true }).max(40);

export const roundNumber = z.int().min(1).max(99);

/** One of the languages that are spoken: a further one is asked for by its name at once. */
export const langSchema = z.enum(langs);
