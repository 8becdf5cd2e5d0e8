import * as z from 'zod';
import { flag } from './text.ts';

const bestOf = z.literal([1, 3]);

const ratingSettings = z.strictObject({
  category: z.int().min(0).max(9).exactOptional(),
  classiqueB: flag,
  nbpMax: z.int().min(1).max(999).exactOptional(),
  jokerBar: z.int().min(0).max(9999).exactOptional(),
  games: z.int().min(1).max(999).exactOptional(),
  approved: flag,
});

/** The settings of format `classique`: every key that it reads, and no other. */
export const settingsSchema = z.strictObject({
  rounds: z.int().min(1).max(99).exactOptional().describe('Planned rounds; missing: by the number registered'),
  spreadCap: z.int().min(1).max(9999).exactOptional().describe('The margin that counts in one game at most, 100'),
  forfeitSpread: z.int().min(0).max(9999).exactOptional().describe('Pdep of a win without an opponent, 50'),
  bestOf: bestOf.exactOptional().describe('1 game, or 3: two winning games'),
  startsBy: z.enum(['balance', 'letters']).exactOptional(),
  repeats: z.enum(['as-written', 'avoid']).exactOptional(),
  rating: ratingSettings.exactOptional(),
});
