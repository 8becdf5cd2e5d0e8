import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlEntry, type PlInput, type PlLine, ratePl } from './pl.ts';
import { season2015 } from './season.ts';

/** The ten of §8, `m` is the 1803; final places from a list of ids. */
const ten: readonly [string, number, boolean][] = [
  ['a', 2923, false],
  ['s1', 2250, true],
  ['c', 1860, false],
  ['m', 1803, false],
  ['s4', 1700, true],
  ['t4', 1700, true],
  ['g', 1580, false],
  ['h', 1415, false],
  ['i', 1002, false],
  ['n', 1000, true],
];
const event = (order: string, more: Partial<PlInput> = {}): PlInput => ({
  entries: ten.map(([player, rating, provisional]) => ({
    player,
    rating,
    provisional,
    place: order.split(' ').indexOf(player) + 1,
    drawn: true,
  })),
  games: 5,
  ...more,
});
const line = (input: PlInput, player: string): PlLine | undefined =>
  ratePl(input, season2015).players.find((one) => one.player === player);

describe('classement-pl, §8: the ranking by example', () => {
  test('10 players, 5 rounds, one Joker: PJmax 210, PJmin −105', () => {
    expect(ratePl(event('a m c s1 s4 t4 g h i n'), season2015)).toMatchObject({
      category: 1,
      value: 20,
      jokers: 1,
      pjMax: 210,
      pjMin: -105,
    });
  });

  test('a) the 1803 second: 9 + 10 + 210 = 2032, its 298 held by PJmax', () => {
    expect(line(event('a m c s1 s4 t4 g h i n'), 'm')).toEqual({
      player: 'm',
      place: 2,
      before: 1803,
      provisional: false,
      zero: false,
      pe: 9,
      b: 10,
      share: 2,
      pj: 210,
      uncapped: 298,
      limit: 'max',
      stood: { player: 's1', rating: 2250 },
      after: 2032,
    });
  });

  test('b) a 1700 eighth: 3 + 0 − 95 = 1608', () => {
    const eighth = line(event('a m c s1 s4 g i t4 h n'), 't4');
    expect(eighth).toMatchObject({ pe: 3, b: 0, share: null, pj: -95, limit: null, after: 1608, provisional: true });
    expect(eighth?.stood).toEqual({ player: 'h', rating: 1415 });
  });

  test('RATE-01: closed twice 2032; corrected to third 1853, always from 1803', () => {
    const closed = event('a m c s1 s4 t4 g h i n');
    expect(ratePl(closed, season2015)).toEqual(ratePl(closed, season2015));
    expect(line(event('a c m s1 s4 t4 g h i n'), 'm')).toMatchObject({ pe: 8, b: 4, pj: 38, after: 1853 });
  });
});

describe('classement-pl, new rating', () => {
  test('bonus M, M/2, M/5, M/10, shared places shared', () => {
    const shared = event('a m c s1 s4 t4 g h i n');
    const entries = shared.entries.map((entry) => (entry.place === 3 ? { ...entry, place: 2 } : entry));
    const rated = ratePl({ ...shared, entries, category: 5 }, season2015);
    expect(rated.players.map((one) => [one.place, one.b, one.pe])).toEqual([
      [1, 250, 10],
      [2, 125, 9],
      [2, 125, 9],
      [4, 25, 7],
      [5, 0, 6],
      [6, 0, 5],
      [7, 0, 4],
      [8, 0, 3],
      [9, 0, 2],
      [10, 0, 1],
    ]);
  });

  test('who was never drawn is left out and places are counted again', () => {
    const full = event('g a m c s1 s4 t4 h i n');
    const entries = full.entries.map((entry) => (entry.player === 'g' ? { ...entry, drawn: false } : entry));
    const rated = ratePl({ ...full, entries }, season2015);
    expect(rated.players).toHaveLength(9);
    expect(rated.players[0]).toMatchObject({ player: 'a', place: 1, pe: 9, b: 20 });
    expect(rated.players.at(-1)).toMatchObject({ place: 9, pe: 1 });
  });

  test('not approved: PE, B, PJ 0', () => {
    const rated = ratePl(event('n i h g t4 s4 s1 c m a', { approved: false }), season2015);
    expect(rated.players.every(({ pe, b, pj, before, after }) => pe + b + pj === 0 && before === after)).toBe(true);
  });

  test('situations, excluded: no bonus, the others’ places do not move', () => {
    const full = event('a m c s1 s4 t4 g h i n');
    const entries = full.entries.map((entry) => (entry.player === 'a' ? { ...entry, excluded: true } : entry));
    const rated = ratePl({ ...full, entries }, season2015);
    expect(rated.players.slice(0, 2)).toMatchObject([
      { player: 'a', place: 1, pe: 10, b: 0 },
      { player: 'm', place: 2, pe: 9, b: 10 },
    ]);
  });

  test('RATE-03: J at 1500, fifth where a 1700 stood: PJ 133', () => {
    expect(line({ ...event('a s1 c m t4 j s4 g h i', {}), entries: withJ }, 'j')).toMatchObject({
      before: 1500,
      pj: 133,
      stood: { rating: 1700 },
    });
  });

  test('RATE-05: an empty or zero rating is the provisional one of the series', () => {
    const entries: PlEntry[] = [
      { player: 'AUBIN', duplicateSeries: '4C', place: 2, drawn: true },
      { player: 'BELIN', place: 3, drawn: true },
      { player: 'CARON', rating: 1580, place: 4, drawn: true },
      { player: 'DURIN', rating: 0, duplicateSeries: '1B', place: 1, drawn: true },
    ];
    const rated = ratePl({ entries, games: 5 }, season2015).players;
    expect(rated.map((one) => [one.player, one.before, one.provisional, one.zero, one.stood.player])).toEqual([
      ['DURIN', 2250, true, true, 'DURIN'],
      ['AUBIN', 1700, true, false, 'AUBIN'],
      ['BELIN', 1000, true, false, 'CARON'],
      ['CARON', 1580, false, false, 'BELIN'],
    ]);
  });
});

const withJ: readonly PlEntry[] = [
  ['a', 2900],
  ['b', 2000],
  ['c', 1900],
  ['d', 1800],
  ['e', 1700],
  ['j', 1500],
  ['k', 1400],
].map(([player, rating], i) => ({
  player: String(player),
  rating: Number(rating),
  place: [1, 2, 3, 4, 6, 5, 7][i] ?? 0,
  drawn: true,
}));

describe('classement-pl, §4: categories by the number of players', () => {
  const field = (players: number): PlInput => ({
    games: 14,
    entries: Array.from({ length: players }, (_, i) => ({ player: `p${i}`, rating: 1500, place: i + 1, drawn: true })),
  });
  test.each([
    [16, 1, 20],
    [17, 2, 50],
    [32, 2, 50],
    [33, 3, 100],
    [64, 3, 100],
    [65, 4, 150],
  ])('%i players: category %i, M %i', (players, category, value) => {
    expect(ratePl(field(players), season2015)).toMatchObject({ category, value });
  });
});

test('the order of entry is irrelevant where ratings differ', () => {
  const entries = fc.uniqueArray(fc.integer({ min: 1, max: 3500 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 20 }), (ratings, games) => {
      const list = ratings.map((rating, i) => ({ player: `p${i}`, rating, place: i + 1, drawn: true }));
      expect(ratePl({ entries: list.toReversed(), games }, season2015)).toEqual(
        ratePl({ entries: list, games }, season2015),
      );
    }),
  );
});
