import { expect, test } from 'vitest';
import { printSentences } from '../print/sentences.ts';
import { closingSentences } from './sentences.ts';

test('L’Art de la Guerre has an Elo, Scrabble a « cote »', () => {
  const said = (format: 'art-de-la-guerre' | 'classique') => {
    const say = closingSentences.fr(format);
    const told = [
      say.ratings,
      say.preview,
      say.newRatings,
      say.published,
      say.caption,
      say.printRatings,
      say.noGame,
      say.calculation('ROUX'),
    ];
    return [...told, printSentences.fr(format).sheets.ratings.name].join('\n');
  };
  expect(said('art-de-la-guerre')).not.toMatch(/\bcotes?\b/i);
  expect(said('classique')).not.toMatch(/\bElo\b/);
});
