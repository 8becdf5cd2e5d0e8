import * as z from 'zod';
import { seasonSchema } from '../file/season-schema.ts';

/** The seasons of the PL rating that the house knows beside the built-in one, the newest first. */
export const seasonsSchema = z.object({ seasons: z.array(seasonSchema) });
export type Seasons = z.infer<typeof seasonsSchema>;

/** `text`: a season, or a list of them, as its file says it; of one first day the new one replaces the old. */
export const seasonsSentSchema = z.strictObject({ text: z.string().min(1).max(200_000) });

/** A season's first day. */
export const seasonFromSchema = z.iso.date();
