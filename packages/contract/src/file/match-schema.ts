import * as z from 'zod';
import { stepSchema } from '../values/steps.ts';
import { resultKeys } from './result-schema.ts';
import { playerId, someText } from './text.ts';

/** What somebody says of a match, beside what stands: who, and a result. */
const saidSchema = z.strictObject({ by: someText(90), ...resultKeys(3) });

export const matchSchema = z.strictObject({
  table: z.int().min(1).max(9999).exactOptional(),
  players: z.array(playerId).min(1).max(2).describe('Two players, or one who is exempt'),
  starts: playerId.exactOptional(),
  ...resultKeys(3),
  confirmed: z.literal(true).exactOptional().describe('Somebody else has read the result and found it right'),
  claimed: saidSchema
    .exactOptional()
    .describe('What one of the two says; it counts for nothing before the other agrees'),
  disputed: saidSchema.exactOptional().describe('A second value, or a doubt without one: an arbiter has to settle it'),
  counters: z
    .record(z.string(), z.record(someText(80), z.int().min(0).max(9999)))
    .exactOptional()
    .describe('What trophies count, by player'),
  why: z.array(stepSchema).max(999).exactOptional().describe('The steps of the draw that led to this table'),
});
