import { expect, test } from 'vitest';
import { printSentences } from '../print/sentences.ts';
import { closingSentences } from './sentences.ts';

test('L’Art de la Guerre has an Elo, Scrabble a « cote »', () => {
  const said = (format: 'art-de-la-guerre' | 'classique') => {
    const text = closingSentences.fr(format);
    const told = [
      text.ratings,
      text.preview,
      text.newRatings,
      text.published,
      text.caption,
      text.printRatings,
      text.noGame,
      text.calculation('ROUX'),
    ];
    return [...told, printSentences.fr(format).sheets.ratings.name].join('\n');
  };
  expect(said('art-de-la-guerre')).not.toMatch(/\bcotes?\b/i);
  expect(said('classique')).not.toMatch(/\bElo\b/);
});
