import * as z from 'zod';

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
