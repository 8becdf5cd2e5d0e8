import * as z from 'zod';

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

/** The engine's `Standings`, with how each tie was put in order. */
export const standingsSchema = z.object({
  after: z.int(),
  final: z.boolean(),
  rows: z.array(standingSchema),
  ties: z.array(tieSchema),
});
