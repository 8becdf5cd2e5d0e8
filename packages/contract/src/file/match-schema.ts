import * as z from 'zod';
import { stepSchema } from '../values/steps.ts';
import { articleText, flag, optionalText, playerId, scoreInFile, someTextInFile, withoutMinusZero } from './text.ts';

const lost = z.int().min(0).max(9999).overwrite(withoutMinusZero);

export const lossSchema = z.strictObject({ lost, total: z.int().min(1).max(9999) });
// A malus stands apart, so no edition of the game gives less than nothing; what it gives at most is the edition's.
export const pointsSchema = z.int().min(0).max(999).overwrite(withoutMinusZero);

/** The keys of a result, for a match of at most `most` games. */
function resultKeys(most: number) {
  return {
    games: z
      .array(z.tuple([scoreInFile, scoreInFile]))
      .max(most)
      .exactOptional()
      .describe('Scores after penalties, in the order of players'),
    forfeit: playerId.exactOptional().describe('Who did not come or gave up, or "both"'),
    awarded: playerId.exactOptional().describe('Who gets the match by decision of an arbiter'),
    winner: playerId.nullable().exactOptional().describe('Null for a draw'),
    cohesion: z
      .tuple([lossSchema, lossSchema])
      .exactOptional()
      .describe('What each army lost of its cohesion, in the order of players'),
    points: z
      .tuple([pointsSchema, pointsSchema])
      .exactOptional()
      .describe('The points themselves, in place of the cohesion'),
    article: articleText.exactOptional().describe('The article of the rules that a forfeit or a decision rests on'),
    reason: optionalText(500),
  };
}

/** What somebody says of a match, beside what stands: who, and a result. */
const saidSchema = z.strictObject({ by: someTextInFile(90), ...resultKeys(3) });

const runningSchema = z
  .strictObject({
    games: z
      .array(z.tuple([scoreInFile, scoreInFile]))
      .min(1)
      .max(4),
    third: playerId.exactOptional().describe('Who begins the third game'),
  })
  .exactOptional()
  .describe('Of a match of several games, those that are over while it is not');

export const matchSchema = z.strictObject({
  table: z.int().min(1).max(9999).exactOptional(),
  players: z.array(playerId).min(1).max(2).describe('Two players, or one who is exempt'),
  starts: playerId.exactOptional(),
  ...resultKeys(3),
  running: runningSchema,
  confirmed: z.literal(true).exactOptional().describe('Somebody else has read the result and found it right'),
  claimed: saidSchema
    .exactOptional()
    .describe('What one of the two says; it counts for nothing before the other agrees'),
  disputed: saidSchema.exactOptional().describe('A second value, or a doubt without one: an arbiter has to settle it'),
  counters: z
    .record(z.string(), z.record(someTextInFile(80), z.int().min(0).max(9999)))
    .exactOptional()
    .describe('What trophies count, by player'),
  why: z.array(stepSchema).max(999).exactOptional().describe('The steps of the draw that led to this table'),
});

/** `tie`: a deciding game for the last place of the final. */
export const stageSchema = z.enum(['tie', 'semi', 'final', 'third']);

export const lastPlaceSchema = z.enum(['game', 'initial-rank']);

const finalMatchSchema = z.strictObject({
  stage: stageSchema,
  players: z.tuple([playerId, playerId]),
  starts: playerId.exactOptional(),
  ...resultKeys(5),
  running: runningSchema,
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
