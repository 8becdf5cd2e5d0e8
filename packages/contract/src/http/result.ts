import * as z from 'zod';
import { idSchema, text } from './text.ts';

/** A score after penalties; the engine says what is plausible, the border only what is possible. */
const scoreSchema = z.int().min(-999).max(9999);
const gamesSchema = z.array(z.tuple([scoreSchema, scoreSchema])).max(5);
const lossSchema = z.strictObject({ lost: z.int().min(0).max(9999), total: z.int().min(1).max(9999) });
const winner = idSchema.nullable();

/** How a match ended, in the order of the match's players. */
export const resultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('games'), games: gamesSchema.min(1) }),
  z.strictObject({ kind: z.literal('forfeit'), by: idSchema, games: gamesSchema }),
  z.strictObject({
    kind: z.literal('awarded'),
    to: idSchema,
    games: gamesSchema,
    reason: text(500).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('losses'), winner, cohesion: z.tuple([lossSchema, lossSchema]) }),
  z.strictObject({ kind: z.literal('points'), winner, points: z.tuple([scoreSchema, scoreSchema]) }),
  z.strictObject({ kind: z.literal('decided'), winner }),
]);
