import * as z from 'zod';
import { lastPlaceSchema, stageSchema } from '../../file/final-schema.ts';
import { resultSchema, typedResultSchema } from '../result.ts';
import { idSchema } from '../text.ts';

const at = { stage: stageSchema, players: z.tuple([idSchema, idSchema]) };
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
  z.strictObject({ kind: z.literal('record-final'), ...at, result: typedResultSchema, saw: resultSchema.nullable() }),
  z.strictObject({ kind: z.literal('clear-final'), ...at, saw: resultSchema }),
] as const;
