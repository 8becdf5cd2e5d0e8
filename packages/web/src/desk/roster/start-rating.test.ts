import { expect, test } from 'vitest';
import { lang } from '../../core/language/lang.ts';
import { startRatingShown } from './start-rating.ts';

const player = { id: 'a', number: 1, presence: 'here', from: 1 } as const;
const pl = { format: 'classique', date: '2016-01-16', settings: {} } as const;
const adg = { format: 'art-de-la-guerre', date: '2026-01-16', settings: {} } as const;

test('RATE-05: a missing rating is shown as what it counts, with its star', () => {
  expect(startRatingShown({ ...player, duplicateSeries: '4C' }, pl)).toBe('1700*');
  expect(startRatingShown(player, pl)).toBe('1000*');
  expect(startRatingShown({ ...player, duplicateSeries: '1B' }, pl)).toBe('2250*');
  expect(startRatingShown({ ...player, rating: 1580 }, pl)).toBe('1580');
  expect(startRatingShown({ ...player, rating: 1700, provisional: true }, pl)).toBe('1700*');
  expect(startRatingShown(player, adg)).toBe('1000');
});

test('an Elo with decimals is written as the reader’s language writes it', () => {
  expect(startRatingShown({ ...player, rating: 1049.6 }, adg)).toBe('1049,6');
  lang.set('en');
  expect(startRatingShown({ ...player, rating: 1049.6 }, adg)).toBe('1049.6');
  lang.set('fr');
});
