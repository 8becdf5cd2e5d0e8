import * as z from 'zod';
import { sentStateSchema } from './federation/documents.ts';
import { gameSchema } from './register.ts';
import { idSchema, shownText, someText } from './text.ts';

const held = z.object({ rating: z.number().exactOptional(), provisional: z.boolean().exactOptional() });

/**
 * What one new rating would change in the register. `new`: nobody there is them, an entry would be made. `same`: it is
 * there already. `newer`: what the register says is of a later event or list. `doubtful`: entries of that name, and
 * nothing says which one; left out. `person`: the entry.
 */
const carryLineSchema = z.object({
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

/** `kept`: names of those whose entries have changed since; they stay as they are. */
export const carryUndoneSchema = z.object({ people: z.int(), kept: z.array(z.string()) });
export type CarryUndone = z.infer<typeof carryUndoneSchema>;

/**
 * What was sent to the federation of the tournament's game, the newest first. `to`: its name in addresses; null: none
 * is known, and the file is handed over by hand. `name`: what it is called, where that was said. `revision`: of the
 * file as it stands now. `at`: when it was sent or refused. `told`: what the federation last said became of it, under
 * which receipt, and when; missing where it says nothing.
 */
export const sendingSchema = z.object({
  to: z.string().nullable(),
  name: z.string().nullable(),
  revision: z.int(),
  sent: z.array(
    z.object({
      revision: z.int(),
      state: z.enum(['waiting', 'sent', 'refused']),
      queuedAt: z.string(),
      at: z.string().nullable(),
      reason: z.string().nullable(),
      told: z.object({ receipt: z.int(), at: z.string(), state: sentStateSchema }).exactOptional(),
    }),
  ),
});
export type SendingView = z.infer<typeof sendingSchema>;

/** An address without a name or a password in it: the code has a place of its own. */
export const isRecipientUrl = (text: string): boolean =>
  /^https?:\/\/[^/?#@]+(?:[/?#]|$)/.test(text) && URL.canParse(text);

/**
 * The federation that receives the closed tournaments of a game. `code`: one is kept. `said`: at the desk, or when the
 * program was started; then `name` is null.
 */
const recipientSchema = z.object({
  game: gameSchema,
  name: z.string().nullable(),
  url: z.string(),
  code: z.boolean(),
  said: z.enum(['desk', 'start']),
});
export type RecipientView = z.infer<typeof recipientSchema>;
/** By game. */
export const recipientsSchema = z.array(recipientSchema);

/** `code` missing: the one that is kept, where the address stays the same. */
export const newRecipientSchema = z.strictObject({
  name: shownText(120),
  url: z.string().trim().max(500).refine(isRecipientUrl),
  code: someText(200).exactOptional(),
});
