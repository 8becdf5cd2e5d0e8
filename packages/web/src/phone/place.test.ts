import { expect, test } from 'vitest';
import { phonePath, placeOf } from './place.ts';

test('the addresses of ux.md §3, in both languages', () => {
  expect(placeOf('/j/7K3Q-M4XW')).toEqual({ kind: 'player', code: '7K3Q-M4XW', tab: 'table', lang: null });
  expect(placeOf('/j/7K3Q/classement')).toMatchObject({ tab: 'standings' });
  expect(placeOf('/j/7K3Q/pendule/')).toMatchObject({ tab: 'clock' });
  expect(placeOf('/j/7K3Q/marque')).toMatchObject({ tab: 'sheet' });
  expect(placeOf('/en/j/7K3Q/mots')).toMatchObject({ tab: 'words', lang: 'en' });
  expect([placeOf('/j'), placeOf('/en/j/')]).toEqual([
    { kind: 'code', lang: null },
    { kind: 'code', lang: 'en' },
  ]);
  expect(placeOf('/t/saint-martin/table/4')).toEqual({ kind: 'slip', t: 'saint-martin', table: 4, lang: null });
});

test('an address that ends in nothing known is the table; another page’s is none of ours', () => {
  expect(placeOf('/j/7K3Q/rien')).toMatchObject({ tab: 'table' });
  expect(placeOf('/j/%E0%A4%A')).toMatchObject({ code: '%E0%A4%A' });
  expect(placeOf('/t/x/table/')).toBeNull();
  expect(placeOf('/bureau')).toBeNull();
});

test('each address is read back as the page it was made for', () => {
  for (const tab of ['table', 'standings', 'clock', 'sheet', 'words', 'rules', 'votes', 'lists', 'leave'] as const)
    expect(placeOf(phonePath('7K3Q', tab, 'en'))).toEqual({ kind: 'player', code: '7K3Q', tab, lang: 'en' });
});
