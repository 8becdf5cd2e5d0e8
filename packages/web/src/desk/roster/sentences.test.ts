import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { en } from './sentences.ts';

/** Every sentence of a tree of words; functions are called with figures and names. */
function said(words: object): readonly string[] {
  return Object.values(words).flatMap((one): readonly string[] => {
    if (typeof one === 'string') return [one];
    if (typeof one !== 'function') return said(one as object);
    const fault = { code: 'too-long', field: 'name', most: 120, text: 'x' };
    return [one(2, 3, 4, 5), one(fault), one('a', 'b', 'c'), one(['a', 'b'])].filter(
      (text) => typeof text === 'string',
    );
  });
}

test('French typography: the spaces before ; : ! ? and inside « », ’ for apostrophes', () => {
  for (const sentence of said({ ...fr, fault: {}, unknownColumns: {}, one: fr.unknownColumns(['a', 'b']) }).concat(
    fr.fault({ code: 'wrong-rating', text: '1.049' }),
    fr.fault({ code: 'wrong-birth', text: '85' }),
    fr.fault({ code: 'wrong-series', text: '9Z' }),
    fr.fault({ code: 'wrong-cohesion', text: 'x' }),
    fr.fault({ code: 'wrong-year', text: 'x' }),
  )) {
    expect(sentence).not.toMatch(/ [:;!?»€]|« |'/u);
    expect(sentence).not.toMatch(/[^\s\u00a0]»|«[^\u00a0]/u);
  }
});

test('English says something else, everywhere', () => {
  const same = Object.keys(fr).filter((key) => {
    const [a, b] = [fr[key as keyof typeof fr], en[key as keyof typeof en]];
    return typeof a === 'string' && a === b;
  });
  expect(same).toEqual(['elo']);
});
