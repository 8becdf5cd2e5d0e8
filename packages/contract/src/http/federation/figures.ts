import type { NotOfficial } from '@ronde/engine/rating/validity';
import * as z from 'zod';

/** Somebody of a federation, by the name that they bear now. */
export const namedPersonSchema = z.object({ person: z.string(), name: z.string(), club: z.string().exactOptional() });
export type NamedPerson = z.infer<typeof namedPersonSchema>;

/** `Joker`, `A`, `B`, `C` of the PL; a title of the Elo. */
const rank = z.object({ before: z.string(), after: z.string() });

/**
 * The PL of one person in one event, each figure of it (classement PL §5 to 7): `before` + `pe` + `b` + `pj` = `after`.
 * `b` is M (`value`) divided by `share`. `stood`: who was at their place in the start list (C_i). `uncapped`: PJ before
 * its limits.
 */
const plFiguresSchema = z.object({
  system: z.literal('pl'),
  place: z.int(),
  before: z.number(),
  provisional: z.boolean(),
  pe: z.int(),
  b: z.number(),
  share: z.int().nullable(),
  pj: z.number(),
  uncapped: z.number(),
  limit: z.enum(['max', 'min']).nullable(),
  stood: namedPersonSchema.extend({ rating: z.number() }),
  after: z.number(),
  series: rank,
});

/** The Elo of one person in one event, game by game. `place` null: a spare player. */
const eloFiguresSchema = z.object({
  system: z.literal('elo'),
  place: z.int().nullable(),
  before: z.number(),
  after: z.number(),
  championship: z.int().nullable(),
  series: rank,
  games: z.array(
    z.object({
      round: z.int(),
      opponent: namedPersonSchema,
      /** Of both before the game. */
      own: z.number(),
      other: z.number(),
      score: z.literal([0, 0.5, 1]),
      expected: z.number(),
      gain: z.number(),
    }),
  ),
});

/**
 * What all figures of an event share. `bounds`: what PJmax = CT × (400 − 25 × (5 − category) − 5 × (NbPmax − games) −
 * (100 − % Jokers) ÷ 2) is made of; `max` and `min` exact. `value` of the Elo: VT.
 */
export const eventFiguresSchema = z.discriminatedUnion('system', [
  z.object({
    system: z.literal('pl'),
    season: z.string(),
    players: z.int(),
    approved: z.boolean(),
    category: z.literal([1, 2, 3, 4, 5]),
    /** Of how many players the season has this category; `to` null: of all that are more. Missing: of no number. */
    sizes: z.object({ from: z.int(), to: z.int().nullable() }).exactOptional(),
    value: z.number(),
    bounds: z.object({
      max: z.number(),
      min: z.number(),
      classiqueBPercent: z.int().nullable(),
      nbpMax: z.int(),
      games: z.int(),
      jokers: z.int(),
    }),
  }),
  z.object({
    system: z.literal('elo'),
    /** Of the championship; null in August. */
    season: z.string().nullable(),
    players: z.int(),
    official: z.boolean(),
    why: z.array(z.custom<NotOfficial>((value) => typeof value === 'object' && value !== null)),
    value: z.number(),
  }),
]);
export type EventFigures = z.infer<typeof eventFiguresSchema>;

/** How one step came to a person's rating: an event, the start of a season (world’s ten), a list taken in as it stands. */
export const figuresSchema = z.discriminatedUnion('system', [
  plFiguresSchema,
  eloFiguresSchema,
  z.object({ system: z.literal('season'), before: z.number(), after: z.number() }),
  z.object({ system: z.literal('list'), after: z.number() }),
]);
export type Figures = z.infer<typeof figuresSchema>;

/** An event, a season's start or a list, as it is spoken of. `receipt` null: a season. */
export const namedStepSchema = z.object({
  /** The document's id; `season ` and its name. */
  id: z.string(),
  kind: z.enum(['season', 'list', 'event']),
  name: z.string(),
  lastDay: z.string(),
  receipt: z.int().nullable(),
});
export type NamedStep = z.infer<typeof namedStepSchema>;

/** One person's line in the table of an event. `person` null: somebody new, as long as the document waits. */
const effectRowSchema = z.object({
  player: z.string(),
  person: z.string().nullable(),
  name: z.string(),
  club: z.string().exactOptional(),
  figures: z.discriminatedUnion('system', [plFiguresSchema, eloFiguresSchema]),
});

/** An event with everybody's figures, in the order of places. */
export const effectTableSchema = z.object({ event: eventFiguresSchema, rows: z.array(effectRowSchema) });
export type EffectTable = z.infer<typeof effectTableSchema>;
