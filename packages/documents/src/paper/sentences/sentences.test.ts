import { expect, test } from 'vitest';
import { paperSentences } from './sentences.ts';

/** Every sentence, with names and numbers where it takes some. */
function said(format: 'classique' | 'art-de-la-guerre', lang: 'fr' | 'en'): readonly string[] {
  return Object.values(paperSentences(lang, { format })).map((word: unknown) =>
    typeof word === 'function' ? String(word('4', '10:31')) : String(word),
  );
}

test('French typography: spaces that do not break, curved apostrophes', () => {
  for (const sentence of [...said('classique', 'fr'), ...said('art-de-la-guerre', 'fr')]) {
    expect(sentence).not.toMatch(/ [:;!?»]|\u00a0[;!?]|« |n° |'/);
  }
});

test('a round is a « tour » in the wargame, a table a « terrain », and exempt is never « bye » or X in French', () => {
  const wargame = said('art-de-la-guerre', 'fr').join('\n');
  expect(wargame).toContain('tour 4');
  expect(wargame).not.toMatch(/ronde/i);
  expect(wargame).toContain('Terrains par nom');
  expect(wargame).not.toMatch(/\btables?\b/i);
  expect(said('classique', 'fr').join('\n')).not.toMatch(/\b(bye|X)\b/);
  expect(said('classique', 'en').join('\n')).not.toMatch(/’ [a-z]|\b(ronde|tour)\b/);
});
