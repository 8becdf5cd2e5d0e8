import * as z from 'zod';
import { formatSchema } from '../values/formats.ts';
import { inBothSchema } from '../values/timetable.ts';
import { presenceSchema } from './command.ts';
import { resultSchema } from './commands/results.ts';
import { settingsSchema } from './creation.ts';
import { hallViewSchema } from './hall.ts';
import { publicCardSchema, publicHeadSchema, publicPlayerSchema, publicRoundSchema } from './public.ts';
import type { SentStandings } from './standing-lines.ts';
import { standingsSchema } from './standings.ts';
import { deviceTime, idSchema, roundNumber, someText, textOf } from './text.ts';

/** What a phone may say: how the match ended on the table. Forfeits and decisions are for those who direct. */
export const claimable = ['games', 'losses', 'points', 'decided'] as const;

const saidSchema = resultSchema.refine(({ kind }) => (claimable as readonly string[]).includes(kind), {
  error: 'not for a phone',
});

/** `result`: in the order of the table's players as the phone reads them, who are named by their number. */
export const playerResultSchema = z.strictObject({
  id: idSchema,
  deviceAt: deviceTime.exactOptional(),
  round: roundNumber,
  result: saidSchema,
});

/** What trophies count of the player themselves, whole; what is not named counts nothing. */
export const playerCountersSchema = z.strictObject({
  id: idSchema,
  deviceAt: deviceTime.exactOptional(),
  round: roundNumber,
  counts: z.record(someText(80), z.int().min(0).max(9999)),
});

export const playerPresenceSchema = z.strictObject({ id: idSchema, deviceAt: deviceTime.exactOptional() });

/** What somebody sees first: their table, or why they have none. */
export const playerNowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registration') }),
  z.object({ kind: z.literal('pairing'), round: z.int() }),
  z.object({
    kind: z.literal('table'),
    round: z.int(),
    table: z.int(),
    opponent: publicPlayerSchema,
    /** Missing where the players draw for it. */
    starts: z.boolean().exactOptional(),
    /** The same of the third game, once that is decided. */
    third: z.boolean().exactOptional(),
    /** In the order of `result` and `claim`. */
    players: z.array(z.string()),
    bestOf: z.literal([1, 3]),
    /** What a phone may say of this table, of all that the formula takes. */
    kinds: z.array(z.enum(claimable)),
    /**
     * What is proposed as the cohesion of each army, in the order of `players`, of the wargame alone: as it was last
     * typed, else as this player's own list says; null where nobody has said it.
     */
    totals: z.tuple([z.int().nullable(), z.int().nullable()]).exactOptional(),
    /** Of the wargame: what trophies have counted of the two, by its word. */
    counters: z.object({ mine: z.record(z.string(), z.int()), theirs: z.record(z.string(), z.int()) }).exactOptional(),
    /**
     * `enter`: nobody has said anything. `wait`: the opponent has not answered. `confirm`: the opponent has said
     * `claim`. `entered`, `confirmed`: `result` stands. `disputed`: keep the sheets, an arbiter comes; `claim` is then
     * what this player has said.
     */
    asked: z.enum(['enter', 'wait', 'confirm', 'entered', 'confirmed', 'disputed']),
    /** In a dispute, what the two phones have said; what this player and the desk have; what others have. */
    differs: z.enum(['phones', 'desk', 'others']).exactOptional(),
    claim: resultSchema.exactOptional(),
    theirs: resultSchema.exactOptional(),
    result: resultSchema.exactOptional(),
  }),
  z.object({ kind: z.literal('exempt'), round: z.int() }),
  z.object({ kind: z.literal('away'), round: z.int() }),
  z.object({ kind: z.literal('left') }),
  z.object({ kind: z.literal('played'), untilPrizes: z.literal(true).exactOptional() }),
  z.object({ kind: z.literal('over') }),
]);

export type PlayerNow = z.infer<typeof playerNowSchema>;

/** Of the hall, what a phone needs. */
const playerHallSchema = hallViewSchema.pick({
  now: true,
  message: true,
  stop: true,
  minutes: true,
  clock: true,
  phones: true,
});

export type PlayerHall = z.infer<typeof playerHallSchema>;

/**
 * A player's own page. `standing`: after the `after` rounds that are closed. `public`: whether there are public pages
 * to go to. `opponents`: everybody whom `games` and `now` name. `corrected`: the rounds of which the player's result
 * was corrected. `mayMark`: presence can be noted here. `playing`: a game of theirs may still be going on, in a round
 * or in the final, so that no word is looked up.
 */
export const playerPageSchema = publicCardSchema.extend({
  tournament: z.object({
    slug: z.string(),
    name: z.string(),
    format: formatSchema,
    wargame: z.boolean(),
    date: z.string(),
    place: z.string().exactOptional(),
    /** « Ronde 3 à 14 h 30 », by the timetable. */
    next: inBothSchema.exactOptional(),
    status: z.enum(['open', 'closed']),
    public: z.boolean(),
    settings: settingsSchema,
  }),
  now: playerNowSchema,
  opponents: z.array(publicPlayerSchema),
  after: z.int(),
  corrected: z.array(z.int()),
  presence: presenceSchema,
  mayMark: z.boolean(),
  playing: z.boolean(),
  hall: playerHallSchema,
  /** Votes that are open and that this player has not answered; missing: none. */
  votes: z.int().exactOptional(),
  /** What the first of them is called. */
  vote: z.string().exactOptional(),
  /** Until when an army list is asked for of this player, who has sent none; missing: nothing is asked. */
  listDue: z.string().exactOptional(),
  /** The army lists are published: everybody may read them. */
  listsOut: z.literal(true).exactOptional(),
  /** The player asks to leave; `declined`: those who direct have said no. Missing: nothing is asked. */
  leaving: z.enum(['asked', 'declined']).exactOptional(),
});

export type PlayerPage = z.infer<typeof playerPageSchema>;

/** What is behind a player's page: everybody, the last published round (null: none yet), the standings of `after`. */
export const playerBoardSchema = z.object({
  head: publicHeadSchema,
  round: publicRoundSchema.nullable(),
  standings: standingsSchema,
});

export type PlayerBoard = Omit<z.infer<typeof playerBoardSchema>, 'standings'> & { readonly standings: SentStandings };

const seat = z.literal([0, 1]);

/** A line of a score sheet; seat 0 is who starts, or the first of the table's `players`. */
export const sheetLineSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('word'), by: seat, word: someText(30), score: z.int().min(-999).max(9999) }),
  z.strictObject({ kind: z.literal('pass'), by: seat, forced: z.boolean().exactOptional() }),
  z.strictObject({ kind: z.literal('exchange'), by: seat, count: z.int().min(1).max(7) }),
  z.strictObject({ kind: z.literal('refused'), by: seat, word: someText(30).exactOptional() }),
  z.strictObject({ kind: z.literal('penalty'), by: seat, points: z.int().min(1).max(999), article: textOf(20) }),
]);

/** A player's score sheet, as far as it is. `opponent`: their number, so that another one never reads it. */
export const playerSheetSchema = z.strictObject({
  round: roundNumber,
  opponent: idSchema,
  lines: z.array(sheetLineSchema).max(120),
});

/** The opponent's sheet of this round, as their phone last sent it; null: it has sent none. */
export const otherSheetSchema = z.object({ other: z.array(sheetLineSchema).nullable() });

/** A player's link as the director hands it out. `code`: null once revoked. */
export const playerLinkSchema = z.object({
  player: z.string(),
  number: z.int(),
  code: z.string().nullable(),
  madeAt: z.string(),
});
export type PlayerLinkView = z.infer<typeof playerLinkSchema>;

/** `players`: those who need one; missing: everybody. */
export const makeLinksSchema = z.strictObject({ players: z.array(idSchema).max(2000).exactOptional() });

/** What the director lets visitors and players do. */
export const publicOptionsSchema = z.strictObject({
  registration: z.boolean(),
  places: z.int().min(1).max(2000).nullable(),
  presence: z.boolean(),
});
export type PublicOptions = z.infer<typeof publicOptionsSchema>;

/** All that is held about one person in one tournament. */
export const personDataSchema = z.looseObject({ number: z.int(), person: z.looseObject({ name: z.string() }) });

/**
 * `file`: the tournament file, or the one of its log. `archive`: in its place, the zip that holds the log, in base64.
 * `copy`: beside the one of the same id that is here. `id`: of this request.
 */
const importing = { id: idSchema.exactOptional(), copy: z.boolean().exactOptional() };
export const importBodySchema = z.union([
  z.strictObject({ ...importing, archive: z.base64() }),
  z.strictObject({ ...importing, file: z.unknown() }),
]);
