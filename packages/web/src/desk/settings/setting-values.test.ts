import { type Settings, season2015 } from '@ronde/engine';
import { describe, expect, test } from 'vitest';
import { changedSettings, settingValues, wrongFields } from './setting-values.ts';

const changed = (before: Settings, over: Partial<ReturnType<typeof settingValues>>) =>
  changedSettings(before, { ...settingValues(before), ...over }, 'classique');

describe('what is sent holds the keys that change, and no other', () => {
  test('nothing touched: nothing sent, whatever the settings were', () => {
    const before: Settings = { rounds: 6, spreadCap: 150, bestOf: 1, rating: { category: 2, approved: false } };
    expect(changed(before, {})).toBeNull();
  });

  test('a number typed, and one emptied: the rule holds again', () => {
    expect(changed({ rounds: 6 }, { spreadCap: '150' })).toEqual({ saw: {}, to: { spreadCap: 150 } });
    expect(changed({ rounds: 6 }, { rounds: ' ' })).toEqual({ saw: { rounds: 6 }, to: {} });
  });

  test('the rule’s own choice is no key', () => {
    expect(changed({ bestOf: 3 }, { bestOf: '1' })).toEqual({ saw: { bestOf: 3 }, to: {} });
    expect(changed({}, { repeats: 'avoid', bestOf: '3' })).toEqual({ saw: {}, to: { bestOf: 3, repeats: 'avoid' } });
  });

  test('the parts of a rating are one setting', () => {
    expect(changed({ rating: { category: 2 } }, { approved: 'no' })).toEqual({
      saw: { rating: { category: 2 } },
      to: { rating: { category: 2, approved: false } },
    });
    expect(changed({ rating: { category: 2 } }, { category: '' })).toEqual({
      saw: { rating: { category: 2 } },
      to: {},
    });
  });

  test('the season of the tournament stays, whatever else of its rating changes', () => {
    const rating = { season: season2015, category: 2 };
    expect(changed({ rating }, { category: '' })?.to).toEqual({ rating: { season: season2015 } });
  });

  test('points of a match: those not typed are 2, 1, 0', () => {
    const values = { ...settingValues({}), win: '3' };
    expect(changedSettings({}, values, 'suisse')).toEqual({ saw: {}, to: { points: { win: 3, draw: 1, loss: 0 } } });
  });

  test('clubs kept apart: as the rule says, never, or in rounds by number', () => {
    const wargame = (before: Settings, over: object) =>
      changedSettings(before, { ...settingValues(before), ...over }, 'art-de-la-guerre');
    expect(wargame({}, { avoidClubs: 'no' })).toEqual({ saw: {}, to: { avoidClubs: false } });
    expect(wargame({ avoidClubs: false }, { avoidClubs: 'rounds', avoidedRounds: '1, 2 et 4' })).toEqual({
      saw: { avoidClubs: false },
      to: { avoidClubs: [1, 2, 4] },
    });
    expect(wargame({ avoidClubs: [1, 2] }, {})).toBeNull();
  });
});

test('wrong: no number, a decimal, beyond the limits, no round', () => {
  const wrong = (over: object) => wrongFields({ ...settingValues({}), ...over }, 'classique');
  expect(wrong({ rounds: 'six', spreadCap: '0', games: '5,5' })).toEqual(['rounds', 'spreadCap', 'games']);
  expect(wrong({ rounds: '6' })).toEqual([]);
  const clubs = { ...settingValues({}), avoidClubs: 'rounds', avoidedRounds: 'toutes' };
  expect(wrongFields(clubs, 'art-de-la-guerre')).toEqual(['avoidedRounds']);
});
