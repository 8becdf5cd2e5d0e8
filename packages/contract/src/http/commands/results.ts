import * as z from 'zod';
import { lastPlaceSchema, stageSchema } from '../../file/match-schema.ts';
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

const ofTheFinal = { stage: stageSchema, players: z.tuple([idSchema, idSchema]) };
const most = z.int().min(0).max(99);

export const finalCommands = [
  z.strictObject({
    kind: z.literal('open-final'),
    players: z.literal([2, 4]),
    bestOf: z.literal([1, 3, 5]),
    carry: z.boolean(),
    thirdPlace: z.boolean(),
    lastPlace: lastPlaceSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('cancel-final'), losing: most }),
  z.strictObject({ kind: z.literal('settle-final'), lastPlace: lastPlaceSchema, saw: lastPlaceSchema.nullable() }),
  z.strictObject({ kind: z.literal('draw-final'), set: most }),
  z.strictObject({
    kind: z.literal('record-final'),
    ...ofTheFinal,
    result: typedResultSchema,
    saw: resultSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('clear-final'), ...ofTheFinal, saw: resultSchema }),
] as const;
