import * as z from 'zod';
import { resultSchema, typedResultSchema } from '../result.ts';
import { idSchema, roundNumber, someText } from '../text.ts';

const at = { round: roundNumber, players: z.tuple([idSchema, idSchema]) };

const counters = z.record(idSchema, z.record(someText(80), z.int().min(0).max(9999))).nullable();

export const resultCommands = [
  z.strictObject({
    kind: z.literal('record'),
    ...at,
    result: typedResultSchema,
    saw: resultSchema.nullable(),
    anyway: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('clear'), ...at, saw: resultSchema }),
  z.strictObject({ kind: z.literal('claim'), ...at, by: idSchema, result: typedResultSchema }),
  z.strictObject({
    kind: z.literal('dispute'),
    ...at,
    value: typedResultSchema.nullable(),
    /** The account that sends it, whatever is sent. */
    by: someText(90).default('–'),
    note: idSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('retain'),
    ...at,
    which: z.union([z.enum(['first', 'second']), typedResultSchema]),
    saw: resultSchema.nullable(),
    anyway: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('confirm'), ...at, saw: resultSchema }),
  z.strictObject({ kind: z.literal('counters'), ...at, saw: counters, to: counters }),
] as const;
