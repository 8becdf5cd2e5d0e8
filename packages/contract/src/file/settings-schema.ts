import * as z from 'zod';
import { seasonSchema } from './season-schema.ts';
import { flag, playerId } from './text.ts';

export const bestOfSchema = z.literal([1, 3]);
const place = z.int().min(1).max(16);
const avoided = z.array(z.int().min(1).max(99)).max(99);

const pools = z.array(z.array(playerId.nullable()).min(1).max(2000)).max(500);

const ratingSettings = z.strictObject({
  category: z.int().min(1).max(5).exactOptional().describe('By the number of players when missing'),
  classiqueB: flag,
  nbpMax: z.int().min(1).max(999).exactOptional(),
  jokerBar: z.int().min(0).max(9999).exactOptional(),
  games: z.int().min(1).max(999).exactOptional().describe('Planned rounds when missing'),
  approved: flag,
  season: seasonSchema.exactOptional().describe('The season of the PL; missing: the built-in one of the last day'),
});

const pointScale = z.strictObject({
  win: z.int().min(0).max(99),
  draw: z.int().min(0).max(99),
  loss: z.int().min(0).max(99),
});

/** The settings of every format; which of them a format reads is checked beside the schema (`check-format.ts`). */
export const settingsSchema = z.strictObject({
  rounds: z.int().min(1).max(99).exactOptional().describe('Planned rounds; missing: by the number registered'),
  spreadCap: z.int().min(1).max(9999).exactOptional().describe('The margin that counts in one game at most, 100'),
  forfeitSpread: z.int().min(0).max(9999).exactOptional().describe('Pdep of a win without an opponent, 50'),
  bestOf: bestOfSchema.exactOptional().describe('1 game, or 3: two winning games'),
  startsBy: z.enum(['balance', 'letters']).exactOptional(),
  repeats: z.enum(['as-written', 'avoid']).exactOptional(),
  openingTables: z
    .record(
      z.string(),
      z
        .array(z.array(z.tuple([place, place])).max(8))
        .min(1)
        .max(3),
    )
    .exactOptional()
    .describe('Own tables of the fixed rounds, by number of players: rounds, each a list of pairs of places'),
  phase1: z.literal([5, 7, 9]).exactOptional().describe('Rounds in pools'),
  phase2: z.int().min(3).max(19).exactOptional(),
  phase3: z.int().min(0).max(16).exactOptional(),
  pools: z.enum(['balanced', 'plain']).exactOptional(),
  composed: pools.exactOptional().describe('Who is in which pool, where somebody was moved by hand; null for X'),
  drawn: pools.exactOptional().describe('The pools in their drawn order, null for X'),
  firstRound: z.enum(['halves', 'lot', 'armies']).exactOptional(),
  avoidClubs: z.union([z.boolean(), avoided]).exactOptional().describe('True: the rounds of the rule; or these rounds'),
  scale: z.enum(['seed']).exactOptional(),
  turns: z.literal([1, 2]).exactOptional(),
  order: z.enum(['adjacent', 'fold']).exactOptional(),
  points: pointScale.exactOptional(),
  rating: ratingSettings.exactOptional(),
});
