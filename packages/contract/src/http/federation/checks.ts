import type { DocumentCheck } from '@ronde/engine/federation/checks';
import * as z from 'zod';
import { resultSchema } from '../commands/results.ts';
import { namedPersonSchema, namedStepSchema } from './figures.ts';

/**
 * One answer to who somebody is. `person` null: somebody new. `rating`: what they hold, null: nothing. `before` to
 * `after`: of this event, with that answer; `others`: how many other ratings of the event are others then than as
 * proposed.
 */
const identityAnswerSchema = z.object({
  person: namedPersonSchema.nullable(),
  licence: z.string().exactOptional(),
  events: z.int(),
  rating: z.number().nullable(),
  before: z.number().nullable(),
  provisional: z.boolean(),
  after: z.number().nullable(),
  others: z.int(),
});

/** Who a player may be, to be answered before the document is accepted. The first answer is the proposed one. */
export const identityCheckSchema = z.object({
  code: z.literal('identity'),
  gravity: z.literal('answer'),
  doubt: z.enum(['joined', 'homonyms', 'other-name', 'other-order', 'same-name', 'twice']),
  player: z.string(),
  name: z.string(),
  club: z.string().exactOptional(),
  licence: z.string().exactOptional(),
  answers: z.array(identityAnswerSchema),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

/** A game as the document has it: its players and scores in one order. */
const checkedGameSchema = z.object({
  table: z.int().nullable(),
  players: z.array(z.object({ player: z.string(), name: z.string() })),
  result: resultSchema,
});
export type CheckedGame = z.infer<typeof checkedGameSchema>;

/**
 * A check of the engine; `names`: of the players and documents that it speaks of, by their ids. `from`: the document to
 * look at, the other event or the one that a rating was held from. `game`: the one that it speaks of.
 */
export const namedCheckSchema = z.object({
  code: z.literal('check'),
  gravity: z.enum(['answer', 'read']),
  check: z.custom<DocumentCheck>((value) => typeof value === 'object' && value !== null),
  names: z.record(z.string(), z.string()),
  from: namedStepSchema.nullable(),
  game: checkedGameSchema.nullable(),
});
export type EngineCheckView = z.infer<typeof namedCheckSchema>;
