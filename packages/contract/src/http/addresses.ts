import * as z from 'zod';

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
