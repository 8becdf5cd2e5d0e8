import { played } from '@ronde/engine/fixtures/played';
import { charterSentences } from '@ronde/language/charter';
import { expect, test } from 'vitest';
import { charterSheet } from './charter-sheet.ts';

const { tournament } = played({ players: 'a:9 b:8', rounds: ['a-b 400-310'] });
const said = (charter?: readonly string[]) =>
  JSON.stringify(
    charterSheet(
      { ...tournament, format: 'art-de-la-guerre', ...(charter && { charter }) },
      { lang: 'fr', at: '10:42' },
    ).body,
  );

test('the charter of the game says what the arbiter may decide (Charte de bonne conduite)', () => {
  const text = said();
  for (const word of ['malus de 10 points', '90 – 0', 'exclusion', 'avertissement']) expect(text).toContain(word);
});

test('an organiser’s own one stands alone', () => {
  const text = said(['Se saluer', 'Ranger sa table']);
  expect(text).toContain('"items":["Se saluer","Ranger sa table"]');
  expect(text).not.toContain('malus');
});

test('both languages have as many articles', () => {
  const { fr, en } = charterSentences;
  expect(fr.articles.length).toBe(en.articles.length);
  expect(fr.sanctions.each.length).toBe(en.sanctions.each.length);
});

test('a Scrabble tournament that has none says where one is written', () => {
  const { body } = charterSheet(tournament, { lang: 'fr', at: '10:42' });
  expect(body).toMatchObject({ blocks: [{ text: 'Ce tournoi n’a pas de charte (page Réglages).' }] });
});
