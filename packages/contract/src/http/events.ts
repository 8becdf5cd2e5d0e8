import * as z from 'zod';
import { lastPlaceSchema, stageSchema } from '../file/match-schema.ts';
import { charterOf } from '../values/charter.ts';
import { formatSchema } from '../values/formats.ts';
import { timetableOf } from '../values/timetable.ts';
import { consequencesSchema, presenceSchema } from './command.ts';
import { resultSchema } from './commands/results.ts';
import { settingsSchema } from './creation.ts';
import {
  armySchema,
  claimSchema,
  countersSchema,
  disputeSchema,
  finalMatchSchema,
  playerSchema,
  roundSchema,
  runningSchema,
  sanctionSchema,
  sentFinalSchema,
  sentMatchSchema,
  tournamentSchema,
  trophySchema,
} from './state.ts';

const id = z.string();
const round = z.int();
const registration = { player: playerSchema, rankedAt: z.int().nullable() };
const ranking = z.object({ from: z.array(id), to: z.array(id) });
const seats = z.array(z.array(id.nullable())).nullable();
const pools = z.object({ from: seats, to: seats }).exactOptional();
const draw = { round, content: roundSchema, ranking, pools, engine: z.string() };
const outcome = resultSchema.nullable();
const optional = { text: z.string().exactOptional(), flag: z.boolean().exactOptional() };

/** What of somebody changes, with only the keys that do. */
const facts = z.object({
  rating: z.number().exactOptional(),
  provisional: optional.flag,
  duplicateSeries: optional.text,
  club: optional.text,
  category: optional.text,
  army: armySchema.exactOptional(),
  table: z.int().exactOptional(),
  spare: optional.flag,
});

const details = z.object({
  name: optional.text,
  date: optional.text,
  endDate: optional.text,
  event: optional.text,
  place: optional.text,
  theme: optional.text,
  pool: optional.text,
  timetable: timetableOf(z.string()).exactOptional(),
  charter: charterOf(z.string()).exactOptional(),
});

const merging = {
  gone: playerSchema,
  into: id,
  rankedAt: z.int().nullable(),
  absent: z.array(z.object({ round, at: z.int() })),
};

const closing = {
  digest: z.string(),
  rounds: z.object({ held: z.int(), planned: z.int() }).exactOptional(),
};
const spot = { round, match: z.int() };
const tableChange = z.object({ match: z.int(), from: sentMatchSchema, to: sentMatchSchema });
const sanctioning = { round, at: z.int(), sanction: sanctionSchema };
const awarding = { at: z.int(), trophy: trophySchema };
const lastPlace = lastPlaceSchema.nullable();

const change = <T extends z.ZodType>(schema: T) => ({ from: schema, to: schema });

/** What happened, as facts: the engine's `Event`. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), tournament: tournamentSchema }),
  z.object({ kind: z.literal('registered'), ...registration }),
  z.object({ kind: z.literal('removed'), ...registration }),
  z.object({ kind: z.literal('presence'), player: id, from: presenceSchema, to: presenceSchema }),
  z.object({
    kind: z.literal('person-corrected'),
    player: id,
    fields: z.array(z.enum(['name', 'licence', 'federation', 'birthYear', 'pseudonym'])),
  }),
  z.object({ kind: z.literal('left'), player: id, from: z.int().nullable(), to: z.int().nullable() }),
  z.object({ kind: z.literal('entry'), player: id, from: z.int(), to: z.int() }),
  z.object({ kind: z.literal('drawn'), ...draw }),
  z.object({ kind: z.literal('cancelled'), ...draw }),
  z.object({ kind: z.literal('redrawn'), round, from: roundSchema, to: roundSchema, pools, engine: z.string() }),
  z.object({ kind: z.literal('published'), round }),
  z.object({ kind: z.literal('withheld'), round }),
  z.object({ kind: z.literal('result'), round, match: z.int(), from: outcome, to: outcome }),
  z.object({ kind: z.literal('tables-kept'), round, ...change(z.string().nullable()) }),
  z.object({ kind: z.literal('round-closed'), round }),
  z.object({ kind: z.literal('round-reopened'), round }),
  z.object({ kind: z.literal('closed'), ...closing }),
  z.object({ kind: z.literal('reopened'), ...closing }),
  z.object({ kind: z.literal('shown'), from: z.boolean(), to: z.boolean() }),
  z.object({ kind: z.literal('end-hidden'), from: z.boolean(), to: z.boolean() }),
  z.object({ kind: z.literal('shelved'), ...change(z.enum(['archived', 'removed']).nullable()) }),
  z.object({ kind: z.literal('moved') }),
  z.object({ kind: z.literal('settings'), ...change(settingsSchema) }),
  z.object({ kind: z.literal('details'), ...change(details) }),
  z.object({
    kind: z.literal('formula'),
    ...change(z.object({ format: formatSchema, settings: settingsSchema })),
  }),
  z.object({
    kind: z.literal('pools'),
    composed: z.object(change(seats)),
    drawn: z.object(change(seats)),
    attempt: z.int().nullable(),
  }),
  z.object({ kind: z.literal('pools-shown'), ...change(seats) }),
  z.object({ kind: z.literal('amended'), player: id, ...change(facts), frozen: z.boolean() }),
  z.object({ kind: z.literal('merged'), ...merging }),
  z.object({ kind: z.literal('parted'), ...merging }),
  z.object({
    kind: z.literal('tables'),
    round,
    why: z.enum(['swap', 'number', 'starts', 'seat']),
    tables: z.array(tableChange),
    absent: ranking.exactOptional(),
    last: z.object({ match: z.int(), ...change(sentMatchSchema.nullable()) }).exactOptional(),
  }),
  z.object({ kind: z.literal('running'), ...spot, ...change(runningSchema.nullable()) }),
  z.object({ kind: z.literal('claimed'), ...spot, ...change(claimSchema.nullable()) }),
  z.object({ kind: z.literal('disputed'), ...spot, ...change(disputeSchema.nullable()) }),
  z.object({ kind: z.literal('confirmed'), ...spot, ...change(z.literal(true).nullable()) }),
  z.object({ kind: z.literal('counters'), ...spot, ...change(countersSchema.nullable()) }),
  z.object({ kind: z.literal('sanctioned'), ...sanctioning }),
  z.object({ kind: z.literal('lifted'), ...sanctioning }),
  z.object({ kind: z.literal('trophy-given'), ...awarding }),
  z.object({ kind: z.literal('trophy-taken'), ...awarding }),
  z.object({ kind: z.literal('final-opened'), final: sentFinalSchema }),
  z.object({ kind: z.literal('final-cancelled'), final: sentFinalSchema }),
  z.object({ kind: z.literal('final-tie'), ...change(lastPlace) }),
  z.object({ kind: z.literal('final-drawn'), round, ...change(z.array(finalMatchSchema)) }),
  z.object({
    kind: z.literal('final-running'),
    match: z.int(),
    stage: stageSchema,
    players: z.tuple([id, id]),
    ...change(runningSchema.nullable()),
  }),
  z.object({
    kind: z.literal('final-result'),
    match: z.int(),
    stage: stageSchema,
    players: z.tuple([id, id]),
    ...change(outcome),
  }),
]);

/** One accepted command of the log. */
export const decisionSchema = z.object({
  seq: z.int().min(1),
  id: z.string(),
  at: z.iso.datetime(),
  /** The device's own time, as it says. */
  deviceAt: z.string().exactOptional(),
  by: z.string(),
  events: z.array(eventSchema),
  undoes: z.array(z.int()).exactOptional(),
});

/**
 * The same as the log shows it. `undoneBy`: the decision that took it back, null while it stands. `note`: why, in free
 * words. `player`: whose phone it came from; `by` is their name then, for people to read.
 */
export const logLineSchema = decisionSchema.extend({
  player: id.exactOptional(),
  note: z.string().exactOptional(),
  undoneBy: z.int().nullable(),
  undoable: z.boolean(),
});

export type LogLine = z.infer<typeof logLineSchema>;

/** A rating that is hardly one: kept as it was sent. `message`: in the reader's language. */
const ratingNoticeSchema = z.object({
  code: z.literal('implausible-rating'),
  player: id,
  rating: z.number(),
  message: z.string(),
});

/** `consequences`: of a correction, what followed from it. */
export const decidedSchema = z.object({
  version: z.int(),
  decision: decisionSchema,
  consequences: consequencesSchema.exactOptional(),
  /** What was accepted and should be looked at again. */
  notices: z.array(ratingNoticeSchema).exactOptional(),
});
export type DecidedSent = z.infer<typeof decidedSchema>;
