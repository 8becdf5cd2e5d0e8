import * as z from 'zod';

/** Whether search engines may list the public pages of this house. */
export const listingSchema = z.strictObject({ listed: z.boolean() });

export type Listing = z.infer<typeof listingSchema>;
