import { expect, test } from 'vitest';
import { languageOf } from './lang.ts';

test('the first language of the browser that Ronde speaks; French where there is none', () => {
  expect(languageOf(['en-GB', 'fr-FR'])).toBe('en');
  expect(languageOf(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(languageOf(['DE', 'EN-us'])).toBe('en');
  expect([languageOf(['de']), languageOf([])]).toEqual(['fr', 'fr']);
});
