import * as z from 'zod';
import { lossSchema, pointsSchema } from '../file/match-schema.ts';
import { score } from '../file/text.ts';
import { idSchema, someText } from './text.ts';

/** A score after penalties; the engine says what is plausible, the border only what the file can hold. */
const gamesSchema = z.array(z.tuple([score, score])).max(5);
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
  z.strictObject({ kind: z.literal('points'), winner, points: z.tuple([pointsSchema, pointsSchema]), note }),
  z.strictObject({ kind: z.literal('decided'), winner }),
] as const;

/** How a match ended, in the order of the match's players. `reason`: as a file brought it. */
export const resultSchema = z.discriminatedUnion('kind', [
  played,
  z.strictObject({ ...awarded, reason: someText(500).exactOptional() }),
  ...others,
]);

/** The same as it is typed at a desk: a reason in free text never enters the log. */
export const typedResultSchema = z.discriminatedUnion('kind', [played, z.strictObject(awarded), ...others]);
