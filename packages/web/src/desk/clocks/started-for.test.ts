import { expect, test } from 'vitest';
import { shortOfTheRules } from './clock-state.ts';

test('formule belge, « Temps alloué »: less than 20 minutes each is outside the rules; without a text it is not', () => {
  const short = [15, 19, 20, 25].map((minutes) => shortOfTheRules('classique-belge', minutes));
  expect(short).toEqual([true, true, false, false]);
  expect(shortOfTheRules('combinee', 15)).toBe(true);
  expect(shortOfTheRules('art-de-la-guerre', 15)).toBe(false);
  expect(shortOfTheRules('suisse', 15)).toBe(false);
});
