import { payments } from '@ronde/engine';
import * as z from 'zod';
import { idSchema, personName, shownLicence, shownText, someText, storedText } from './text.ts';

/** Who a player is: beside the log, so that it can be corrected and erased. An empty name is refused. */
export const personSchema = z.strictObject({
  name: personName(120),
  licence: shownLicence(40).exactOptional(),
  federation: shownText(40).exactOptional(),
  birthYear: z.int().min(1900).max(2100).exactOptional(),
  pseudonym: shownText(80).exactOptional(),
  /** What the desk notes for itself, on no public page; the tournament's file has the cohesion. `list`: of the army. */
  marks: z
    .strictObject({
      paid: z.boolean().exactOptional(),
      how: z.enum(payments).exactOptional(),
      free: z.boolean().exactOptional(),
      /** Why they play free. */
      reason: someText(80).exactOptional(),
      list: z.enum(['received', 'checked', 'to-fix']).exactOptional(),
      checker: someText(120).exactOptional(),
      cohesion: z.int().min(1).max(99).exactOptional(),
    })
    .exactOptional(),
});

/**
 * A correction. `saw`: the keys that it changes, each as it was seen (null: there was none); of the person only these
 * are then taken, and a key that is another one by now is a conflict. Without `saw` the whole person is replaced.
 */
export const personCorrectionSchema = personSchema.extend({
  saw: z
    .strictObject({
      name: storedText(120).exactOptional(),
      licence: storedText(40).nullable().exactOptional(),
      federation: storedText(40).nullable().exactOptional(),
      birthYear: z.int().nullable().exactOptional(),
      pseudonym: storedText(80).nullable().exactOptional(),
      marks: personSchema.shape.marks.unwrap().nullable().exactOptional(),
    })
    .exactOptional(),
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

/** `upTo`: the age reached in the year of the tournament; null: everybody else. `cents`: of the currency. */
const feeBandSchema = z.strictObject({
  upTo: z.int().min(1).max(120).nullable(),
  cents: z.int().min(0).max(100_000_00),
});
export type FeeBand = z.infer<typeof feeBandSchema>;

/** Up to four bands, by age; the last one may be everybody else. Two of one age are refused. */
export const feesSchema = z.strictObject({
  bands: z
    .array(feeBandSchema)
    .max(4)
    .refine((bands) => new Set(bands.map(({ upTo }) => upTo)).size === bands.length, 'one band an age'),
});
export type Fees = z.infer<typeof feesSchema>;

/** As they are set: without what everybody else pays, those of no band would be in no sum. Some that were kept have none. */
export const feesBodySchema = feesSchema.refine(
  ({ bands }) => bands.length === 0 || bands.some(({ upTo }) => upTo === null),
  { path: ['bands'], error: 'full-price' },
);
