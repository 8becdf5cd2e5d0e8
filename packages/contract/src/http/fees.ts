import * as z from 'zod';

/** `upTo`: the age reached in the year of the tournament; null: everybody else. `cents`: of the currency. */
export const feeBandSchema = z.strictObject({
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
