import * as z from 'zod';
import { presenceSchema } from './command.ts';
import { formatSchema, seedSchema } from './creation.ts';
import { resultSchema } from './result.ts';
import { bestOfSchema, settingsSchema } from './settings.ts';
import { stepSchema } from './steps.ts';

/** The engine's state as it crosses the border. Written by the server alone, so without the limits of what comes in. */
export const playerSchema = z.object({
  id: z.string(),
  number: z.int(),
  rating: z.number().exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: z.string().exactOptional(),
  club: z.string().exactOptional(),
  category: z.string().exactOptional(),
  presence: presenceSchema,
  from: z.int(),
  left: z.int().exactOptional(),
});

export const matchSchema = z.object({
  table: z.int().exactOptional(),
  players: z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]),
  starts: z.string().exactOptional(),
  result: resultSchema.exactOptional(),
  why: z.array(stepSchema).exactOptional(),
});

export const roundSchema = z.object({
  status: z.enum(['draft', 'published', 'closed']),
  absent: z.array(z.string()),
  bestOf: bestOfSchema,
  attempt: z.int(),
  matches: z.array(matchSchema),
});

export const tournamentSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: formatSchema,
  date: z.string(),
  endDate: z.string().exactOptional(),
  event: z.string().exactOptional(),
  place: z.string().exactOptional(),
  theme: z.string().exactOptional(),
  pool: z.string().exactOptional(),
  seed: seedSchema,
  settings: settingsSchema,
  players: z.array(playerSchema),
  ranking: z.array(z.string()),
  rounds: z.array(roundSchema),
  status: z.enum(['open', 'closed']),
});
