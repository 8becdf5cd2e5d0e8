import type { Seats } from '@ronde/language';
import { expect, test } from 'vitest';
import { blank, meantForTable, points, readTyped, scoreText, typedOf, withForfeit, withScore } from './typed.ts';

const straight: Seats = { players: ['a', 'b'], flipped: false };
/** The match is a – b, and b starts: b's score is typed on the left. */
const flipped: Seats = { players: ['b', 'a'], flipped: true };
const typed = (left: string, right: string) => ({ ...blank, scores: [left, right] as const });

test('who starts is typed first, and the result is kept in the order of the match', () => {
  expect(readTyped(typed('412', '411'), straight)).toMatchObject({ result: { kind: 'games', games: [[412, 411]] } });
  expect(readTyped(typed('412', '411'), flipped)).toMatchObject({
    result: { kind: 'games', games: [[411, 412]] },
    game: [412, 411],
  });
});

test('an empty field is never zero', () => {
  expect(readTyped(blank, straight)).toEqual({ kind: 'empty' });
  expect(readTyped(typed('412', ''), straight)).toEqual({ kind: 'missing', side: 1 });
  expect(readTyped(typed('−', '411'), straight)).toEqual({ kind: 'missing', side: 0 });
  expect(readTyped(typed('0', '411'), straight)).toMatchObject({ kind: 'result', doubtful: true });
});

test('negative scores and no negative zero', () => {
  expect(points('−12')).toBe(-12);
  expect(points('-12')).toBe(-12);
  expect(points('−0')).toBe(0);
  expect(points('−')).toBeNull();
});

test.each([
  ['4510', '407', true],
  ['701', '690', true],
  ['99', '100', true],
  ['460', '100', true],
  ['450', '100', false],
  ['412', '411', false],
])('%s – %s is worth a second look: %s', (left, right, doubtful) => {
  expect(readTyped(typed(left, right), straight)).toMatchObject({ doubtful });
});

test('F is the forfeit of that side, twice of both, again takes it back; no score is invented', () => {
  const one = withForfeit(typed('412', ''), 0);
  expect(readTyped(one, flipped)).toMatchObject({ result: { kind: 'forfeit', by: 'b', games: [] } });
  expect(readTyped(withForfeit(one, 1), straight)).toMatchObject({
    result: { kind: 'forfeit', by: 'both', games: [] },
  });
  expect(readTyped(withForfeit(one, 0), straight)).toEqual({ kind: 'empty' });
  expect(withScore(one, 0, '4')).toEqual({ scores: ['4', ''], away: [false, false] });
});

test('a saved result comes back as it was typed', () => {
  expect(typedOf({ kind: 'games', games: [[411, 412]] }, flipped).scores).toEqual(['412', '411']);
  expect(typedOf({ kind: 'games', games: [[-5, 300]] }, straight).scores).toEqual(['−5', '300']);
  expect(typedOf({ kind: 'forfeit', by: 'b', games: [] }, flipped).away).toEqual([true, false]);
  expect(typedOf({ kind: 'forfeit', by: 'both', games: [] }, straight).away).toEqual([true, true]);
  expect(typedOf(undefined, straight)).toEqual(blank);
});

test('letters, spaces and signs inside a number are dropped', () => {
  expect([' 4a1 2', '-12', '−1−2', '45100', 'abc'].map(scoreText)).toEqual(['412', '−12', '−12', '4510', '']);
});

test('in the table field, a number that is no table is already the first score', () => {
  expect(['', '1', '11', '12', '41', '0', '−'].map((text) => meantForTable(text, 11))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
