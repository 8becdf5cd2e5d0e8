import { season2015 } from '@ronde/engine/rating/season';
import { describe, expect, test } from 'vitest';
import { nextSeason, slices, underBars } from './prepared.ts';

describe('a season being prepared', () => {
  test('the next one begins a year later, with the same values and nobody of the world’s ten', () => {
    const ten = { ...season2015, worldTopTen: ['p1'] };
    const next = { ...season2015, name: '2016-2017', from: '2016-09-01', worldTopTen: [] };
    expect(nextSeason([ten], '2016-05-01')).toEqual(next);
    expect(nextSeason([], '2016-05-01')).toBeNull();
  });

  test('where years are missing, the one that runs: it begins on 1 September', () => {
    expect(nextSeason([season2015], '2026-08-31')?.name).toBe('2025-2026');
    expect(nextSeason([season2015], '2026-09-01')).toMatchObject({ name: '2026-2027', from: '2026-09-01' });
  });

  const bars = { joker: 2900, a: 2250, b: 1600 };

  test('§3: Joker from 2900, A from 2250, B from 1600, C below', () => {
    expect(underBars([2900, 2899, 2250, 2249, 1600, 1599, 1000, 1000], bars)).toEqual([
      { series: 'Joker', people: 1, share: 12.5 },
      { series: 'A', people: 2, share: 25 },
      { series: 'B', people: 2, share: 25 },
      { series: 'C', people: 3, share: 37.5 },
    ]);
  });

  test('the distribution by hundreds, empty ones too', () => {
    expect(slices([1099, 1000, 1250])).toEqual([
      { from: 1000, people: 2 },
      { from: 1100, people: 0 },
      { from: 1200, people: 1 },
    ]);
    expect(slices([])).toEqual([]);
  });
});
