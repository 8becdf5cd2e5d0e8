import type { FederationRefusal } from '@ronde/engine/federation/decide';
import * as z from 'zod';
import { seasonSchema } from '../../file/settings-schema.ts';
import { civilDate, idSchema, someText } from '../text.ts';
import { federationFactSchema, methodSchema } from './facts.ts';
import { effectTableSchema, figuresSchema, namedPersonSchema, namedStepSchema } from './figures.ts';

const receiptSchema = z.int().min(1).max(99_999_999);
const decisionNumber = receiptSchema;
const sentence = someText(500);
/** A document's id, which may be the name and day of a file without one. */
const documentId = z.string().min(1).max(300);
const personId = z.string().min(1).max(300);

/**
 * What an officer asks. `people` of `accept`: the answers to what was asked, the others are as proposed; null: somebody
 * whom no document had before. `distinct`: documents of the same people and days that are another event all the same.
 */
const federationCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accept'),
    receipt: receiptSchema,
    people: z.record(idSchema, personId.nullable()),
    distinct: z.array(documentId).max(200).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('return'), receipt: receiptSchema, because: sentence }),
  z.strictObject({ kind: z.literal('withdraw'), document: documentId, because: sentence }),
  z.strictObject({
    kind: z.literal('weigh'),
    document: documentId,
    category: z.literal([1, 2, 3, 4, 5]).exactOptional(),
    approved: z.boolean().exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('identify'),
    document: documentId,
    player: idSchema,
    person: personId.nullable(),
  }),
  z.strictObject({ kind: z.literal('merge'), gone: personId, kept: personId }),
  z.strictObject({ kind: z.literal('tell-apart'), persons: z.tuple([personId, personId]) }),
  z.strictObject({ kind: z.literal('erase'), person: personId }),
  z.strictObject({ kind: z.literal('open-season'), season: seasonSchema }),
  z.strictObject({ kind: z.literal('set-championship'), method: methodSchema }),
  z.strictObject({ kind: z.literal('publish'), date: civilDate }),
  z.strictObject({ kind: z.literal('retire'), date: civilDate, because: sentence }),
  z.strictObject({ kind: z.literal('undo'), decision: decisionNumber }),
]);
export type SentFederationCommand = z.infer<typeof federationCommandSchema>;

/**
 * One command. `id`: sent twice, it acts once. `saw`: the number of the log that the page was made from; whoever
 * decided of the same subject since is named in the refusal.
 */
export const decisionBodySchema = z.strictObject({
  id: idSchema,
  saw: z.int().min(0).max(99_999_999),
  command: federationCommandSchema,
});

/** The decision, and how many ratings of today it changed. `repeated`: it was done before, by this id. */
export const decidedFederationSchema = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  changed: z.int(),
  repeated: z.boolean(),
});
export type DecidedFederation = z.infer<typeof decidedFederationSchema>;

/** What was decided meanwhile of the same subject: « Accepté par Marc Weil à 18:22. » */
export const meanwhileSchema = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  kind: z.string(),
});

/** A problem's `refusal`, where the federation said no. */
export type FederationRefused = FederationRefusal;

/**
 * What is previewed: any command, as it would be decided. `accept` with the answers given so far, the others as
 * proposed; `weigh` for category or approval, `identify` for an answer given anew, `merge`; its separation, as whatever
 * is taken back, is the `undo` of its decision; `open-season` with the season as it is being prepared. `because` may be
 * any sentence. `person`: whose chain is shown; missing: whoever moves most.
 */
export const previewBodySchema = z.strictObject({ command: federationCommandSchema, person: personId.exactOptional() });

/**
 * Whose rating of today changes. `played`: in the event that the act is about. `raised`: to the Joker bar, at the start
 * of the season that it is about. `listed`: in the list that it takes in. `consequence`: from `step` on, where `stood`
 * had another rating at the start (PL: at this place of the start list; Elo: in this round).
 */
const changeSchema = namedPersonSchema.extend({
  before: z.number().nullable(),
  after: z.number().nullable(),
  series: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  why: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('played'),
      place: z.object({ before: z.int().nullable(), after: z.int().nullable() }),
    }),
    z.object({ kind: z.literal('raised') }),
    z.object({ kind: z.literal('listed') }),
    z.object({
      kind: z.literal('consequence'),
      step: namedStepSchema,
      stood: namedPersonSchema.extend({ at: z.int(), before: z.number(), after: z.number() }).nullable(),
    }),
  ]),
});

/** One event in a person's history under both computations: null where it did not rate them. */
const chainLinkSchema = z.object({
  step: namedStepSchema,
  before: figuresSchema.nullable(),
  after: figuresSchema.nullable(),
  /** Of those whom the figures of an event name: how many, and M. */
  players: z.int(),
  value: z.number(),
});

/**
 * What a command would do, before it is done. `refusal`: it would be refused, and why; the rest is then empty. `people`:
 * how many hold a rating before or after it. Of an old event thousands of ratings and events move: `changes` (those that move most), `redone`
 * (the first in date order), `values` and `points` name some, and what ends in `InAll` says how many there are; of the
 * changes by their reason. `redone`: of each event the first whose ratings move, and how many `others`. `kept`: events of
 * the same days and later whose ratings stay. `lists`: published ones that
 * would differ from what is computed, with how many ratings do now and would. `table`: of a document to be accepted.
 * `regraded`: whose rating stays and is of another series from the day `on`, today or the first day of a season to come.
 * `erasure`: of somebody who is to be forgotten, the names and numbers that go, the documents and published lists (by
 * date) that they go from, and how many sentences that speak of them.
 * Of the Elo, `values`: of an event in the championship; `points`: whose total of a season is another one.
 */
export const previewSchema = z.object({
  number: z.int(),
  refusal: z.object({ code: z.string(), sentence: z.string() }).nullable(),
  people: z.int(),
  changes: z.array(changeSchema),
  changesInAll: z.object({ played: z.int(), raised: z.int(), listed: z.int(), consequence: z.int() }),
  redone: z.array(
    z.object({
      step: namedStepSchema,
      changes: z.array(namedPersonSchema.extend({ before: z.number().nullable(), after: z.number().nullable() })),
      others: z.int(),
    }),
  ),
  redoneInAll: z.int(),
  kept: z.int(),
  regraded: z.object({
    on: z.string(),
    people: z.array(namedPersonSchema.extend({ rating: z.number(), before: z.string(), after: z.string() })),
  }),
  values: z.array(z.object({ step: namedStepSchema, before: z.number(), after: z.number() })),
  valuesInAll: z.int(),
  points: z.array(namedPersonSchema.extend({ season: z.string(), before: z.int(), after: z.int() })),
  pointsInAll: z.int(),
  lists: z.array(z.object({ date: z.string(), differs: z.int(), would: z.int() })),
  erasure: z
    .object({
      name: z.string(),
      faces: z.array(z.object({ name: z.string(), licence: z.string().nullable() })),
      documents: z.array(namedStepSchema),
      documentsInAll: z.int(),
      lists: z.array(z.string()),
      texts: z.int(),
    })
    .nullable(),
  chain: z.object({ person: namedPersonSchema, links: z.array(chainLinkSchema) }).nullable(),
  table: effectTableSchema.nullable(),
});
export type FederationPreview = z.infer<typeof previewSchema>;

/**
 * A line of the journal: a decision, or something that was refused at the door and of which nothing else is kept.
 * `names`: of the document, persons and players that the fact speaks of, by their ids. `undone`: the decision that took
 * it back. `undoable`: it can be now.
 */
export const journalSchema = z.object({
  number: z.int(),
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('decision'),
        number: z.int(),
        at: z.string(),
        by: z.string(),
        fact: federationFactSchema,
        names: z.record(z.string(), z.string()),
        undone: z.int().nullable(),
        undoable: z.boolean(),
      }),
      z.object({
        kind: z.literal('refused'),
        at: z.string(),
        sender: z.string(),
        document: z.string(),
        /** Where, found, expected, in the reader's language; at most the first three. */
        why: z.array(z.object({ path: z.string(), message: z.string() })),
        /** How many there were. */
        faults: z.int(),
      }),
    ]),
  ),
  /** There are older ones. */
  more: z.boolean(),
});
export type FederationJournal = z.infer<typeof journalSchema>;

/** `before`: lines older than this decision. */
export const journalQuerySchema = z.object({
  before: z.coerce.number().int().min(1).max(99_999_999).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
});
