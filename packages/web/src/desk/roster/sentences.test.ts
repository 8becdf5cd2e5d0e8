import { expect, test } from 'vitest';
import { enLists, frLists } from '../../lists/sentences.ts';
import { enRoster } from './sentences.ts';
import { frRoster } from './sentences-fr.ts';

const fr = { ...frLists, ...frRoster };
const en = { ...enLists, ...enRoster };

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
    ...fr,
    fault: {},
    unknownColumns: {},
    above: {},
    difference: {},
    several: [fr.unknownColumns(['a', 'b']), fr.above(['a']), fr.above(['a', 'b'])],
  }).concat(
    fr.fault({ code: 'wrong-rating', text: '1.049' }),
    fr.fault({ code: 'wrong-birth', text: '85' }),
    fr.fault({ code: 'no-person' }),
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
