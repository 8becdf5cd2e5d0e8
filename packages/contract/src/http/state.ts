import * as z from 'zod';
import { lastPlaceSchema, stageSchema } from '../file/match-schema.ts';
import { charterOf } from '../values/charter.ts';
import { formatSchema } from '../values/formats.ts';
import { choiceSchema, rulingSchema, sanctionKindSchema } from '../values/ruling.ts';
import { stepSchema } from '../values/steps.ts';
import { timetableOf } from '../values/timetable.ts';
import { presenceSchema } from './command.ts';
import { resultSchema } from './commands/results.ts';
import { bestOfSchema, seedSchema, settingsSchema } from './creation.ts';

export const armySchema = z.object({
  edition: z.string(),
  number: z.int(),
  name: z.string(),
  from: z.int().exactOptional(),
  to: z.int().exactOptional(),
});

/** The engine's state as it crosses the border. Written by the server alone, so without the limits of what comes in. */
export const playerSchema = z.object({
  id: z.string(),
  number: z.int(),
  rating: z.number().exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: z.string().exactOptional(),
  club: z.string().exactOptional(),
  category: z.string().exactOptional(),
  army: armySchema.exactOptional(),
  table: z.int().exactOptional(),
  spare: z.boolean().exactOptional(),
  presence: presenceSchema,
  from: z.int(),
  left: z.int().exactOptional(),
});

/** A player's entry that waits for the opponent's. */
export const claimSchema = z.object({ by: z.string(), value: resultSchema });

/** A second value, or (null) a doubt without one. */
export const disputeSchema = z.object({
  value: resultSchema.nullable(),
  by: z.string(),
  note: z.string().exactOptional(),
});

export const countersSchema = z.record(z.string(), z.record(z.string(), z.number()));

/** Of a match of several games, those that are over while it is not. */
export const runningSchema = z.object({
  games: z.array(z.tuple([z.number(), z.number()])),
  third: z.string().exactOptional(),
});

export const sentMatchSchema = z.object({
  table: z.int().exactOptional(),
  players: z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]),
  starts: z.string().exactOptional(),
  result: resultSchema.exactOptional(),
  running: runningSchema.exactOptional(),
  claim: claimSchema.exactOptional(),
  disputed: disputeSchema.exactOptional(),
  confirmed: z.literal(true).exactOptional(),
  counters: countersSchema.exactOptional(),
  why: z.array(stepSchema).exactOptional(),
});

export const sanctionSchema = z.object({
  player: z.string(),
  kind: sanctionKindSchema,
  points: z.number().exactOptional(),
  ruling: rulingSchema.exactOptional(),
  choice: choiceSchema.exactOptional(),
  article: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  note: z.string().exactOptional(),
});

export const trophySchema = z.object({ name: z.string(), player: z.string() });

export const finalMatchSchema = z.object({
  stage: stageSchema,
  players: z.tuple([z.string(), z.string()]),
  starts: z.string().exactOptional(),
  result: resultSchema.exactOptional(),
  running: runningSchema.exactOptional(),
});

export const sentFinalSchema = z.object({
  players: z.literal([2, 4]),
  bestOf: z.literal([1, 3, 5]),
  carry: z.boolean(),
  thirdPlace: z.boolean(),
  lastPlace: lastPlaceSchema.exactOptional(),
  matches: z.array(finalMatchSchema),
});

export const roundSchema = z.object({
  status: z.enum(['draft', 'published', 'closed']),
  absent: z.array(z.string()),
  bestOf: bestOfSchema,
  attempt: z.int(),
  matches: z.array(sentMatchSchema),
  sanctions: z.array(sanctionSchema).exactOptional(),
  kept: z.string().exactOptional(),
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
  timetable: timetableOf(z.string()).exactOptional(),
  charter: charterOf(z.string()).exactOptional(),
  seed: seedSchema,
  settings: settingsSchema,
  players: z.array(playerSchema),
  ranking: z.array(z.string()),
  rounds: z.array(roundSchema),
  practice: z.literal(true).exactOptional(),
  trophies: z.array(trophySchema).exactOptional(),
  final: sentFinalSchema.exactOptional(),
  status: z.enum(['open', 'closed']),
  revision: z.int().exactOptional(),
  open: z.literal(true).exactOptional(),
  shownPools: z.array(z.array(z.string().nullable())).exactOptional(),
  endHidden: z.literal(true).exactOptional(),
  shelf: z.enum(['archived', 'removed']).exactOptional(),
});
