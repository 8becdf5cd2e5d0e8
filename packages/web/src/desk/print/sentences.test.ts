import { expect, test } from 'vitest';
import { closingSentences } from '../closing/sentences.ts';
import { prizesSentences } from '../prizes/sentences.ts';
import { printSentences } from './sentences.ts';

/** Every sentence of three rooms, functions with something in their places. */
function sentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return sentences(value.length > 1 ? value(2, 20, 'x', 'y') : value(2));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences);
  return [];
}

const told = (format: 'classique' | 'art-de-la-guerre') => {
  const { because, notOfficial, ...closing } = closingSentences.fr(format);
  const why = [
    because({ code: 'too-few-players', found: 7, needed: 8 }),
    because({ code: 'club-majority', club: 'Lyon', members: 5, players: 8 }),
  ];
  const rest = [closing, printSentences.fr(format), prizesSentences.fr(format)].flatMap(sentences);
  return [...why, notOfficial(why), ...rest];
};

test('French typography in prizes, closing and print', () => {
  for (const sentence of [...told('classique'), ...told('art-de-la-guerre')])
    expect(sentence).not.toMatch(/ [:;!?»]|« |'/);
});

test('« tour » in the wargame, « ronde » in Scrabble', () => {
  expect(told('art-de-la-guerre').join('\n')).not.toMatch(/rondes?\b/i);
  expect(told('classique').join('\n')).not.toMatch(/\btours?\b/i);
});
