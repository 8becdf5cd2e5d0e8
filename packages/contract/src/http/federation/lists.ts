import * as z from 'zod';
import { registerLineSchema } from '../register.ts';
import { civilDate } from '../text.ts';
import { effectTableSchema, eventFiguresSchema, figuresSchema, namedPersonSchema, namedStepSchema } from './figures.ts';

/** `at` missing: today. `of`: as published (an event in two years), or everybody ever. */
export const ratingsQuerySchema = z.object({
  at: civilDate.optional(),
  of: z.enum(['published', 'organisers']).optional(),
  series: z.string().max(20).optional(),
  club: z.string().max(120).optional(),
  q: z.string().max(120).optional(),
});
export type RatingsQuery = z.infer<typeof ratingsQuerySchema>;

/** A line of a list. `rank`: in the whole list, equal ratings share it. `series`: of the Elo, the title. `events`: rated. */
const listedSchema = namedPersonSchema.extend({
  rank: z.int(),
  rating: z.number(),
  series: z.string(),
  events: z.int(),
  lastEvent: z.string(),
  federation: z.string().exactOptional(),
  category: z.string().exactOptional(),
});
export type Listed = z.infer<typeof listedSchema>;

/** `people`: how many are on the whole list. */
export const ratingsSchema = z.object({
  number: z.int(),
  at: z.string(),
  system: z.enum(['pl', 'elo']),
  people: z.int(),
  rows: z.array(listedSchema),
});
export type FederationRatingsView = z.infer<typeof ratingsSchema>;

export const atQuerySchema = z.object({ at: civilDate.optional() });

/**
 * Somebody with every event that made their rating, the newest first. `kept`: the entry was merged into this one, whose
 * card this is. `faces`: the names and numbers that they came with, and in which documents. `answers`: how this was
 * decided.
 */
export const personCardSchema = z.object({
  number: z.int(),
  at: z.string(),
  person: z.string(),
  name: z.string(),
  club: z.string().exactOptional(),
  federation: z.string().exactOptional(),
  licence: z.string().exactOptional(),
  category: z.string().exactOptional(),
  pseudonym: z.string().exactOptional(),
  /** Nothing says any more who it was. */
  erased: z.literal(true).exactOptional(),
  system: z.enum(['pl', 'elo']),
  rating: z.number().nullable(),
  provisional: z.boolean(),
  series: z.string().nullable(),
  rank: z.int().nullable(),
  best: z.object({ rating: z.number(), step: namedStepSchema }).nullable(),
  steps: z.array(
    z.object({
      step: namedStepSchema,
      /** Their id in the document. */
      player: z.string().nullable(),
      figures: figuresSchema.nullable(),
      /** Why the event changed nothing. */
      event: eventFiguresSchema.nullable(),
    }),
  ),
  listed: z.array(z.object({ date: z.string(), rating: z.number(), computed: z.number().nullable() })),
  faces: z.array(
    z.object({
      name: z.string(),
      licence: z.string().nullable(),
      federation: z.string().nullable(),
      documents: z.int(),
    }),
  ),
  merged: z.array(z.object({ decision: z.int(), gone: z.string(), name: z.string(), by: z.string(), at: z.string() })),
});
export type FederationPersonCard = z.infer<typeof personCardSchema>;

/** `differs`: how many ratings are not those computed today for that date. */
export const publicationsSchema = z.object({
  number: z.int(),
  publications: z.array(
    z.object({
      date: z.string(),
      people: z.int(),
      by: z.string(),
      at: z.string(),
      differs: z.int(),
      retired: z.object({ by: z.string(), at: z.string(), because: z.string() }).nullable(),
    }),
  ),
});
export type Publications = z.infer<typeof publicationsSchema>;

/** What everybody may read of a published list; its bytes never change. */
export const publishedListSchema = z.object({
  'ronde-list': z.literal(1),
  federation: z.string(),
  name: z.string(),
  game: z.enum(['scrabble', 'art-de-la-guerre']),
  date: z.string(),
  publishedAt: z.string(),
  people: z.array(listedSchema),
});
export type PublishedList = z.infer<typeof publishedListSchema>;

/**
 * What everybody may read of an event that was sent, from its receipt on. `to-come`: whatever its desk does with it.
 * `recomputed`: how many of its ratings are others than when it was accepted, since when, and after which event.
 */
export const publicEventSchema = z.object({
  document: z.string(),
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  state: z.enum(['to-come', 'rated', 'not-approved']),
  recomputed: z.object({ at: z.string(), changed: z.int(), after: z.string() }).nullable(),
  table: effectTableSchema.nullable(),
});
export type PublicEvent = z.infer<typeof publicEventSchema>;

/** The lists that stand, and those retired with why; `next`: the list that took its place. */
export const publicListsSchema = z.object({
  federation: z.string(),
  name: z.string(),
  game: z.enum(['scrabble', 'art-de-la-guerre']),
  lists: z.array(
    z.object({
      date: z.string(),
      people: z.int(),
      retired: z.object({ at: z.string(), because: z.string(), next: z.string().nullable() }).nullable(),
    }),
  ),
});
export type PublicLists = z.infer<typeof publicListsSchema>;

/**
 * `date`: a list as it was published, or (nothing published then) as it would be. `against`: a published list, or `computed`: as computed
 * today for the same date.
 */
export const comparisonQuerySchema = z.object({
  date: civilDate,
  against: z.union([civilDate, z.literal('computed')]),
});

const alikeSchema = namedPersonSchema.extend({
  licence: z.string().exactOptional(),
  rating: z.number().nullable(),
});

const comparedSchema = namedPersonSchema.extend({
  rank: z.object({ before: z.int().nullable(), after: z.int().nullable() }),
  rating: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  series: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  /**
   * What it comes from; `revision`: of a document that is older than the first list; null: a new event. `decided`: the
   * revision is the one of then, and what the federation says of it is another thing: its category, whether it is
   * approved, who somebody is.
   */
  by: z.array(
    z.object({
      step: namedStepSchema,
      revision: z.int().nullable(),
      decided: z
        .object({
          category: z.object({ before: z.int().nullable(), after: z.int().nullable() }).exactOptional(),
          approved: z.boolean().exactOptional(),
          people: z.literal(true).exactOptional(),
        })
        .exactOptional(),
    }),
  ),
  /** Of who leaves: their last event. */
  lastEvent: z.string().nullable(),
});

/** Two lists in one table; what no new event explains first. Unchanged people are left out, and counted. */
export const comparisonSchema = z.object({
  number: z.int(),
  date: z.string(),
  draft: z.boolean(),
  against: z.string(),
  people: z.int(),
  counts: z.object({
    changed: z.int(),
    up: z.int(),
    down: z.int(),
    series: z.int(),
    events: z.int(),
    revisions: z.int(),
  }),
  revised: z.array(comparedSchema),
  played: z.array(comparedSchema),
  enter: z.array(comparedSchema),
  leave: z.array(comparedSchema),
  /** Before publishing: what waits of these days, and doubts. */
  waiting: z.array(z.object({ receipt: z.int(), name: z.string(), lastDay: z.string(), answers: z.int() })),
  /** Entries that may be one person, of whom nobody has said that they are two; the first of them. */
  doubles: z.object({ count: z.int(), pairs: z.array(z.tuple([alikeSchema, alikeSchema])) }),
});
export type ListComparison = z.infer<typeof comparisonSchema>;

/** Everybody ever with their last rating, for who organises an event: lines as the register takes them in. */
export const organisersFileSchema = z.object({
  federation: z.string(),
  name: z.string(),
  game: z.enum(['scrabble', 'art-de-la-guerre']),
  date: z.string(),
  people: z.array(registerLineSchema.extend({ rating: z.number() })),
});
export type OrganisersFile = z.infer<typeof organisersFileSchema>;
