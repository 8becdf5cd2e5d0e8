import * as z from 'zod';
import { hallPages } from './hall-pages.ts';
import { roundNumber, someText, textOf } from './text.ts';

const hallPageSchema = z.enum(hallPages);
export type HallPage = z.infer<typeof hallPageSchema>;

/** Server's milliseconds since 1970. */
const moment = z.int();

/**
 * The hall's clock. Running: `endsAt` is the end that was announced, past or not. Stopped: `endsAt` is null and `left`
 * says the milliseconds that remain, never below 0. `length`: of the whole, stops left out, in ms; so what has run is
 * `length` less what remains. `hidden`: the game ends at a moment nobody knows, at `endsAt` or later (`secret`: not
 * yet), at most `within` minutes later; `ended`: that moment has come. `endedAt`: when it came, or when the director ended the game.
 */
const hallClockSchema = z.object({
  round: z.int(),
  startedAt: moment,
  length: z.int(),
  endsAt: moment.nullable(),
  left: z.int().nullable(),
  hidden: z.enum(['secret', 'ended']).nullable(),
  within: z.int().exactOptional(),
  endedAt: moment.exactOptional(),
});
export type HallClock = z.infer<typeof hallClockSchema>;

/**
 * One prize as it is called out. `of`: the series, category, club, counter, trophy or `best-game`, `best-margin`; null
 * on the podium. `figure`: the place in the whole ranking, of a counter the total, of a game its score or margin; null
 * of a trophy. `step`: on the podium, 1 for its first; other than the place where somebody excluded stands before.
 * `key`: the same as long as the prize is.
 */
const hallPrizeSchema = z.object({
  key: z.string(),
  group: z.enum(['podium', 'series', 'category', 'club', 'counter', 'trophy', 'game']),
  of: z.string().nullable(),
  figure: z.int().nullable(),
  step: z.int().exactOptional(),
  players: z.array(z.object({ number: z.int(), name: z.string() })),
});
export type HallPrize = z.infer<typeof hallPrizeSchema>;

/** Who is in the hall, by the names that the public reads. `late`: said that they are on their way. */
const hallPresenceSchema = z.object({
  here: z.int(),
  expected: z.int(),
  missing: z.array(z.object({ number: z.int(), name: z.string(), late: z.literal(true).exactOptional() })),
});
export type HallPresence = z.infer<typeof hallPresenceSchema>;

/**
 * What the hall's screens and the players' phones show. `rev` grows with each change. `now`: the server's clock, to
 * count from. `frozen`: screens stay with what they show. `stop`: « Arrêtez les pendules ». `minutes`: of each player;
 * in ADG of a game. `phones`: what the director leaves open on them. `prizes`: those called out so far, in that order;
 * `prizesLeft`: how many are still to come (for screens and phones, before the first one, 1 where there are any).
 * `uncalled`: those, once the closing has made them public after a ceremony: given late, or never called out.
 * `votes`: what those are called that players are asked for; missing: none is open. `addresses.hall`: `http://…` without a path, null: this computer alone. `presence`: only for a role in the tournament
 * or the screens' key.
 */
export const hallViewSchema = z.object({
  rev: z.int(),
  now: moment,
  page: hallPageSchema,
  frozen: z.boolean(),
  message: z.object({ text: z.string(), since: moment }).nullable(),
  stop: z.boolean(),
  minutes: z.int(),
  clock: hallClockSchema.nullable(),
  wifi: z.string().nullable(),
  phones: z.object({ clock: z.boolean(), sheet: z.boolean() }),
  prizes: z.array(hallPrizeSchema),
  prizesLeft: z.int(),
  uncalled: z.array(hallPrizeSchema).exactOptional(),
  votes: z.array(z.string()).exactOptional(),
  addresses: z.object({ hall: z.string().nullable() }),
  presence: hallPresenceSchema.exactOptional(),
});
export type HallView = z.infer<typeof hallViewSchema>;

/**
 * `key`: of the hall's screens, which have no account. `path`: their address, with it as `?cle=`. `next`: the prize that
 * is called out next, and `passed` those left out, for the desk alone.
 */
export const deskHallSchema = hallViewSchema.extend({
  key: z.string().exactOptional(),
  path: z.string(),
  next: hallPrizeSchema.nullable(),
  passed: z.array(hallPrizeSchema),
});
export type DeskHall = z.infer<typeof deskHallSchema>;

const minutes = z.int().min(1).max(600);

/**
 * `start`: from now on for `minutes`; missing: twice a player's minutes, in ADG a game's. `hidden.within`: the true
 * end comes by chance, from the announced one on and at most so many minutes later. `stop` keeps what remains,
 * `resume` goes on from there, `end`: the game is over now, `clear`: no clock is shown. `round`: missing: the one in play.
 */
const hallClockActSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('start'),
    round: roundNumber.exactOptional(),
    minutes: minutes.exactOptional(),
    hidden: z.strictObject({ within: z.int().min(1).max(120) }).exactOptional(),
  }),
  z.strictObject({ act: z.enum(['stop', 'resume', 'end', 'clear']) }),
]);
export type HallClockAct = z.infer<typeof hallClockActSchema>;

/** Only the keys that change. `message`, `wifi`: null takes it away. `reveal`: how many prizes are called out in all. `pass`: one is left out of them, or comes back, by its key. */
export const hallChangeSchema = z.strictObject({
  page: hallPageSchema.exactOptional(),
  frozen: z.boolean().exactOptional(),
  message: someText(200).nullable().exactOptional(),
  stop: z.boolean().exactOptional(),
  minutes: minutes.exactOptional(),
  clock: hallClockActSchema.exactOptional(),
  wifi: textOf(80).nullable().exactOptional(),
  phones: z.strictObject({ clock: z.boolean().exactOptional(), sheet: z.boolean().exactOptional() }).exactOptional(),
  reveal: z.int().min(0).max(1000).exactOptional(),
  pass: z.strictObject({ prize: someText(400), out: z.boolean() }).exactOptional(),
});
export type HallChange = z.infer<typeof hallChangeSchema>;

/** The screens' key, as it travels: `?key=`. */
export const hallKeySchema = z.object({ key: z.string().max(40).optional() });
