import * as z from 'zod';
import { lastPlaceSchema, lossSchema, pointsSchema, stageSchema } from '../../file/match-schema.ts';
import { scoreInFile } from '../../file/text.ts';
import { idSchema, roundNumber, someText } from '../text.ts';

/** A score after penalties; the engine says what is plausible, the border only what the file can hold. */
const gamesSchema = z.array(z.tuple([scoreInFile, scoreInFile])).max(5);
const winner = idSchema.nullable();

/** The article of the rules that decided, "9.5". */
export const articleSchema = someText(12);

/** Free text beside the log, by the id of the command that brought it. */
const note = idSchema.exactOptional();
const ruling = { article: articleSchema.exactOptional(), note };
const awarded = { kind: z.literal('awarded'), to: idSchema, games: gamesSchema, ...ruling };

const played = z.strictObject({ kind: z.literal('games'), games: gamesSchema.min(1) });
const others = [
  z.strictObject({ kind: z.literal('forfeit'), by: idSchema, games: gamesSchema, ...ruling }),
  z.strictObject({ kind: z.literal('losses'), winner, cohesion: z.tuple([lossSchema, lossSchema]), note }),
  z.strictObject({ kind: z.literal('points'), winner, points: z.tuple([pointsSchema, pointsSchema]), note }),
  z.strictObject({ kind: z.literal('decided'), winner }),
] as const;

/** How a match ended, in the order of the match's players. `reason`: as a file brought it. */
export const resultSchema = z.discriminatedUnion('kind', [
  played,
  z.strictObject({ ...awarded, reason: someText(500).exactOptional() }),
  ...others,
]);

/** The same as it is typed at a desk: a reason in free text never enters the log. */
export const typedResultSchema = z.discriminatedUnion('kind', [played, z.strictObject(awarded), ...others]);

const at = { round: roundNumber, players: z.tuple([idSchema, idSchema]) };

const games = z.array(z.tuple([scoreInFile, scoreInFile])).max(4);

const counters = z.record(idSchema, z.record(someText(80), z.int().min(0).max(9999))).nullable();

export const resultCommands = [
  z.strictObject({
    kind: z.literal('record'),
    ...at,
    result: typedResultSchema,
    saw: resultSchema.nullable(),
    anyway: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('clear'), ...at, saw: resultSchema }),
  z.strictObject({ kind: z.literal('claim'), ...at, by: idSchema, result: typedResultSchema }),
  z.strictObject({
    kind: z.literal('dispute'),
    ...at,
    value: typedResultSchema.nullable(),
    /** The account that sends it, whatever is sent. */
    by: someText(90).default('–'),
    note: idSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('retain'),
    ...at,
    which: z.union([z.enum(['first', 'second']), typedResultSchema]),
    saw: resultSchema.nullable(),
    anyway: z.boolean().exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('play-on'),
    /** 0: of the final, whose `stage` is said. */
    round: z.int().min(0).max(9999),
    stage: stageSchema.exactOptional(),
    players: at.players,
    games,
    saw: z.strictObject({ games, third: idSchema.exactOptional() }).nullable(),
    /** Who begins the third game; "lot": drawn. */
    third: idSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('confirm'), ...at, saw: resultSchema }),
  z.strictObject({ kind: z.literal('counters'), ...at, saw: counters, to: counters }),
] as const;

const ofTheFinal = { stage: stageSchema, players: z.tuple([idSchema, idSchema]) };
const most = z.int().min(0).max(99);

export const finalCommands = [
  z.strictObject({
    kind: z.literal('open-final'),
    players: z.literal([2, 4]),
    bestOf: z.literal([1, 3, 5]),
    carry: z.boolean(),
    thirdPlace: z.boolean(),
    lastPlace: lastPlaceSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('cancel-final'), losing: most }),
  z.strictObject({ kind: z.literal('settle-final'), lastPlace: lastPlaceSchema, saw: lastPlaceSchema.nullable() }),
  z.strictObject({ kind: z.literal('draw-final'), set: most }),
  z.strictObject({
    kind: z.literal('record-final'),
    ...ofTheFinal,
    result: typedResultSchema,
    saw: resultSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('clear-final'), ...ofTheFinal, saw: resultSchema }),
] as const;
