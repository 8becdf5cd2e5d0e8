import * as z from 'zod';
import { gameSchema } from '../register.ts';
import { shownText, someText } from '../text.ts';

/** What stands for a federation in addresses: small letters, digits, hyphens. It never changes. */
const federationAddressSchema = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * `waiting`: documents to review. `list`: the newest published one. `window`: so many days after an event a club's own
 * correction of it counts as it comes, where nothing has to be answered; 0: none.
 */
export const federationSchema = z.object({
  address: z.string(),
  name: z.string(),
  game: gameSchema,
  role: z.enum(['manager', 'rating-officer']),
  waiting: z.int(),
  list: z.string().nullable(),
  window: z.int(),
});
export type FederationSummary = z.infer<typeof federationSchema>;

export const newFederationSchema = z.strictObject({
  address: federationAddressSchema,
  name: shownText(120),
  game: gameSchema,
});
/** What is missing stays. */
export const federationChangeSchema = z.strictObject({
  name: shownText(120).exactOptional(),
  window: z.int().min(0).max(366).exactOptional(),
});

/** Who sends results. `last`: when something came from them. */
export const senderSchema = z.object({
  id: z.string(),
  name: z.string(),
  since: z.string(),
  by: z.string(),
  last: z.string().nullable(),
  revoked: z.string().nullable(),
});
export type FederationSender = z.infer<typeof senderSchema>;
export const newSenderSchema = z.strictObject({ name: someText(120) });

/** A sender just made. `code`: shown once and kept nowhere. */
export const madeSenderSchema = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type MadeSender = z.infer<typeof madeSenderSchema>;

/** Whoever keeps its ratings, beside the house's managers. */
export const officersSchema = z.array(z.object({ account: z.string(), name: z.string(), since: z.string() }));
