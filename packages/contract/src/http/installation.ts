import * as z from 'zod';
import { seasonSchema } from '../file/settings-schema.ts';
import { textOf } from './text.ts';

/**
 * Where this house is reached. `hall`: for the public and phones in the hall; null: not open to it. `https`: for staff
 * on other devices; null: none. `fingerprint`: SHA-256 of the house's own certificate, to compare with what a browser
 * shows before it is accepted; null: no https of its own.
 */
export const addressesSchema = z.object({
  local: z.string(),
  hall: z.array(z.string()).nullable(),
  https: z.array(z.string()).nullable(),
  fingerprint: z.string().nullable(),
});
export type Addresses = z.infer<typeof addressesSchema>;

/** Whether search engines may list the public pages of this house. */
export const listingSchema = z.strictObject({ listed: z.boolean() });

export type Listing = z.infer<typeof listingSchema>;

/**
 * Whether what is saved is also copied. `lastCopy`: when the newest copy was made, ISO 8601; null: there is none.
 * `copyFailed`: the last attempt made none. `free`: bytes left where the copies are; null: not known. `low`: so few that
 * copies may soon have no room.
 */
export const safetySchema = z.object({
  lastCopy: z.string().nullable(),
  copyFailed: z.boolean(),
  free: z.number().nullable(),
  low: z.boolean(),
});
export type Safety = z.infer<typeof safetySchema>;

/** The seasons of the PL rating that the house knows beside the built-in one, the newest first. */
export const seasonsSchema = z.object({ seasons: z.array(seasonSchema) });
export type Seasons = z.infer<typeof seasonsSchema>;

/** `text`: a season, or a list of them, as its file says it; of one first day the new one replaces the old. */
export const seasonsSentSchema = z.strictObject({ text: z.string().min(1).max(200_000) });

/** A season's first day. */
export const seasonFromSchema = z.iso.date();

/** Words to look up, as they lie on the board; none: only which list there is. */
export const wordsBodySchema = z.strictObject({ words: z.array(textOf(30)).max(20) });

/** Each word admitted or not, and nothing else. `list`: what answered; null where this house has no list. */
export const wordsAnswerSchema = z.object({
  list: z.object({ name: z.string(), count: z.int() }).nullable(),
  words: z.array(z.object({ word: z.string(), admitted: z.boolean() })),
});

export type WordsAnswer = z.infer<typeof wordsAnswerSchema>;
