import * as z from 'zod';
import { gameSchema } from './register.ts';
import { idSchema } from './text.ts';

const held = z.object({ rating: z.number().exactOptional(), provisional: z.boolean().exactOptional() });

/**
 * What one new rating would change in the register. `new`: nobody there is them, an entry would be made. `same`: it is
 * there already. `newer`: what the register says is of a later event or list. `doubtful`: entries of that name, and
 * nothing says which one; left out. `person`: the entry.
 */
export const carryLineSchema = z.object({
  player: idSchema,
  name: z.string(),
  kind: z.enum(['new', 'changed', 'same', 'newer', 'doubtful']),
  person: idSchema.exactOptional(),
  before: held.exactOptional(),
  after: z.number(),
});
export type CarryLine = z.infer<typeof carryLineSchema>;

/** `lines`: in the order of places. `last`: the newest act that stands. */
export const carryingSchema = z.object({
  game: gameSchema,
  lines: z.array(carryLineSchema),
  last: z.object({ id: idSchema, at: z.string(), by: z.string(), people: z.int() }).nullable(),
});
export type Carrying = z.infer<typeof carryingSchema>;

/** `players`: whose ratings are carried; of the others nothing changes. `id`: said again, it is the same act. */
export const carryBodySchema = z.strictObject({ id: idSchema, players: z.array(idSchema).min(1).max(2000) });
export type CarryBody = z.infer<typeof carryBodySchema>;

/** `kept`: names of those whose entries have changed since; they stay as they are. */
export const carryUndoneSchema = z.object({ people: z.int(), kept: z.array(z.string()) });
export type CarryUndone = z.infer<typeof carryUndoneSchema>;
