import * as z from 'zod';
import { resultKeys } from './result-schema.ts';
import { flag, playerId } from './text.ts';

/** `tie`: a deciding game for the last place of the final. */
export const stageSchema = z.enum(['tie', 'semi', 'final', 'third']);

export const lastPlaceSchema = z.enum(['game', 'initial-rank']);

const finalMatchSchema = z.strictObject({
  stage: stageSchema,
  players: z.tuple([playerId, playerId]),
  starts: playerId.exactOptional(),
  ...resultKeys(5),
});

/** What decides between the first two, or the first four, after the rounds. */
export const finalSchema = z.strictObject({
  players: z.literal([2, 4]),
  bestOf: z.literal([1, 3, 5]).describe('1 game, 3: two winning games, 5: three'),
  carry: flag.describe('Whether their game of the rounds counts; false'),
  thirdPlace: flag.describe('Whether the third place is played for; with four players true, else false'),
  lastPlace: lastPlaceSchema.exactOptional().describe('How a tie for the last place of the final is settled'),
  matches: z.array(finalMatchSchema).max(9).exactOptional(),
});
