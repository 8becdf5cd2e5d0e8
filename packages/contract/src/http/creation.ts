import * as z from 'zod';
import { possibleStart } from '../file/possible-start.ts';
import { formatSchema } from '../values/formats.ts';
import { chosenSettingsSchema } from './settings.ts';
import { civilDate, idSchema, someText, text } from './text.ts';

export const seedSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * A new tournament. `seed`: drawn by the server when missing. `command`: drawn by the client, so that a repeated
 * request creates one tournament. An empty name is refused by the engine, in the reader's language; what could not be
 * written as a file (another format's settings, phases that do not fit, dates the wrong way round) here.
 */
export const creationBodySchema = z
  .strictObject({
    command: idSchema.exactOptional(),
    name: text(160),
    format: formatSchema,
    date: civilDate,
    endDate: civilDate.exactOptional(),
    place: someText(160).exactOptional(),
    /** Of a day of the wargame; in round robin and Swiss, it says that the wargame is played. */
    theme: someText(160).exactOptional(),
    /** Players expected: what the advice on the number of rounds was given for. */
    expected: z.int().min(0).max(2000).exactOptional(),
    seed: seedSchema.exactOptional(),
    settings: chosenSettingsSchema.exactOptional(),
  })
  .refine(possibleStart, 'not a tournament of this format');

export type CreationBody = z.infer<typeof creationBodySchema>;

export const createdSchema = z.object({ id: idSchema, slug: z.string() });
export type Created = z.infer<typeof createdSchema>;
