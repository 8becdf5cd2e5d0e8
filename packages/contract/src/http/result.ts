import * as z from 'zod';
import { idSchema, someText, text } from './text.ts';

/** A score after penalties; the engine says what is plausible, the border only what is possible. */
const scoreSchema = z.int().min(-999).max(9999);
const gamesSchema = z.array(z.tuple([scoreSchema, scoreSchema])).max(5);
const lossSchema = z.strictObject({ lost: z.int().min(0).max(9999), total: z.int().min(1).max(9999) });
const winner = idSchema.nullable();

/** The article of the rules that decided, "9.5". */
export const articleSchema = someText(12);

/** Free text beside the log, by the id of the command that brought it. */
const note = idSchema.exactOptional();
const ruling = { article: articleSchema.exactOptional(), note };
const awarded = { kind: z.literal('awarded'), to: idSchema, games: gamesSchema, ...ruling };

const played = z.strictObject({ kind: z.literal('games'), games: gamesSchema.min(1) });
const others = [
  z.strictObject({ kind: z.literal('forfeit'), by: idSchema, games: gamesSchema, ...ruling }),
  z.strictObject({ kind: z.literal('losses'), winner, cohesion: z.tuple([lossSchema, lossSchema]), note }),
  z.strictObject({ kind: z.literal('points'), winner, points: z.tuple([scoreSchema, scoreSchema]), note }),
  z.strictObject({ kind: z.literal('decided'), winner }),
] as const;

/** How a match ended, in the order of the match's players. `reason`: as a file brought it. */
export const resultSchema = z.discriminatedUnion('kind', [
  played,
  z.strictObject({ ...awarded, reason: text(500).exactOptional() }),
  ...others,
]);

/** The same as it is typed at a desk: a reason in free text never enters the log. */
export const typedResultSchema = z.discriminatedUnion('kind', [played, z.strictObject(awarded), ...others]);
