import * as z from 'zod';
import { idSchema } from '../text.ts';

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
] as const;
