import { type FormatId, isWargame } from '@ronde/engine';

/** The game of a formula: whose register, ratings and federation are meant. */
export const gameOf = (format: FormatId): 'scrabble' | 'art-de-la-guerre' =>
  isWargame(format) ? 'art-de-la-guerre' : 'scrabble';
