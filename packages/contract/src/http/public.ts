import type { Prizes } from '@ronde/engine';
import * as z from 'zod';
import { formatSchema } from '../values/formats.ts';
import { inBothSchema, timetableOf } from '../values/timetable.ts';
import { settingsSchema } from './creation.ts';
import type { SentStanding } from './standing-lines.ts';
import { shownStandingsSchema } from './standings.ts';
import { playerSchema, roundSchema, sentFinalSchema, sentMatchSchema } from './state.ts';

/**
 * What visitors read. `version` grows only with what they can see; a player's `id` is their number as a text, wherever
 * it stands. Written by the server alone, so without the limits of what comes in.
 */
const version = z.int();

/** `name`: the pseudonym where there is one. `left`: plays no more. `excluded`: by the arbiter; line and place stay. */
export const publicPlayerSchema = playerSchema
  .omit({ presence: true, from: true, left: true, table: true })
  .extend({ name: z.string(), left: z.literal(true).exactOptional(), excluded: z.literal(true).exactOptional() });

export type PublicPlayer = z.infer<typeof publicPlayerSchema>;

/** `next`: « Ronde 3 à 14 h 30 », by the timetable. `wargame`: L’Art de la Guerre is what is played, whatever the formula. `seed`: the number of the draw, once a round is published. `planned`: rounds by the rule or the director. `endHidden`: what the last of them gives is told with the prizes; `over`: all of it is there. */
export const publicHeadSchema = z.object({
  version,
  slug: z.string(),
  name: z.string(),
  format: formatSchema,
  wargame: z.boolean(),
  date: z.string(),
  endDate: z.string().exactOptional(),
  event: z.string().exactOptional(),
  place: z.string().exactOptional(),
  theme: z.string().exactOptional(),
  pool: z.string().exactOptional(),
  timetable: timetableOf(z.string()).exactOptional(),
  next: inBothSchema.exactOptional(),
  status: z.enum(['open', 'closed']),
  settings: settingsSchema,
  seed: z.int().exactOptional(),
  planned: z.int(),
  endHidden: z.enum(['hidden', 'over']).exactOptional(),
  rounds: z.array(z.object({ round: z.int(), status: z.enum(['published', 'closed']) })),
  players: z.array(publicPlayerSchema),
});

export type PublicHead = z.infer<typeof publicHeadSchema>;

/** `disputed`: « litige », the value is not told. `exempt`: one player, without opponent. */
export const publicTableSchema = sentMatchSchema
  .pick({ table: true, players: true, starts: true, result: true, running: true, counters: true, why: true })
  .extend({ state: z.enum(['awaited', 'entered', 'disputed', 'exempt']) });

export type PublicTable = z.infer<typeof publicTableSchema>;

export const publicRoundSchema = roundSchema.pick({ absent: true, bestOf: true, sanctions: true }).extend({
  ...{ version, round: z.int(), status: z.enum(['published', 'closed']), tables: z.array(publicTableSchema) },
  /** Why no fixed table drew it, though they were foreseen so far. */
  openingEnded: z.object({ rounds: z.int(), joiner: z.string() }).exactOptional(),
});

export type PublicRound = z.infer<typeof publicRoundSchema>;

export const publicStandingsSchema = z.object({ version, standings: shownStandingsSchema });

/**
 * One round of one player. `away`: drawn at no table. `opponent`: null at an exempt table. `bestOf`: games a match may last.
 * `malus`: what the arbiter took off the points of this round; the figures of the match have it not.
 */
export const publicGameSchema = z.object({
  round: z.int(),
  bestOf: z.literal([1, 3]),
  state: z.enum(['awaited', 'entered', 'disputed', 'exempt', 'away']),
  table: z.int().exactOptional(),
  opponent: z.string().nullable(),
  starts: z.boolean().exactOptional(),
  match: publicTableSchema.exactOptional(),
  malus: z.int().exactOptional(),
});

/** `standing`: their row after the last published round; null for who is not ranked. */
export const publicCardSchema = z.object({
  version,
  player: publicPlayerSchema,
  games: z.array(publicGameSchema),
  standing: z.custom<SentStanding>((value) => typeof value === 'object').nullable(),
});

export type PublicCard = z.infer<typeof publicCardSchema>;

const prizesSchema = z.custom<Prizes>((value) => typeof value === 'object' && value !== null);

const sides = z.tuple([z.int(), z.int()]);

/**
 * How a match of the final stands. `carried`: their game of the rounds, told by who won it, where it counts. `wins`:
 * games won, that one included, in the order of the match's players. `winner`: null: none yet, or level.
 */
const finalScoreSchema = z.object({ carried: sides.nullable(), wins: sides, winner: z.string().nullable() });

/** `scores`: of the final's matches, in their order. `places` and `prizes`: once the tournament is closed. */
export const publicOutcomeSchema = z.object({
  version,
  final: sentFinalSchema.nullable(),
  scores: z.array(finalScoreSchema),
  places: z.array(z.object({ player: z.string(), place: z.int() })).nullable(),
  prizes: prizesSchema.nullable(),
});

export type PublicOutcome = z.infer<typeof publicOutcomeSchema>;

/** The smallest answer there is: whether to read again. */
export const publicVersionSchema = z.object({ version });
