import * as z from 'zod';
import { idSchema, someText } from './text.ts';

/** Who a player is: beside the log, so that it can be corrected and erased. An empty name is refused. */
export const personSchema = z.strictObject({
  name: someText(120),
  licence: someText(40).exactOptional(),
  federation: someText(40).exactOptional(),
  birthYear: z.int().min(1900).max(2100).exactOptional(),
  pseudonym: someText(80).exactOptional(),
});

/**
 * The same as the desk reads it. `number`: given at registration, never used again. `mergedInto`: another registration
 * is this person's; this one is in no list, and the log names it.
 */
export const listedPersonSchema = personSchema.extend({
  id: idSchema,
  number: z.int().min(1),
  mergedInto: idSchema.exactOptional(),
});

export type ListedPerson = z.infer<typeof listedPersonSchema>;
