import { expect, test } from 'vitest';
import { type Chosen, sheetAddress } from './sheets.ts';

const chosen: Chosen = {
  round: 4,
  after: 0,
  by: 'club',
  licences: true,
  unpaid: true,
  boxes: false,
  pages: '2',
  upto: '',
  prizes: true,
  wifi: 'Salle & Cie',
  password: 'a=b',
};
const printed = { lang: 'fr', at: '10:42', replaces: '10:31' };

/** The query alone, read back. */
const asked = (key: 'tables-by-number' | 'standings' | 'welcome' | 'certificates', options: readonly string[]) =>
  Object.fromEntries(new URL(sheetAddress('lyon', { key, options }, 'pdf', chosen, printed), 'http://x').searchParams);

test('a sheet asks for what was chosen of its own options, and for nothing else', () => {
  const always = { lang: 'fr', at: '10:42', replaces: '10:31' };
  expect(asked('tables-by-number', ['round', 'boxes'])).toEqual({ ...always, round: '4', blank: 'false' });
  // Before round 1 is a number of rounds too.
  expect(asked('standings', ['after'])).toEqual({ ...always, after: '0' });
  expect(asked('standings', ['by', 'licences'])).toEqual({ ...always, by: 'club', licences: 'true' });
  expect(asked('certificates', ['upto'])).toEqual(always);
  expect(asked('certificates', ['upto', 'prizes'])).toEqual({ ...always, prizes: 'true' });
  expect(asked('welcome', ['wifi'])).toEqual({ ...always, wifi: 'Salle & Cie', password: 'a=b' });
});

test('badges have an address of their own: they carry links', () => {
  const address = sheetAddress('lyon', { key: 'badges', options: ['links'] }, 'html', chosen, printed);
  expect(address.split('?')[0]).toBe('/api/tournaments/lyon/badges/html');
});
