import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { championshipPoints, eventValue } from './adg.ts';
import { adgChampionship, type ChampionshipResult, championship, championshipSeason } from './championship.ts';
import { notOfficial } from './validity.ts';

describe('art-de-la-guerre, championship: points', () => {
  test('VT 120, 12 players: the printed table, its eleventh cut like the others', () => {
    const points = championshipPoints(Array(12).fill(1000), adgChampionship);
    const table = Array.from({ length: 12 }, (_, i) => points(i + 1));
    expect(table).toEqual([120, 95, 75, 60, 47, 37, 30, 23, 18, 15, 11, 9]);
  });

  test('TIME-04: ten players have the value of ten, not filled up to 12', () => {
    expect(eventValue([1300, 1250, 1200, 1150, 1100, 1050, 1000, 1000, 1000, 950], adgChampionship)).toBe(110);
  });

  test('the twelve highest of more', () => {
    expect(eventValue([...Array(12).fill(1000), 500, 700], adgChampionship)).toBe(120);
  });

  test('the noise of Elo does not cost a point: 12 × 1000 less a thousandth of a millionth', () => {
    const noisy = [999.999999999, ...Array(11).fill(1000)];
    expect(noisy.reduce((sum, elo) => sum + elo, 0)).toBeLessThan(12000);
    const points = championshipPoints(noisy, adgChampionship);
    expect([points(1), points(4), points(7), points(10)]).toEqual([120, 60, 30, 15]);
  });

  test('VT is the sum divided once: what whole and decimal Elo give by hand', () => {
    const decimals = [1049.6, 1020.7, 1010.1, 1000.3, 990.2, 980.4, 975.9, 972.8];
    expect(decimals.reduce((sum, elo) => sum + elo, 0)).not.toBe(8000);
    expect(eventValue(decimals, adgChampionship)).toBe(80);
    const levels = fc.array(fc.integer({ min: 40000, max: 200000 }), { minLength: 8, maxLength: 12 });
    fc.assert(
      fc.property(levels, (hundredths) => {
        const sum = hundredths.reduce((total, one) => total + one, 0);
        const elos = hundredths.map((one) => one / 100);
        expect(eventValue(elos, adgChampionship)).toBe(sum / 10000);
      }),
    );
  });

  test('really below is below: 119.9999', () => {
    expect(championshipPoints([999.99, ...Array(11).fill(1000)], adgChampionship)(1)).toBe(119);
  });

  test('the floor is exact, against whole numbers', () => {
    const field = fc.array(fc.integer({ min: 400, max: 2000 }), { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(field, fc.nat(39), (elos, i) => {
        const place = (i % elos.length) + 1;
        const points = championshipPoints(elos, adgChampionship)(place);
        // points ≤ sum/100 / 2^(4(place−1)/n) < points + 1, all raised to the n-th power.
        const top = elos.toSorted((x, y) => y - x).slice(0, 12);
        const n = BigInt(elos.length);
        const sum = BigInt(top.reduce((total, elo) => total + elo, 0)) ** n;
        const under = (whole: number): bigint => BigInt(100 * whole) ** n * 2n ** BigInt(4 * (place - 1));
        expect(under(points) <= sum && sum < under(points + 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('art-de-la-guerre, championship: seasons', () => {
  test.each([
    ['2025-07-31', '2024-2025'],
    ['2025-08-01', null],
    ['2025-08-31', null],
    ['2025-09-01', '2025-2026'],
    ['2025-10-10', '2025-2026'],
    ['2026-01-15', '2025-2026'],
  ])('TIME-02: %s counts in %s', (day, season) => {
    expect(championshipSeason(day, adgChampionship)).toBe(season);
  });

  const results = (points: readonly (readonly [string, number])[], player = 'p'): ChampionshipResult[] =>
    points.map(([lastDay, value]) => ({ player, event: lastDay, lastDay, place: 1, points: value }));

  test('TIME-04: best three, the August event never counts, a correction chooses again', () => {
    const days = ['2025-09-10', '2025-10-10', '2025-11-10', '2025-12-10', '2025-08-10'];
    const table = (values: number[]): unknown =>
      championship(results(values.map((value, i) => [days[i] ?? '', value])), '2025-2026', adgChampionship).map(
        (row) => [row.total, row.counted.map((one) => one.points), row.dropped.map((one) => one.points)],
      );
    expect(table([60, 95, 37, 75, 12])).toEqual([[230, [95, 75, 60], [37]]]);
    expect(table([60, 30, 37, 75, 12])).toEqual([[172, [75, 60, 37], [30]]]);
    expect(table([60, 95])).toEqual([[155, [95, 60], []]]);
  });

  test('TIME-02: a result of 31 July corrected in September changes the closed season only', () => {
    const others = results([['2025-09-06', 80]], 'q');
    const july = (points: number): ChampionshipResult[] => [...results([['2025-07-31', points]]), ...others];
    const current = (points: number): unknown => championship(july(points), '2025-2026', adgChampionship);
    const closed = (points: number): unknown => championship(july(points), '2024-2025', adgChampionship);
    expect(current(40)).toEqual(current(70));
    expect(closed(40)).not.toEqual(closed(70));
  });

  test('equal totals share a rank, the next is skipped; null points are no result', () => {
    const list = [
      ...results([['2025-09-06', 80]], 'q'),
      ...results([['2025-09-07', 80]], 'p'),
      ...results([['2025-09-08', 70]], 'r'),
      { player: 's', event: 'e', lastDay: '2025-09-08', place: 9, points: null },
    ];
    expect(championship(list, '2025-2026', adgChampionship).map((row) => [row.rank, row.player])).toEqual([
      [1, 'p'],
      [1, 'q'],
      [3, 'r'],
    ]);
  });
});

describe('art-de-la-guerre, validity', () => {
  const clubs = (...names: string[]): readonly (string | undefined)[] => names.map((name) => name || undefined);

  test('TIME-02: seven who played are too few, eight are enough', () => {
    expect(notOfficial(Array(7).fill(undefined))).toEqual([{ code: 'too-few-players', found: 7, needed: 8 }]);
    expect(notOfficial(Array(8).fill(undefined))).toEqual([]);
  });

  test('exactly half of one club is valid, one more is not', () => {
    expect(notOfficial(clubs('A', 'A', 'A', 'A', 'B', 'C', '', ''))).toEqual([]);
    expect(notOfficial(clubs('A', 'A', 'A', 'A', 'A', 'C', '', ''))).toEqual([
      { code: 'club-majority', club: 'A', members: 5, players: 8 },
    ]);
  });

  test('clubs compare without case, accents and outer spaces; no club is no club', () => {
    expect(notOfficial(clubs('Orléans', 'ORLEANS', ' orléans ', 'Orleans', 'orléans', '', '', ''))).toHaveLength(1);
    expect(notOfficial(Array(8).fill(' '))).toEqual([]);
  });
});
