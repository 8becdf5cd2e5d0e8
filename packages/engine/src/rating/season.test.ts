import { describe, expect, test } from 'vitest';
import { proposeBars } from './bars.ts';
import { activeAt, backRating, startProposal } from './inactivity.ts';
import { raisedAtSeasonStart } from './pl-event.ts';
import { duplicateSeriesOf, provisionalRating, startRating } from './provisional.ts';
import { season2015, seasonAt, seriesOf } from './season.ts';

describe('classement-pl, §2.1: PL* by duplicate series', () => {
  test.each([
    ['super-série', 2350],
    ['SS', 2350],
    ['1B', 2250],
    ['2A', 2000],
    ['3 d', 1800],
    ['4C', 1700],
    ['5e série', 1500],
    ['Série 6', 1300],
    ['7', 1000],
    [undefined, 1000],
    ['', 1000],
    ['sans série', 1000],
    ['12', 1000],
    ['8', 1000],
  ])('%s: %i', (text, rating) => {
    expect(provisionalRating(text, season2015)).toBe(rating);
  });

  test('what is no series is none', () => {
    expect(['sans', '0', '4 f', 'N', undefined].map(duplicateSeriesOf)).toEqual([null, null, null, null, null]);
  });

  test('PL is international: a rating that is brought stands, without star', () => {
    expect(startRating({ rating: 1234, duplicateSeries: 'SS' }, season2015)).toEqual({
      rating: 1234,
      provisional: false,
      zero: false,
    });
  });
});

describe('classement-pl, §3: series', () => {
  test.each([
    [2900, 'Joker'],
    [2899, 'A'],
    [2250, 'A'],
    [2249, 'B'],
    [1600, 'B'],
    [1599, 'C'],
  ])('%i is %s', (rating, series) => {
    expect(seriesOf(rating, season2015.bars)).toBe(series);
  });

  test('bars of the next season: about 5, 10, 30, 55 %, rounded to 50', () => {
    const ratings = Array.from({ length: 100 }, (_, i) => 1000 + 20 * i);
    const proposed = proposeBars(ratings);
    expect(proposed).toEqual({ bars: { joker: 2900, a: 2700, b: 2100 }, players: { Joker: 5, A: 10, B: 30, C: 55 } });
  });

  test('a bar is judged by all whom it lets in, and of two equally near the higher is taken', () => {
    const crowd = [3000, 2900, ...Array(7).fill(2010), ...Array(11).fill(1000)];
    expect(proposeBars(crowd)).toEqual({
      bars: { joker: 3000, a: 2900, b: 2000 },
      players: { Joker: 1, A: 1, B: 7, C: 11 },
    });
    const ten = Array.from({ length: 10 }, (_, i) => 1000 + 100 * i);
    expect(proposeBars(ten)?.bars.b).toBe(1600);
  });

  test('bars stay in order when many are level, and an empty list has none', () => {
    expect(proposeBars(Array.from({ length: 20 }, () => 1000))).toEqual({
      bars: { joker: 1000, a: 1000, b: 1000 },
      players: { Joker: 20, A: 0, B: 0, C: 0 },
    });
    expect(proposeBars([])).toBeNull();
  });

  test('start of a season: the world’s first ten below the Joker bar are set to it', () => {
    const ratings = new Map([
      ['w1', 3100],
      ['w2', 2750],
      ['other', 2000],
      ['w4', 2900],
    ]);
    // The third has no rating yet, the fourth is at the bar already.
    const season = { ...season2015, worldTopTen: ['w1', 'w2', 'w3', 'w4'] };
    expect(raisedAtSeasonStart(season, (player) => ratings.get(player))).toEqual([
      { player: 'w2', before: 2750, after: 2900 },
    ]);
  });
});

describe('classement-pl, §4 and §9: dated data', () => {
  test('a date has the season that has begun; before the first, the first', () => {
    const next = { ...season2015, name: '2016-2017', from: '2016-09-01' };
    expect(seasonAt('2016-08-31', [next, season2015]).name).toBe('2015-2016');
    expect(seasonAt('2016-09-01', [next, season2015]).name).toBe('2016-2017');
    expect(seasonAt('1999-01-01', [next, season2015]).name).toBe('2015-2016');
  });

  test('the published list: an event in the two years before its date', () => {
    expect(activeAt('2015-11-22', '2017-11-22')).toBe(true);
    expect(activeAt('2015-11-22', '2017-11-23')).toBe(false);
    expect(activeAt('2022-02-28', '2024-02-29')).toBe(false);
    expect(activeAt('2024-03-01', '2024-02-29')).toBe(false);
  });

  test('back after inactivity: the larger of the last PL and the PL* of the series', () => {
    expect(backRating(1650, '4C', season2015)).toBe(1700);
    expect(backRating(1750, '4C', season2015)).toBe(1750);
    expect(backRating(700, undefined, season2015)).toBe(700);
  });

  test('B6: somebody back after more than two years starts with the larger, said with its reason', () => {
    const at = (lastEvent: string, rating = 1500) =>
      startProposal({ rating, duplicateSeries: '2B', lastEvent }, '2026-11-14', season2015);
    expect(at('2014-01-01')).toEqual({ why: 'back', rating: 2000, known: 1500, lastEvent: '2014-01-01' });
    expect(at('2024-11-13')?.rating).toBe(2000);
    expect(at('2024-11-14')).toBeNull();
    expect(at('2027-01-01')).toBeNull();
    expect(at('2014-01-01', 2000)).toBeNull();
    expect(startProposal({ rating: 1500, lastEvent: '2014-01-01' }, '2026-11-14', season2015)).toBeNull();
    expect(startProposal({ duplicateSeries: '2B', lastEvent: '2014-01-01' }, '2026-11-14', season2015)).toBeNull();
  });

  test('§3: one of the world’s ten starts the season from the Joker bar, once', () => {
    const season = { ...season2015, worldTopTen: ['00 47'] };
    const of = (lastEvent?: string, rating = 2750) =>
      startProposal({ rating, licence: '0047', ...(lastEvent && { lastEvent }) }, '2016-01-10', season);
    expect(of('2015-08-31')).toMatchObject({ why: 'world-ten', rating: 2900, known: 2750 });
    expect(of()).toMatchObject({ why: 'world-ten', rating: 2900 });
    expect(of('2015-09-01')).toBeNull();
    expect(of('2015-08-31', 2900)).toBeNull();
  });
});
