import type { Warning } from '@ronde/engine';
import * as z from 'zod';
import { formatSchema } from '../values/formats.ts';
import { listedPersonSchema } from './person.ts';
import { tournamentSchema } from './state.ts';

const tableRef = z.object({ round: z.int(), table: z.int(), players: z.tuple([z.string(), z.string()]) });

/** What the day waits for: the engine's `Waiting`. */
export const waitingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registration') }),
  z.object({ kind: z.literal('draw'), round: z.int() }),
  z.object({ kind: z.literal('publish'), round: z.int() }),
  z.object({ kind: z.literal('results'), round: z.int(), missing: z.array(tableRef) }),
  z.object({ kind: z.literal('disputes'), round: z.int(), disputed: z.array(tableRef) }),
  z.object({ kind: z.literal('close-round'), round: z.int() }),
  z.object({ kind: z.literal('draw-final') }),
  z.object({ kind: z.literal('final-results'), missing: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('closed') }),
]);

/** Whoever reads a desk is one of these. */
const deskRoleSchema = z.enum(['clerk', 'arbiter', 'director', 'manager']);
export type DeskRole = z.infer<typeof deskRoleSchema>;

const warningSchema = z.custom<Warning>((value) => typeof value === 'object' && value !== null);

/**
 * All that a desk needs. `version` grows with every change, people's names included, and is the id of the live
 * stream's events. `planned`: the number of rounds by the rule or the director. `people`: also those whose
 * registration was taken back, whom the log still names. `role`: what the reader may there.
 */
export const deskViewSchema = z.object({
  version: z.int(),
  slug: z.string(),
  role: deskRoleSchema,
  tournament: tournamentSchema,
  people: z.array(listedPersonSchema),
  planned: z.int(),
  waiting: waitingSchema,
  warnings: z.array(warningSchema),
});

export type DeskView = z.infer<typeof deskViewSchema>;

/** One line of the list of tournaments. */
export const summarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  date: z.string(),
  place: z.string().exactOptional(),
  format: formatSchema,
  players: z.int(),
  rounds: z.int(),
  status: z.enum(['open', 'closed']),
  waiting: waitingSchema,
  /** Put away; of one that is removed only whoever may bring it back is told. */
  shelf: z.enum(['archived', 'removed']).exactOptional(),
  /** To whom may put it away: how it goes. */
  shelfFor: z.enum(['archived', 'removed']).exactOptional(),
  /** To whom may clear them: of how many players the club or the licence is somebody's address; missing: none. */
  privateCells: z.int().exactOptional(),
});

export type Summary = z.infer<typeof summarySchema>;

/** Somebody at this tournament's desk now: where, as what, since when. `mine`: the reader's own sign-in. */
export const postSchema = z.object({
  name: z.string(),
  device: z.string(),
  role: deskRoleSchema,
  since: z.string(),
  mine: z.boolean(),
});

export type PostView = z.infer<typeof postSchema>;
