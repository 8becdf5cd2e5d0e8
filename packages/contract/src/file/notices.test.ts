import { describe, expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import type { FileNotice } from './problems.ts';

const players = ['p1', 'p2', 'p3', 'p4'].map((id, i) => ({ id, name: `NOM${i + 1}`, rating: 1500 - i }));
const base = { ronde: 1, id: 't', revision: 1, name: 'Essai', date: '2026-11-14', players };

function notices(format: string, more: object = {}): readonly FileNotice[] {
  const parsed = parseFile({ ...base, format, ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value.warnings;
}

const refusals = (format: string, more: object) => {
  const parsed = parseFile({ ...base, format, ...more });
  return parsed.ok ? [] : parsed.refusal;
};

const said = (format: string, more: object = {}) => notices(format, more).map(({ code, path }) => `${code} ${path}`);
const wargame = (...matches: object[]) => ({ rounds: [{ matches }] });
const rest = { players: ['p3', 'p4'], winner: 'p3', points: [97, 13] };

test('a file that leaves nothing to be said', () => {
  expect(said('art-de-la-guerre', wargame({ players: ['p1', 'p2'], winner: 'p1', points: [97, 13] }, rest))).toEqual(
    [],
  );
});

describe('typed points of the wargame', () => {
  test('a winner who does not have more than the other', () => {
    const of = (points: number[]) =>
      notices('art-de-la-guerre', wargame({ players: ['p1', 'p2'], winner: 'p2', points }, rest));
    expect(of([97, 13])).toEqual([{ code: 'winner-behind', path: 'rounds[0].matches[0].points', player: 'NOM2' }]);
    expect(of([55, 55]).map(({ code }) => code)).toEqual(['winner-behind']);
    expect(of([13, 97])).toEqual([]);
  });

  test('never below 0; above 100, more than a won game gives, is said', () => {
    const of = (points: number[]) => wargame({ players: ['p1', 'p2'], winner: 'p1', points }, rest);
    expect(refusals('art-de-la-guerre', of([150, -40]))).toMatchObject([
      { code: 'wrong-value', path: 'rounds[0].matches[0].points[1]', expected: { kind: 'integer', min: 0 } },
    ]);
    expect(notices('art-de-la-guerre', of([110, 0]))).toEqual([
      { code: 'points-above', path: 'rounds[0].matches[0].points[0]', found: 110, most: 100 },
    ]);
  });
});

describe('decisions of the arbiters', () => {
  test('a malus and a match given want a reason', () => {
    const sanctions = [
      { player: 'p1', kind: 'malus' },
      { player: 'p2', kind: 'malus', reason: 'liste en retard' },
    ];
    const matches = [
      { players: ['p1', 'p2'], awarded: 'p1' },
      { players: ['p3', 'p4'], awarded: 'p3', reason: 'x' },
    ];
    expect(said('art-de-la-guerre', { rounds: [{ matches, sanctions }] })).toEqual([
      'no-reason rounds[0].matches[0].awarded',
      'no-reason rounds[0].sanctions[0]',
    ]);
  });

  test('a trophy given to somebody excluded', () => {
    const matches = [{ players: ['p1', 'p2'], games: [[400, 300]] }];
    const sanctions = [{ player: 'p2', kind: 'exclusion', reason: 'triche' }];
    const trophies = ['p1', 'p2'].map((player) => ({ name: 'Fair-play', player }));
    expect(notices('classique', { rounds: [{ matches, sanctions }], trophies })).toContainEqual({
      ...{ code: 'trophy-excluded', path: 'trophies[1]', trophy: 'Fair-play', player: 'NOM2' },
    });
    expect(said('classique', { rounds: [{ matches }], trophies })).not.toContainEqual(expect.stringMatching('trophy'));
  });

  test('exclusion with a table still open', () => {
    const matches = [{ players: ['p1', 'p2'] }, { players: ['p3', 'p4'], games: [[400, 300]] }];
    const excluded = (player: string) => ({
      rounds: [{ matches, sanctions: [{ player, kind: 'exclusion', reason: 'triche' }] }],
    });
    expect(notices('classique', excluded('p2'))).toEqual([
      { code: 'excluded-open', path: 'rounds[0].sanctions[0]', player: 'NOM2', round: 1 },
    ]);
    expect(said('classique', excluded('p3'))).toEqual([]);
  });
});

describe('settings', () => {
  test('what the contract has for the format and changes nothing in it', () => {
    expect(said('classique-belge', { settings: { spreadCap: 90, forfeitSpread: 50 } })).toEqual([
      'no-use settings.spreadCap',
      'no-use settings.forfeitSpread',
    ]);
    const rating = { games: 5, approved: false };
    expect(said('art-de-la-guerre', { settings: { rating } })).toEqual(['no-use settings.rating.games']);
    expect(said('classique', { settings: { spreadCap: 90, rating: { games: 5 } } })).toEqual([]);
  });

  test.each([
    [{ win: 0, draw: 1, loss: 2 }, ['points-order settings.points']],
    [{ win: 1, draw: 1, loss: 1 }, ['points-order settings.points']],
    [{ win: 2, draw: 3, loss: 0 }, ['points-order settings.points']],
    [{ win: 3, draw: 1, loss: 0 }, []],
    [{ win: 1, draw: 0, loss: 0 }, []],
  ])('points %j', (points, expected) => {
    expect(said('suisse', { settings: { rounds: 3, points } })).toEqual(expected);
  });

  test('rounds of avoidClubs: each once, and planned', () => {
    expect(notices('suisse', { settings: { rounds: 3, avoidClubs: [1, 2, 1, 4] } })).toEqual([
      { code: 'clubs-twice', path: 'settings.avoidClubs[2]', round: 1 },
      { code: 'clubs-beyond', path: 'settings.avoidClubs[3]', round: 4, planned: 3 },
    ]);
  });

  test('own tables of the fixed rounds in which two places meet again', () => {
    const first = [1, 2, 3, 4].map((place) => [place, place + 4]);
    const second = [
      [5, 1],
      [2, 3],
      [4, 6],
      [7, 8],
    ];
    expect(notices('classique', { settings: { openingTables: { 8: [first, second] } } })).toEqual([
      {
        code: 'opening-again',
        path: 'settings.openingTables["8"][1][0]',
        places: [1, 5],
        first: 'settings.openingTables["8"][0]',
      },
    ]);
  });
});

test('results of both games in one tournament', () => {
  const games = { players: ['p1', 'p2'], games: [[400, 300]] };
  const settings = { rounds: 3 };
  expect(said('suisse', { settings, ...wargame(games, rest) })).toEqual(['mixed-results rounds']);
  expect(said('suisse', { settings, ...wargame(games, { players: ['p3', 'p4'], winner: 'p3' }) })).toEqual([]);
});

test('a late entry after the last planned round; before it may be known in advance', () => {
  const late = (from: number) => ({
    settings: { rounds: 5 },
    players: [...players.slice(0, 3), { ...players[3], from }],
  });
  expect(notices('classique', late(6))).toEqual([
    { code: 'from-beyond', path: 'players[3].from', player: 'NOM4', from: 6, planned: 5 },
  ]);
  expect(said('classique', late(5))).toEqual([]);
});

test.each([
  ['classique', 9999, 1],
  ['classique', 3196, 0],
  ['art-de-la-guerre', 2500, 1],
  ['art-de-la-guerre', 1500, 0],
  ['suisse', 2500, 0],
  ['suisse', 9999, 1],
] as const)('LIST-08: %s, a rating of %i is asked about, never refused', (format, rating, count) => {
  const people = players.map((player, i) => (i === 0 ? { ...player, rating } : player));
  const asked = notices(format, { players: people }).filter(({ code }) => code === 'implausible-rating');
  expect(asked).toHaveLength(count);
});

test('two players who keep one table', () => {
  const people = players.map((player, i) => (i < 2 ? { ...player, table: 3 } : player));
  expect(notices('classique', { players: people })).toEqual([
    { code: 'same-fixed-table', path: 'players[1].table', player: 'NOM2', table: 3, first: 'NOM1' },
  ]);
});

test('Classement PL §2.1, a duplicate series is S or 1 to 7, with or without its letter', () => {
  const of = (duplicateSeries: string) => refusals('classique', { players: [{ ...players[0], duplicateSeries }] });
  for (const series of ['S', 'SS', 'super-série', '1B', '4C', '7', '4e série']) expect(of(series)).toEqual([]);
  expect(of('9Z')).toEqual([
    {
      code: 'wrong-value',
      path: 'players[0].duplicateSeries',
      found: { kind: 'value', value: '9Z' },
      expected: { kind: 'duplicate-series' },
    },
  ]);
});

test.each(['0026-11-14', '2126-11-14', '1826-11-14'])('%s is no date of a tournament', (date) => {
  expect(refusals('classique', { date })).toMatchObject([
    { code: 'wrong-value', path: 'date', expected: { kind: 'date', from: 1900, to: 2099 } },
  ]);
});

test('a blank text: what is expected is one that is not', () => {
  for (const name of ['', '  ']) {
    expect(refusals('classique', { name })).toMatchObject([{ path: 'name', expected: { kind: 'text', filled: true } }]);
  }
  expect(refusals('classique', { id: 'x'.repeat(81) })).toMatchObject([{ path: 'id', expected: { max: 80 } }]);
});

describe('Formule Combinée, drawn pools', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => ({ id: `p${i + 1}`, name: `NOM${i + 1}`, rating: 1500 - i }));
  const of = (pools: string[]) =>
    said('combinee', { players: twelve, settings: { drawn: pools.map((pool) => pool.split(' ')) } });
  const snake = ['p1 p4 p5 p8 p9 p12', 'p2 p3 p6 p7 p10 p11'];

  test('those of the rule, in whatever order', () => {
    expect(of(snake)).toEqual([]);
    expect(of(['p11 p10 p7 p6 p3 p2', 'p12 p1 p4 p5 p8 p9'])).toEqual([]);
  });

  test('other players together, or other sizes: made by hand, and said', () => {
    expect(of(['p2 p4 p5 p8 p9 p12', 'p1 p3 p6 p7 p10 p11'])).toEqual(['pools-otherwise settings.drawn']);
    expect(of(['p1 p4 p5 p8 p9 p12 p2', 'p3 p6 p7 p10 p11'])).toEqual(['pools-otherwise settings.drawn']);
  });
});
