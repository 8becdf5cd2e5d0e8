import { expect, test } from 'vitest';
import { correctionWords } from '../correction/words.ts';
import { draftWords } from '../pairing/words.ts';
import { poolsWords } from '../pools/words.ts';
import { playerWords } from './words.ts';

/** Every sentence of a room's words; functions are called with figures, names and lists. */
function said(words: object): readonly string[] {
  return Object.values(words).flatMap((one): readonly string[] => {
    if (typeof one === 'string') return [one];
    const of = one as (...given: readonly unknown[]) => unknown;
    return [
      [2, 3],
      ['NOM', 4],
      [[1, 2], 3],
      [4, [1, 6]],
      [[{ round: 2, tables: [1, 6] }], 3],
      [null, 3],
    ].flatMap((given) => {
      try {
        const text = of(...given);
        return typeof text === 'string' ? [text] : [];
      } catch {
        // Not what this sentence is about.
        return [];
      }
    });
  });
}

const rooms = [draftWords, playerWords, correctionWords, poolsWords];

test('French typography: the spaces before ; : ! ? and inside « », ’ for apostrophes', () => {
  for (const room of rooms)
    for (const format of ['classique', 'art-de-la-guerre'] as const)
      for (const sentence of said(room('fr', format))) {
        expect(sentence).not.toMatch(/ [:;!?»]|« |'/u);
        expect(sentence).not.toMatch(/[^\s\u00a0]»|«[^\u00a0]/u);
      }
});

test('the wargame plays « tours »: no « ronde » is said of it', () => {
  for (const room of [draftWords, playerWords, correctionWords])
    for (const sentence of said(room('fr', 'art-de-la-guerre'))) expect(sentence).not.toMatch(/ronde/iu);
});
