import { expect, it } from 'vitest';
import { langOf } from './problems.ts';

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-CA, en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.6', 'fr'],
  ['de, en;q=0.3', 'en'],
  ['de, es', 'fr'],
  ['en;q=0, fr;q=0.1', 'fr'],
  ['*;q=x, ;;,', 'fr'],
])('Accept-Language %s → %s', (header, lang) => {
  expect(langOf(header)).toBe(lang);
});
