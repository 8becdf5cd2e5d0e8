import { expect, test } from 'vitest';
import { isPrivate } from './private-text.ts';

test.each([
  'zoe.lefevre@exemple.fr',
  'Zoé <zoe@exemple.org>',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '0612345678',
  '+33 6 12 34 56 78',
  '+32 (0)475 12 34 56',
  '12/05/1990',
  '1.2.90',
  '1990-05-12',
  '12 €',
  '12,50 €',
  '€12',
  '15 euros',
  '20 CHF',
])('LIST-01: « %s » is nobody’s club', (text) => {
  expect(isPrivate(text)).toBe(true);
});

test.each([
  'Lyon',
  'Caen 2',
  'ASPTT 1998',
  'Club du 14 juillet',
  'Scrabble-Club de l’Île',
  '0047123',
  '005 9489',
  '1234567890',
  'B12',
  'Les 3 €toiles',
  '4C',
  'Vermeil',
  'A@B',
])('« %s » may be one, or a licence', (text) => {
  expect(isPrivate(text)).toBe(false);
});
