import * as z from 'zod';
import { formatSchema } from '../../values/formats.ts';
import { resultSchema } from '../commands/results.ts';
import { civilDate, idSchema, personName, shownText, someText } from '../text.ts';
import { identityCheckSchema, namedCheckSchema } from './checks.ts';
import { effectTableSchema, namedPersonSchema, namedStepSchema } from './figures.ts';
import { smallEventSchema } from './games.ts';

/**
 * A closed tournament as a house sends it. `digest`: SHA-256 of the file as compact JSON. `places`: what the sender
 * counted; both are held against the file where they are said. `note`: one sentence to whoever reads it.
 */
export const sentDocumentSchema = z.strictObject({
  kind: z.literal('closed-tournament'),
  tournament: idSchema,
  revision: z.int().min(0).max(9_999_999),
  closedAt: z.string().max(40),
  file: z.unknown(),
  digest: z.string().max(100).exactOptional(),
  places: z.record(idSchema, z.int().min(1)).exactOptional(),
  note: someText(500).exactOptional(),
});

/** A list that another federation published, taken in as it stands. */
export const sentListSchema = z.strictObject({
  kind: z.literal('list'),
  id: idSchema,
  revision: z.int().min(0).max(9_999_999),
  name: someText(160),
  date: civilDate,
  people: z
    .array(
      z.strictObject({
        name: personName(120),
        licence: z.string().min(1).max(40).exactOptional(),
        federation: shownText(40).exactOptional(),
        rating: z.number().min(1).max(9999),
        lastEvent: civilDate.exactOptional(),
      }),
    )
    .min(1)
    .max(30_000),
  note: someText(500).exactOptional(),
});

/** What is handed over at the desk: a tournament file, or a list. */
export const handedDocumentSchema = z.strictObject({
  file: z.unknown(),
  note: someText(500).exactOptional(),
});

/**
 * What its sender reads of a document. `until`: the last day on which their own correction of it counts as it comes
 * (`window` of the federation); missing: none. `counting`: the revision that counts as long as this one does not; null: none.
 * `accepted`: how many ratings it changed; `recomputed`: how many of them are others today, since when and after what.
 */
export const sentStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('to-review'), counting: z.int().nullable() }),
  z.object({ kind: z.literal('in-doubt'), names: z.int(), counting: z.int().nullable() }),
  z.object({
    kind: z.literal('returned'),
    at: z.string(),
    by: z.string(),
    because: z.string(),
    counting: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('accepted'),
    at: z.string(),
    changed: z.int(),
    recomputed: z.object({ at: z.string(), changed: z.int(), after: z.string() }).nullable(),
    until: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal('not-approved'), at: z.string() }),
  /** A newer revision counts. */
  z.object({ kind: z.literal('replaced'), by: z.int() }),
  z.object({ kind: z.literal('withdrawn'), at: z.string(), because: z.string() }),
]);

/** `effect`: what the officer reads too; null as long as there is none. */
export const sentDocumentStateSchema = z.object({
  receipt: z.int(),
  document: z.string(),
  revision: z.int(),
  receivedAt: z.string(),
  state: sentStateSchema,
  effect: effectTableSchema.nullable(),
});
export type SentState = z.infer<typeof sentStateSchema>;
export type SentDocumentState = z.infer<typeof sentDocumentStateSchema>;

/** What was received. `repeated`: it was here already, and nothing was written. */
export const receivedSchema = sentDocumentStateSchema.extend({ repeated: z.boolean() });
export type Received = z.infer<typeof receivedSchema>;

const head = {
  receipt: z.int(),
  document: z.string(),
  kind: z.enum(['tournament', 'list']),
  /** Games outside a tournament; null: a tournament, or a list. */
  event: smallEventSchema.nullable(),
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  place: z.string().nullable(),
  players: z.int(),
  revision: z.int(),
  sender: z.string(),
  receivedAt: z.string(),
};

/** `answers`: expected before it can be accepted; `reads`: to read. `corrects`: how many ratings the revision changes. */
const waitingDocumentSchema = z.object({
  ...head,
  gravity: z.enum(['answer', 'read', 'none']),
  answers: z.int(),
  reads: z.int(),
  corrects: z.int().nullable(),
});
export type WaitingDocument = z.infer<typeof waitingDocumentSchema>;

/** `number`: of the log. By gravity, then last day. `accepted`: those asked for, the newest first, of `acceptedInAll`. */
export const documentsSchema = z.object({
  number: z.int(),
  toReview: z.array(waitingDocumentSchema),
  returned: z.array(z.object({ ...head, by: z.string(), at: z.string(), because: z.string(), decision: z.int() })),
  accepted: z.array(
    z.object({
      ...head,
      by: z.string(),
      at: z.string(),
      decision: z.int(),
      ratings: z.int(),
      /** Later events start from its ratings: undoing it is shown first. */
      later: z.boolean(),
    }),
  ),
  acceptedInAll: z.int(),
});
export type FederationDocuments = z.infer<typeof documentsSchema>;

export const documentsQuerySchema = z.object({
  accepted: z.coerce.number().int().min(0).max(10_000).optional(),
});

/** What a revision says otherwise than the one that counts; null: nothing there. */
const differenceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('result'),
    round: z.int(),
    table: z.int().nullable(),
    players: z.array(z.object({ player: z.string(), name: z.string() })),
    before: resultSchema.nullable(),
    after: resultSchema.nullable(),
  }),
  z.object({
    kind: z.literal('place'),
    player: z.string(),
    name: z.string(),
    before: z.int().nullable(),
    after: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('said'),
    what: z.enum(['name', 'firstDay', 'lastDay', 'format', 'category', 'approved', 'players']),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
]);

/**
 * A document at the desk. `people`: who each player is, as proposed or as decided. `checked`: how many verifications
 * there were; `quiet`: those without remark. `differences`: against the revision that counts; null: there is none.
 * `later`: the first of the events that start from its ratings, of `laterInAll`. `table` null: no system rates it.
 */
export const documentSchema = z.object({
  ...head,
  number: z.int(),
  format: formatSchema.nullable(),
  rounds: z.int(),
  note: z.string().nullable(),
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('to-review') }),
    z.object({
      kind: z.enum(['returned', 'withdrawn']),
      by: z.string(),
      at: z.string(),
      because: z.string(),
      decision: z.int(),
    }),
    z.object({ kind: z.literal('accepted'), by: z.string(), at: z.string(), decision: z.int() }),
  ]),
  counts: z.boolean(),
  category: z.literal([1, 2, 3, 4, 5]).nullable(),
  approved: z.boolean().nullable(),
  revisions: z.array(z.object({ receipt: z.int(), revision: z.int(), state: z.string(), counts: z.boolean() })),
  people: z.array(
    z.object({
      player: z.string(),
      name: z.string(),
      club: z.string().exactOptional(),
      licence: z.string().exactOptional(),
      person: namedPersonSchema.nullable(),
    }),
  ),
  checks: z.array(z.discriminatedUnion('code', [identityCheckSchema, namedCheckSchema])),
  quiet: z.int(),
  differences: z.array(differenceSchema).nullable(),
  /** The revision that counts, where `differences` are told: its number, and when it was accepted. */
  against: z.object({ revision: z.int(), acceptedAt: z.string() }).exactOptional(),
  table: effectTableSchema.nullable(),
  changes: z.int(),
  later: z.array(namedStepSchema),
  laterInAll: z.int(),
});
export type FederationDocumentView = z.infer<typeof documentSchema>;
