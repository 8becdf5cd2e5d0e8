import * as z from 'zod';
import { armyListSlots, largestArmyList } from '../values/army-list.ts';
import { shownText } from './text.ts';

/** What is known of a list that came in; what stands in it is read apart. */
export const armyListSchema = z.object({
  player: z.string(),
  slot: z.literal(armyListSlots),
  /** As whoever sent it calls it. */
  name: z.string(),
  /** By its first bytes, whatever its name says. */
  type: z.enum(['text', 'pdf']),
  size: z.int(),
  at: z.string(),
  /** It came after the deadline. */
  late: z.boolean(),
});
export type ArmyListView = z.infer<typeof armyListSchema>;

/**
 * `deadline`: until when lists are asked for; null: until the first round. `malus`: what a late one costs in each game,
 * where the organiser says so: the arbiter gives it. `published`: everybody may read them, and no player changes one.
 */
export const armyListOptionsSchema = z.strictObject({
  deadline: z.iso.datetime().nullable(),
  malus: z.int().min(1).max(99).nullable(),
  published: z.boolean(),
});
export type ArmyListOptions = z.infer<typeof armyListOptionsSchema>;

export const armyListsSchema = z.object({ options: armyListOptionsSchema, lists: z.array(armyListSchema) });

export type ArmyLists = z.infer<typeof armyListsSchema>;

/** `content`: the file, in base64. */
export const armyListBodySchema = z.strictObject({
  name: shownText(120),
  content: z.base64().max(Math.ceil(largestArmyList / 3) * 4),
});

/** A slot in an address. */
export const slotParam = z.coerce.number().int().min(1).max(2);
