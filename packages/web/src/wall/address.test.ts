import { expect, test } from 'vitest';
import { askedBy, wholeList, withoutKey } from './address.ts';

test('the address pins a page, splits the alphabet, hands on the key', () => {
  expect(askedBy('/ecran/saint-martin', '?page=tables-nom&part=2/3&cle=K1')).toEqual({
    t: 'saint-martin',
    lang: 'fr',
    pin: 'tables-name',
    part: { at: 2, of: 3 },
    key: 'K1',
  });
  const pins = ['tables-nom', 'tables', 'pendule', 'manquants', 'classement', 'prix', 'message'];
  expect(pins.map((page) => askedBy('/ecran/t', `?page=${page}`).pin)).not.toContain(null);
});

test('English by the path or by the question', () => {
  expect(askedBy('/en/ecran/t', '').lang).toBe('en');
  expect(askedBy('/ecran/t', '?lang=en').lang).toBe('en');
  expect(askedBy('/ecran/t', '').lang).toBe('fr');
});

test('what it does not know is as if it were not there', () => {
  for (const wrong of ['0/2', '3/2', '1/0', '1/99', 'x', '1'])
    expect(askedBy('/ecran/t', `?part=${wrong}`).part).toEqual(wholeList);
  expect(askedBy('/ecran/%E0%A4%A', '?page=constructor').pin).toBe(null);
});

test('the key is taken off the address, all else stays', () => {
  expect(withoutKey('http://h:1/ecran/t?page=pendule&cle=K1&part=1%2F2')).toBe(
    'http://h:1/ecran/t?page=pendule&part=1%2F2',
  );
});
