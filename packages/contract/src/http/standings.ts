import * as z from 'zod';
import { langSchema } from './text.ts';

/** `after`: rounds counted, 0 too. `final`: shared places. `lang`: instead of the reader's language. */
export const standingsQuerySchema = z.object({
  after: z.coerce.number().int().min(0).max(99).optional(),
  final: z.enum(['true', 'false']).optional(),
  lang: langSchema.optional(),
});
export type StandingsQuery = z.infer<typeof standingsQuerySchema>;

const pair = z.tuple([z.string(), z.string()]);

const standingSchema = z.object({
  rank: z.int(),
  player: z.string(),
  pm: z.int(),
  ppm: z.int().nullable(),
  pdep: z.int(),
});

const meetingSchema = z.object({
  round: z.int(),
  players: pair,
  points: z.tuple([z.int(), z.int()]),
  games: z.array(z.tuple([z.int(), z.int()])),
});

const runs = z.array(z.array(z.string()));

const tieSchema = z.object({
  pm: z.int(),
  players: z.array(z.string()),
  ppm: z.enum(['decides', 'level', 'void']),
  unmet: pair.nullable(),
  meetings: z.array(meetingSchema),
  bySpread: runs,
  level: runs,
});

const decidedSchema = z.object({
  players: z.array(z.string()),
  before: z.array(z.object({ player: z.string(), rank: z.int() })),
  matches: z.array(
    z.object({
      stage: z.enum(['tie', 'semi', 'final', 'third']),
      players: pair,
      end: z.enum(['open', 'won', 'level', 'forfeit', 'awarded']),
      figures: z.tuple([z.number(), z.number()]).nullable(),
    }),
  ),
  byInitialRank: z.literal(true).exactOptional(),
});

const scrabbleStandingsSchema = z.object({
  kind: z.literal('scrabble'),
  after: z.int(),
  final: z.boolean(),
  rows: z.array(standingSchema),
  ties: z.array(tieSchema),
  decided: decidedSchema.exactOptional(),
});

const pointsStandingSchema = z.object({
  rank: z.int(),
  player: z.string(),
  points: z.number(),
  wins: z.int().exactOptional(),
  opponents: z.number(),
  spread: z.number().exactOptional(),
});

const separationSchema = z.object({
  criterion: z.enum(['points', 'wins', 'opponents', 'between', 'elo', 'spread', 'initial', 'shared']),
  values: z.tuple([z.number(), z.number()]).nullable(),
});

const pointsTieSchema = z.object({ points: z.number(), players: z.array(z.string()), by: z.array(separationSchema) });

const pointsStandingsSchema = z.object({
  kind: z.literal('points'),
  after: z.int(),
  final: z.boolean(),
  rows: z.array(pointsStandingSchema),
  ties: z.array(pointsTieSchema),
  decided: decidedSchema.exactOptional(),
});

/** The engine's `Standings`, with how each tie was put in order, and what a final decided. */
export const standingsSchema = z.discriminatedUnion('kind', [scrabbleStandingsSchema, pointsStandingsSchema]);

const excluded = z.literal(true).exactOptional();

/** As the public reads them. `excluded`: by the umpire; line and place stay. */
export const shownStandingsSchema = z.discriminatedUnion('kind', [
  scrabbleStandingsSchema.extend({ rows: z.array(standingSchema.extend({ excluded })) }),
  pointsStandingsSchema.extend({ rows: z.array(pointsStandingSchema.extend({ excluded })) }),
]);
