import * as z from 'zod';
import { articleText, optionalText, playerId, score, withoutMinusZero } from './text.ts';

const lost = z.int().min(0).max(9999).overwrite(withoutMinusZero);

export const lossSchema = z.strictObject({ lost, total: z.int().min(1).max(9999) });
// A malus stands apart, so no edition of the game gives less than nothing; what it gives at most is the edition's.
export const pointsSchema = z.int().min(0).max(999).overwrite(withoutMinusZero);

/** The keys of a result, for a match of at most `most` games. */
export function resultKeys(most: number) {
  return {
    games: z
      .array(z.tuple([score, score]))
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
