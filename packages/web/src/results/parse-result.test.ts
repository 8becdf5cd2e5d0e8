import type { MatchResult } from '@ronde/engine';
import type { Seats } from '@ronde/language';
import { expect, test } from 'vitest';
import { readTyped } from './parse-result.ts';
import { blank, type Typed, whole, withForfeit, withVictory } from './result-fields.ts';
import { typedOf } from './result-to-fields.ts';

const straight: Seats = { players: ['a', 'b'], flipped: false };
/** The match is a – b, and b starts: b's score is typed on the left. */
const flipped: Seats = { players: ['b', 'a'], flipped: true };
const games = (...pairs: readonly (readonly [string, string])[]): Typed => {
  return { ...blank(), pairs: whole(pairs) };
};
const losses = (left: string, right: string, totals: readonly [string, string] = ['22', '24']): Typed => ({
  ...games([left, right]),
  mode: 'losses',
  totals,
});
const points = (left: string, right: string): Typed => ({ ...games([left, right]), mode: 'points' });

test('who starts is typed first, and the result is kept in the order of the match', () => {
  expect(readTyped(games(['412', '411']), straight, { bestOf: 1 })).toMatchObject({
    result: { games: [[412, 411]] },
    ask: null,
  });
  expect(readTyped(games(['412', '411']), flipped, { bestOf: 1 })).toMatchObject({ result: { games: [[411, 412]] } });
});

test('an empty field is never zero', () => {
  expect(readTyped(blank(), straight, { bestOf: 1 })).toEqual({ kind: 'empty' });
  expect(readTyped(games(['412', '']), straight, { bestOf: 1 })).toEqual({ kind: 'missing', slot: '0.1' });
  expect(readTyped(games(['−', '411']), straight, { bestOf: 1 })).toEqual({ kind: 'missing', slot: '0.0' });
  expect(readTyped(games(['0', '411']), straight, { bestOf: 1 })).toMatchObject({
    kind: 'result',
    ask: { game: [0, 411] },
  });
});

test.each([
  ['4510', '407', true],
  ['701', '690', true],
  ['99', '100', true],
  ['460', '100', true],
  ['450', '100', false],
  ['412', '411', false],
])('%s – %s is worth a second look: %s', (left, right, doubtful) => {
  const reading = readTyped(games([left, right]), straight, { bestOf: 1 });
  expect(reading.kind === 'result' && reading.ask !== null).toBe(doubtful);
});

test('a final that counts a game of the rounds ends one game earlier', () => {
  const carried = { bestOf: 3, carried: [1, 0] } as const;
  expect(readTyped(games(['412', '300']), straight, carried)).toMatchObject({ result: { games: [[412, 300]] } });
  expect(readTyped(games(['300', '412']), straight, carried)).toEqual({
    kind: 'missing',
    slot: '1.0',
  });
  expect(readTyped(games(['300', '412'], ['300', '412']), straight, carried)).toMatchObject({ kind: 'result' });
});

test('two winning games: two are enough, a third is missing at 1–1, nothing after the second win', () => {
  const two = games(['412', '300'], ['401', '390'], ['1', '2']);
  expect(readTyped(two, flipped, { bestOf: 3 })).toMatchObject({
    result: {
      games: [
        [300, 412],
        [390, 401],
      ],
    },
  });
  expect(readTyped(games(['412', '300']), straight, { bestOf: 3 })).toEqual({
    kind: 'missing',
    slot: '1.0',
  });
  expect(readTyped(games(['412', '300'], ['3', '']), straight, { bestOf: 3 })).toEqual({
    kind: 'missing',
    slot: '1.1',
  });
  expect(readTyped(games(['412', '300'], ['390', '401']), straight, { bestOf: 3 })).toEqual({
    kind: 'missing',
    slot: '2.0',
  });
  expect(readTyped(games(['412', '300'], ['390', '401'], ['350', '349']), straight, { bestOf: 3 })).toMatchObject({
    kind: 'result',
    result: { games: [expect.anything(), expect.anything(), [350, 349]] },
  });
});

test('F is the forfeit of that side; no score is invented, the games that were played stay', () => {
  const one = withForfeit(games(['412', '']), 0, 1);
  expect(readTyped(one, flipped, { bestOf: 1 })).toMatchObject({ result: { kind: 'forfeit', by: 'b', games: [] } });
  expect(readTyped(withForfeit(one, 1, 1), straight, { bestOf: 1 })).toMatchObject({
    result: { by: 'both', games: [] },
  });
  expect(readTyped(withForfeit(one, 0, 1), straight, { bestOf: 1 })).toEqual({ kind: 'empty' });
  const gaveUp = withForfeit(games(['412', '300'], ['200', '']), 1, 3);
  expect(readTyped(gaveUp, flipped, { bestOf: 3 })).toMatchObject({ result: { by: 'a', games: [[300, 412]] } });
});

test('losses: a broken army has lost; neither, or both, is a draw', () => {
  expect(readTyped(losses('9', '24'), straight, { bestOf: 1 })).toMatchObject({
    result: {
      winner: 'a',
      cohesion: [
        { lost: 9, total: 22 },
        { lost: 24, total: 24 },
      ],
    },
  });
  expect(readTyped(losses('9', '24'), flipped, { bestOf: 1 })).toMatchObject({
    result: { winner: 'b', cohesion: [{ lost: 24 }, { lost: 9 }] },
  });
  expect(readTyped(losses('9', '10'), straight, { bestOf: 1 })).toMatchObject({ result: { winner: null } });
  expect(readTyped(losses('22', '24'), straight, { bestOf: 1 })).toMatchObject({ result: { winner: null } });
  expect(readTyped(losses('9', '30'), straight, { bestOf: 1 })).toMatchObject({ result: { winner: 'a' } });
});

test('V grants the victory with the losses of that moment, or a draw', () => {
  expect(readTyped(withVictory(losses('9', '10'), 1), straight, { bestOf: 1 })).toMatchObject({
    result: { winner: 'b' },
  });
  const draw = withVictory(withVictory(losses('9', '24'), 0), 0);
  expect(readTyped(draw, straight, { bestOf: 1 })).toMatchObject({ result: { winner: null } });
});

test('a loss or a total that is missing is asked for', () => {
  expect(readTyped(losses('9', ''), straight, { bestOf: 1 })).toEqual({ kind: 'missing', slot: '0.1' });
  expect(readTyped(losses('9', '24', ['22', '']), straight, { bestOf: 1 })).toEqual({
    kind: 'missing',
    slot: 'total.1',
  });
  expect(readTyped(losses('9', '24', ['0', '24']), straight, { bestOf: 1 })).toEqual({
    kind: 'missing',
    slot: 'total.0',
  });
  expect(readTyped(withVictory(losses('', ''), 0), straight, { bestOf: 1 })).toEqual({ kind: 'missing', slot: '0.0' });
});

test('points: more than any draw gives has won; a won game that does not make 110 is asked about', () => {
  expect(readTyped(points('97', '13'), straight, { bestOf: 1 })).toMatchObject({ result: { winner: 'a' }, ask: null });
  expect(readTyped(points('41', '50'), straight, { bestOf: 1 })).toMatchObject({ result: { winner: null }, ask: null });
  expect(readTyped(points('97', '14'), flipped, { bestOf: 1 })).toMatchObject({
    result: { winner: 'b', points: [14, 97] },
    ask: { kind: 'sum', points: [97, 14] },
  });
  expect(readTyped(withVictory(points('50', '60'), 1), straight, { bestOf: 1 })).toMatchObject({
    result: { winner: 'b' },
    ask: null,
  });
});

test('round robin and Swiss: V alone says who won', () => {
  expect(readTyped(withVictory(blank(), 1), flipped, { bestOf: 1 })).toMatchObject({
    result: { kind: 'decided', winner: 'a' },
  });
  expect(readTyped(withVictory(withVictory(blank(), 1), 1), straight, { bestOf: 1 })).toMatchObject({
    result: { winner: null },
  });
});

const saved: readonly MatchResult[] = [
  { kind: 'games', games: [[411, 412]] },
  { kind: 'games', games: [[-5, 300]] },
  { kind: 'forfeit', by: 'b', games: [] },
  { kind: 'forfeit', by: 'both', games: [] },
  { kind: 'awarded', to: 'a', games: [], article: '9.5' },
  {
    kind: 'losses',
    winner: 'a',
    cohesion: [
      { lost: 3, total: 22 },
      { lost: 25, total: 25 },
    ],
  },
  {
    kind: 'losses',
    winner: 'b',
    cohesion: [
      { lost: 3, total: 22 },
      { lost: 5, total: 25 },
    ],
  },
  {
    kind: 'losses',
    winner: null,
    cohesion: [
      { lost: 22, total: 22 },
      { lost: 5, total: 25 },
    ],
  },
  { kind: 'points', winner: 'b', points: [13, 97] },
  { kind: 'points', winner: null, points: [97, 13] },
  { kind: 'points', winner: null, points: [41, 50] },
  { kind: 'decided', winner: 'b' },
  { kind: 'decided', winner: null },
];

test.each(saved)('a saved result comes back as it was typed: %o', (result) => {
  for (const seats of [straight, flipped])
    expect(readTyped(typedOf(result, seats), seats, { bestOf: 1 })).toMatchObject({ kind: 'result', result });
});

test('a match of three games comes back whole', () => {
  const result: MatchResult = {
    kind: 'games',
    games: [
      [400, 300],
      [300, 400],
      [400, 399],
    ],
  };
  expect(readTyped(typedOf(result, flipped), flipped, { bestOf: 3 })).toMatchObject({ result });
});
