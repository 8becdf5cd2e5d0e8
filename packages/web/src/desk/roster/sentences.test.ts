import { expect, test } from 'vitest';
import { frRoster } from './fr.ts';
import { enRoster } from './sentences.ts';

/** Every sentence of a dictionary; functions are called with figures and names. */
function said(sentences: object): readonly string[] {
  return Object.values(sentences).flatMap((one): readonly string[] => {
    if (typeof one === 'string') return [one];
    if (typeof one !== 'function') return said(one as object);
    const fault = { code: 'too-long', field: 'name', most: 120, text: 'x' };
    return [one(2, 3, 4, 5), one(fault), one('a', 'b', 'c'), one(['a', 'b'])].filter(
      (text) => typeof text === 'string',
    );
  });
}

test('French typography: the spaces before ; : ! ? and inside « », ’ for apostrophes', () => {
  for (const sentence of said({
    ...frRoster,
    fault: {},
    unknownColumns: {},
    above: {},
    several: [frRoster.unknownColumns(['a', 'b']), frRoster.above(['a']), frRoster.above(['a', 'b'])],
  }).concat(
    frRoster.fault({ code: 'wrong-rating', text: '1.049' }),
    frRoster.fault({ code: 'wrong-birth', text: '85' }),
    frRoster.fault({ code: 'no-person' }),
    frRoster.fault({ code: 'wrong-cohesion', text: 'x' }),
    frRoster.fault({ code: 'wrong-year', text: 'x' }),
  )) {
    expect(sentence).not.toMatch(/ [:;!?»€]|« |'/u);
    expect(sentence).not.toMatch(/[^\s\u00a0]»|«[^\u00a0]/u);
  }
});

test('English says something else, everywhere', () => {
  const same = Object.keys(frRoster).filter((key) => {
    const [a, b] = [frRoster[key as keyof typeof frRoster], enRoster[key as keyof typeof enRoster]];
    return typeof a === 'string' && a === b;
  });
  expect(same).toEqual(['elo']);
});
