import { ok, type Result, refused, type Season } from '@ronde/engine';
import * as z from 'zod';
import { problemsOf } from './from-zod.ts';
import type { FileRefusal } from './problems.ts';
import { readJson } from './read-json.ts';
import { seasonSchema } from './season-schema.ts';

const mostSeasons = 200;
const seasonsSchema = z.array(seasonSchema).min(1).max(mostSeasons);

/**
 * Seasons as a file of their own, one or a list of them: what `--season FILE` reads. Refused with every problem at
 * once, as a tournament file is.
 */
export function parseSeasons(text: string): Result<readonly Season[], readonly FileRefusal[]> {
  const read = readJson(text);
  if (!read.ok) return read;
  const schema = Array.isArray(read.value) ? seasonsSchema : seasonSchema;
  const seasons = schema.safeParse(read.value);
  if (!seasons.success) return refused(problemsOf(seasons.error.issues, read.value, schema));
  return ok(Array.isArray(seasons.data) ? seasons.data : [seasons.data]);
}
