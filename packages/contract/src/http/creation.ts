import * as z from 'zod';
import { formatSchema } from './formats.ts';
import { settingsSchema } from './settings.ts';
import { civilDate, idSchema, text } from './text.ts';

export const seedSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * A new tournament. `seed`: drawn by the server when missing. `command`: drawn by the client, so that a repeated
 * request creates one tournament. An empty name is refused by the engine, in the reader's language.
 */
export const creationBodySchema = z.strictObject({
  command: idSchema.exactOptional(),
  name: text(160),
  format: formatSchema,
  date: civilDate,
  endDate: civilDate.exactOptional(),
  place: text(160).exactOptional(),
  /** Players expected: what the advice on the number of rounds was given for. */
  expected: z.int().min(0).max(2000).exactOptional(),
  seed: seedSchema.exactOptional(),
  settings: settingsSchema.exactOptional(),
});

export type CreationBody = z.infer<typeof creationBodySchema>;

export const createdSchema = z.object({ id: idSchema, slug: z.string() });
export type Created = z.infer<typeof createdSchema>;
