import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

const shown = (text: string): string => unbroken(text).replaceAll('\u00a0', '~');

test('an hour, a number with its noun and a sign keep together; other words part', () => {
  expect(shown('Repas à 13 h, reprise à 14 h 15 précises')).toBe('Repas à 13~h, reprise à 14~h~15 précises');
  expect(shown('Pause de 20 min : table 4 et terrain 12 !')).toBe('Pause de 20~min~: table~4 et terrain~12~!');
  expect(shown('Lots « surprise » pour 3 hommes')).toBe('Lots «~surprise~» pour 3 hommes');
  expect(shown('Bach 3 tours')).toBe('Bach 3 tours');
});
