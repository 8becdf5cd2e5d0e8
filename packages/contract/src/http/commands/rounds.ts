import * as z from 'zod';
import { idSchema, roundNumber } from '../text.ts';

const attempt = z.int().min(1).max(9999);
const table = z.int().min(1).max(9999);
const pair = z.tuple([idSchema, idSchema]);
const seated = z.array(idSchema).min(1).max(2);

/** Tables made by hand before the draw, or one player exempt by hand. */
const fixed = z
  .array(
    z.strictObject({
      players: z.union([z.tuple([idSchema]), pair]),
      table: table.exactOptional(),
      starts: idSchema.exactOptional(),
    }),
  )
  .max(1000)
  .exactOptional();

export const roundCommands = [
  z.strictObject({
    kind: z.literal('draw'),
    round: roundNumber,
    without: z.array(idSchema).max(2000),
    beyond: z.boolean().exactOptional(),
    fixed,
  }),
  z.strictObject({ kind: z.literal('redraw'), round: roundNumber, attempt, fixed }),
  z.strictObject({ kind: z.literal('take-proposal'), round: roundNumber, attempt }),
  z.strictObject({ kind: z.literal('swap'), round: roundNumber, players: pair, saw: z.tuple([seated, seated]) }),
  z.strictObject({ kind: z.literal('number-table'), round: roundNumber, players: pair, table, saw: table }),
  z.strictObject({
    kind: z.literal('reseat'),
    round: roundNumber,
    tables: z
      .array(
        z.strictObject({
          saw: seated,
          players: z.union([z.tuple([idSchema]), pair]),
          table: table.exactOptional(),
          starts: idSchema.exactOptional(),
        }),
      )
      .min(1)
      .max(1000),
    losing: z.int().min(0).max(1000),
  }),
  z.strictObject({
    kind: z.literal('seat'),
    round: roundNumber,
    player: idSchema,
    opponent: idSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('publish'),
    round: roundNumber,
    attempt,
    anyway: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('withhold'), round: roundNumber }),
  z.strictObject({
    kind: z.literal('keep-tables'),
    round: roundNumber,
    results: z.string().regex(/^[0-9a-f]{16}$/),
  }),
  z.strictObject({ kind: z.literal('close-round'), round: roundNumber }),
  z.strictObject({ kind: z.literal('reopen-round'), round: roundNumber }),
  z.strictObject({ kind: z.literal('cancel-round'), round: roundNumber, losing: z.int().min(0).max(9999) }),
] as const;

const pool = z.int().min(1).max(500);

export const poolsCommands = [
  z.strictObject({
    kind: z.literal('move-pool'),
    player: idSchema,
    pool,
    saw: pool,
    against: idSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('deal-pools'), order: z.literal(true).exactOptional() }),
  z.strictObject({ kind: z.literal('draw-order'), attempt: z.int().min(1).max(9999) }),
  z.strictObject({ kind: z.literal('show-pools'), shown: z.boolean() }),
] as const;
