import * as z from 'zod';
import { presenceSchema } from './command.ts';
import { resultSchema } from './result.ts';
import { playerSchema, roundSchema, tournamentSchema } from './state.ts';

const id = z.string();
const round = z.int();
const registration = { player: playerSchema, rankedAt: z.int().nullable() };
const ranking = z.object({ from: z.array(id), to: z.array(id) });
const seats = z.array(z.array(id.nullable())).nullable();
const pools = z.object({ from: seats, to: seats }).exactOptional();
const draw = { round, content: roundSchema, ranking, pools, engine: z.string() };
const outcome = resultSchema.nullable();

/** What happened, as facts: the engine's `Event`. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), tournament: tournamentSchema }),
  z.object({ kind: z.literal('registered'), ...registration }),
  z.object({ kind: z.literal('removed'), ...registration }),
  z.object({ kind: z.literal('presence'), player: id, from: presenceSchema, to: presenceSchema }),
  z.object({ kind: z.literal('left'), player: id, from: z.int().nullable(), to: z.int().nullable() }),
  z.object({ kind: z.literal('entry'), player: id, from: z.int(), to: z.int() }),
  z.object({ kind: z.literal('drawn'), ...draw }),
  z.object({ kind: z.literal('cancelled'), ...draw }),
  z.object({ kind: z.literal('redrawn'), round, from: roundSchema, to: roundSchema, pools, engine: z.string() }),
  z.object({ kind: z.literal('published'), round }),
  z.object({ kind: z.literal('withheld'), round }),
  z.object({ kind: z.literal('result'), round, match: z.int(), from: outcome, to: outcome }),
  z.object({ kind: z.literal('round-closed'), round }),
  z.object({ kind: z.literal('round-reopened'), round }),
  z.object({ kind: z.literal('closed'), digest: z.string() }),
  z.object({ kind: z.literal('reopened'), digest: z.string() }),
]);

/** One accepted command of the log. */
export const decisionSchema = z.object({
  seq: z.int().min(1),
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  events: z.array(eventSchema),
  undoes: z.array(z.int()).exactOptional(),
});

/** The same as the log shows it. `undoneBy`: the decision that took it back, null while it stands. */
export const logLineSchema = decisionSchema.extend({
  undoneBy: z.int().nullable(),
  undoable: z.boolean(),
});

export type LogLine = z.infer<typeof logLineSchema>;

export const decidedSchema = z.object({ version: z.int(), decision: decisionSchema });
export type Decided = z.infer<typeof decidedSchema>;
