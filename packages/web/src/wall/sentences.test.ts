import type { FormatId } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { expect, test } from 'vitest';
import { wallSentences } from './sentences.ts';

/** Every sentence, those with a gap filled with « 3 ». */
const said = (lang: Lang, format: FormatId): readonly string[] =>
  Object.values(wallSentences[lang](format)).flatMap((word: unknown) => {
    if (typeof word === 'function') return [String(word('3', '4'))];
    return typeof word === 'object' && word !== null ? Object.values(word).map(String) : [String(word)];
  });

test('the exact words of the house', () => {
  const text = wallSentences.fr('classique');
  expect(text.here(18, 23)).toBe('18\u00a0présents sur 23');
  expect(text.missing(5, 11)).toBe('Il manque 5\u00a0résultats sur 11');
  expect(text.standings.title(3)).toBe('Classement après la ronde 3');
  expect([text.stop, text.anyMoment, text.lastTurn]).toEqual([
    'Arrêtez les pendules',
    'Fin possible à tout instant',
    'Dernier tour de jeu',
  ]);
  expect(text.announced('12:30')).toBe('Fin annoncée à 12:30');
  expect(text.updated('15:08')).toBe('mis à jour à 15:08');
  expect(text.page(1, 3)).toBe('page 1 sur 3');
});

test('French typography: spaces that do not break, curved apostrophes; exempt is never « bye » or X', () => {
  for (const format of ['classique', 'art-de-la-guerre'] as const)
    for (const sentence of said('fr', format)) expect(sentence).not.toMatch(/ [:;!?»]|« |'|\b(bye|X)\b/);
});

test('the wargame says « tour » and « terrain », Scrabble « ronde » and « table »', () => {
  expect(said('fr', 'art-de-la-guerre').join('\n')).not.toMatch(/ronde|\btable/i);
  expect(said('fr', 'classique').join('\n')).not.toMatch(/terrain|début du tour/i);
});

test('complete in English, none of it French', () => {
  for (const sentence of said('en', 'classique')) {
    expect(sentence).toMatch(/\S/);
    expect(sentence).not.toMatch(/[«»\u202féèêà]|\b(ronde|tour)\b/);
  }
});
