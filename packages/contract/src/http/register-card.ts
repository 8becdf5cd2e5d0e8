import * as z from 'zod';
import { gameSchema } from './register.ts';
import { idSchema } from './text.ts';

/** What one game's newest list says of somebody. */
const listedRating = z.object({
  game: gameSchema,
  rating: z.number().exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: z.string().exactOptional(),
  listedOn: z.string(),
  lastEvent: z.string().exactOptional(),
});
export type ListedRating = z.infer<typeof listedRating>;

/** Somebody as the register holds them. */
export const registerEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string().exactOptional(),
  federation: z.string().exactOptional(),
  birthYear: z.int().exactOptional(),
  club: z.string().exactOptional(),
  category: z.string().exactOptional(),
  ratings: z.array(listedRating),
});
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

/** A tournament of the house where they are registered, by the number given there. */
const seenInSchema = z.object({
  slug: z.string(),
  name: z.string(),
  date: z.string(),
  number: z.int(),
});

/** Two entries that became one: which one went, who did it. */
const mergeSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  gone: z.object({ name: z.string(), licence: z.string().exactOptional() }),
});

/** All that the house knows of somebody. `doubles`: entries of the same name that nothing tells apart. */
export const registerCardSchema = z.object({
  person: registerEntrySchema,
  seen: z.array(seenInSchema),
  doubles: z.array(registerEntrySchema),
  merges: z.array(mergeSchema),
});
export type RegisterCard = z.infer<typeof registerCardSchema>;

/** Pairs that nobody has said to be one person or two: how many among the first thousand names, and the first 50. */
export const registerDoublesSchema = z.object({
  count: z.int(),
  pairs: z.array(z.tuple([registerEntrySchema, registerEntrySchema])),
});
export type RegisterDoubles = z.infer<typeof registerDoublesSchema>;

/** The entry that goes into the one of the address, or that is somebody else. */
export const otherEntrySchema = z.strictObject({ other: idSchema });
