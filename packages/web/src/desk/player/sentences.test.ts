import { expect, test } from 'vitest';
import { correctionSentences } from '../correction/redraw-notice.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { poolsSentences } from '../pools/sentences.ts';
import { formSentences } from '../roster/form-sentences.ts';
import { playerSentences } from './sentences.ts';

/** Every sentence of a dictionary; functions are called with figures, names and lists. */
function said(sentences: object): readonly string[] {
  return Object.values(sentences).flatMap((one): readonly string[] => {
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

const rooms = [
  draftSentences.fr,
  playerSentences.fr,
  formSentences.fr,
  correctionSentences.fr,
  () => poolsSentences.fr,
];

test('French typography: the spaces before ; : ! ? and inside « », ’ for apostrophes', () => {
  for (const room of rooms)
    for (const format of ['classique', 'art-de-la-guerre'] as const)
      for (const sentence of said(room(format))) {
        expect(sentence).not.toMatch(/ [:;!?»]|« |'/u);
        expect(sentence).not.toMatch(/[^\s\u00a0]»|«[^\u00a0]/u);
      }
});

test('the wargame plays « tours »: no « ronde » is said of it', () => {
  for (const room of [draftSentences.fr, playerSentences.fr, formSentences.fr, correctionSentences.fr])
    for (const sentence of said(room('art-de-la-guerre'))) expect(sentence).not.toMatch(/ronde/iu);
});
