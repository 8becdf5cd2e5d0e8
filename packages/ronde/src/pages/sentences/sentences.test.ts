import { expect, test } from 'vitest';
import { pageSentences } from './page-sentences.ts';

/** Every sentence, those with a gap filled with 3. */
function sentences(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return sentences(value(3, 3, 3), at);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${at}.${key}`));
}

const fr = sentences(pageSentences.fr(), 'page');
const tour = sentences(pageSentences.fr('art-de-la-guerre'), 'page');
const en = sentences(pageSentences.en(), 'page');

test('French signs stand after their own spaces, apostrophes are typographic, nobody’s sex is said', () => {
  expect(fr.length).toBeGreaterThan(130);
  for (const [at, text] of [...fr, ...tour]) {
    expect(text, at).not.toMatch(/ [:;!?»]|\u00a0[;!?]|« |'|(?<![\u00a0\u202f])[;!?](?=\s|$)|(?<!\u00a0):(?=\s|$)/);
    expect(text, at).not.toMatch(/\bbye\b|\(e\)|·e\b/);
  }
});

test('a round is a « tour » in L’Art de la Guerre, and nothing there is a « ronde »', () => {
  const own = tour.filter(([at]) => !/phasesOf|ownRule|rules\.phase/.test(at));
  // The program's own name is no round.
  for (const [at, text] of own) expect(text.replaceAll('pour Ronde', ''), at).not.toMatch(/\brondes?\b/i);
});

test('the same sentences in English, none of them French', () => {
  expect(en.map(([at]) => at)).toEqual(fr.map(([at]) => at));
  for (const [at, text] of en) expect(text, at).not.toMatch(/[«»\u202f]|[éèêàç]/);
});
