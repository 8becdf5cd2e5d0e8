import * as z from 'zod';
import type { Frozen } from '../values/same-type.ts';
import { armyListOptionsSchema, armyListSchema } from './army-lists.ts';
import { decisionSchema } from './events.ts';
import { feesSchema, personSchema } from './person.ts';
import { idSchema, textOf } from './text.ts';

/** Version 1 is the dated log that a server keeps for itself: it names accounts by ids, and has no digest. */
export const journalVersion = 2;

/** Decisions of one tournament; the largest days have a quarter of it. */
export const mostDecisions = 10_000;

const mostPeople = 4000;

const sentList = armyListSchema
  .pick({ slot: true })
  .extend({ player: idSchema, name: textOf(120), at: z.iso.datetime() });

/**
 * A tournament with its whole log, as it moves between computers. `facts`: the version of the facts in it. `version`:
 * that of the tournament when it was written. `people`: with their numbers, and what the desk notes of fees and lists.
 * `notes`: free words by the id of their decision. `digest`: of the state that the decisions add up to. Their authors are
 * names, or `player:` and the id of a player. `armyLists`: what was asked of them, and which had come when; they lie
 * beside this file in the archive.
 */
export const journalFileSchema = z.strictObject({
  journal: z.literal(journalVersion),
  facts: z.int().min(1),
  version: z.int().min(1).max(1_000_000_000),
  people: z.array(personSchema.extend({ id: idSchema, number: z.int().min(1) })).max(mostPeople),
  notes: z.record(z.string().max(200), textOf(2000)),
  fees: feesSchema.shape.bands,
  armyLists: armyListOptionsSchema.extend({ sent: z.array(sentList).max(2 * mostPeople) }).exactOptional(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  log: z.array(decisionSchema).min(1).max(mostDecisions),
});

export type JournalFile = Frozen<z.infer<typeof journalFileSchema>>;
