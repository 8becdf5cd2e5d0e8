import { type Season, season2015 } from '@ronde/engine';
import { expect, test } from 'vitest';
import { nothingTyped, seasonText, seasonToTake } from './season-part.tsx';

const next: Season = { ...season2015, name: '2026-2027', from: '2026-09-01' };

test('what is typed over the season before it; what is no number stays as typed', () => {
  const typed = { name: ' 2026-2027 ', from: '2026-09-01', joker: '2800', a: '2150 ', b: 'abc', ten: '0047, 12 ;\n' };
  expect(JSON.parse(seasonText(typed, season2015))).toEqual({
    ...season2015,
    name: '2026-2027',
    from: '2026-09-01',
    bars: { joker: 2800, a: 2150, b: 'abc' },
    worldTopTen: ['0047', '12'],
  });
  expect(JSON.parse(seasonText(nothingTyped, season2015)).bars).toEqual({ joker: '', a: '', b: '' });
});

test('the newest that has begun is offered where the tournament has another one', () => {
  expect(seasonToTake([next], '2026-11-14', season2015)).toEqual(next);
  expect(seasonToTake([next], '2026-08-31', season2015)).toBeNull();
  expect(seasonToTake([next, { ...next, from: '2027-09-01' }], '2026-11-14', next)).toBeNull();
  expect(seasonToTake([], '2026-11-14', season2015)).toBeNull();
});
