import * as z from 'zod';
import { seasonSchema } from '../../file/settings-schema.ts';
import { methodSchema } from './facts.ts';
import { namedPersonSchema, namedStepSchema } from './figures.ts';

/** `decision`: which opened it; null: the program's own. `ten`: its world's ten, by name, with what they held before it. */
export const seasonsOfFederationSchema = z.object({
  number: z.int(),
  seasons: z.array(
    z.object({
      season: seasonSchema,
      decision: z.int().nullable(),
      ten: z.array(namedPersonSchema.extend({ rating: z.number().nullable() })),
    }),
  ),
  championships: z.array(z.object({ method: methodSchema, decision: z.int().nullable() })),
});
export type FederationSeasons = z.infer<typeof seasonsOfFederationSchema>;

const bars = z.object({ joker: z.int(), a: z.int(), b: z.int() });

/** The ratings of a date's list, highest first, with the bars that count and those that the shares of the rule propose. */
export const barsSchema = z.object({
  number: z.int(),
  at: z.string(),
  figures: z.array(z.number()),
  now: bars,
  proposed: bars.nullable(),
  leaving: z.array(namedPersonSchema.extend({ rating: z.number(), lastEvent: z.string() })),
});
export type ProposedBarsView = z.infer<typeof barsSchema>;

/** `2026-2027`; missing: the newest with a result. */
export const championshipQuerySchema = z.object({ season: z.string().max(9).optional() });

/** What an event brought: `points` of `value` (VT), for the `place` among `players`. */
const championshipResultSchema = z.object({
  step: namedStepSchema,
  place: z.int(),
  players: z.int(),
  value: z.number(),
  points: z.int(),
});

/** A season's table. `seasons`: those with a result, the newest first. `dropped`: beyond the `best` that count. */
export const championshipSchema = z.object({
  number: z.int(),
  season: z.string().nullable(),
  seasons: z.array(z.string()),
  best: z.int(),
  halvings: z.int(),
  rows: z.array(
    namedPersonSchema.extend({
      rank: z.int(),
      total: z.int(),
      counted: z.array(championshipResultSchema),
      dropped: z.array(championshipResultSchema),
    }),
  ),
});
export type FederationChampionship = z.infer<typeof championshipSchema>;
