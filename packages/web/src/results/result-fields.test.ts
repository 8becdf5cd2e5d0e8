import { expect, test } from 'vitest';
import {
  blank,
  gameNumber,
  inNextMode,
  type Length,
  nextSlot,
  slotsOf,
  type Typed,
  whole,
  withForfeit,
  withText,
  withVictory,
} from './result-fields.ts';

const typed = (...pairs: readonly (readonly [string, string])[]): Typed => {
  return { ...blank(), pairs: whole(pairs) };
};
const one = { bestOf: 1 } as const;

test('one game: two fields, Enter in the second is the last', () => {
  expect(slotsOf(typed(['412', '']), one)).toEqual(['0.0', '0.1']);
  expect(nextSlot(typed(['412', '411']), one, '0.0')).toBe('0.1');
  expect(nextSlot(typed(['412', '411']), one, '0.1')).toBeNull();
});

test('two winning games: a third pair appears at 1–1, and after a draw', () => {
  const pairs = (...games: readonly (readonly [string, string])[]) =>
    slotsOf(typed(...games), { bestOf: 3 }).length / 2;
  expect(pairs()).toBe(2);
  expect(pairs(['412', '300'], ['400', ''])).toBe(2);
  expect(pairs(['412', '300'], ['400', '350'])).toBe(2);
  expect(pairs(['412', '300'], ['350', '400'])).toBe(3);
  expect(pairs(['412', '300'], ['400', '400'])).toBe(3);
  expect(pairs(['−5', '−8'], ['350', '400'])).toBe(3);
});

test('a final to three wins grows to five games; a game of the rounds counts as its first', () => {
  const shown = (length: Length, ...games: readonly (readonly [string, string])[]) =>
    slotsOf(typed(...games), length).length / 2;
  const [won, lost] = [
    ['412', '300'],
    ['300', '412'],
  ] as const;
  expect(shown({ bestOf: 5 })).toBe(3);
  expect(shown({ bestOf: 5 }, won, won, won)).toBe(3);
  expect(shown({ bestOf: 5 }, won, won, lost)).toBe(4);
  expect(shown({ bestOf: 5 }, won, won, lost, lost)).toBe(5);
  expect(shown({ bestOf: 5 }, won, won, lost, lost, lost)).toBe(5);
  expect(shown({ bestOf: 3, carried: [1, 0] })).toBe(1);
  expect(shown({ bestOf: 3, carried: [1, 0] }, won)).toBe(1);
  expect(shown({ bestOf: 3, carried: [1, 0] }, lost)).toBe(2);
  expect(shown({ bestOf: 3, carried: [0, 0] }, won)).toBe(2);
});

test('losses: a total that is known is passed over, one that is not is asked for', () => {
  const known = { ...blank('losses', ['22', '24']) };
  expect(nextSlot(known, one, '0.0')).toBe('0.1');
  expect(nextSlot(known, one, '0.1')).toBeNull();
  const asked = blank('losses', ['', '24']);
  expect(nextSlot(asked, one, '0.0')).toBe('total.0');
  expect(nextSlot(withText(asked, 'total.0', '22'), one, 'total.0')).toBe('0.1');
  expect(nextSlot(known, one, 'total.0')).toBe('0.1');
});

test('F takes the scores of a single game away, and keeps the games of a longer match', () => {
  expect(withForfeit(typed(['412', '']), 0, 1)).toEqual({ ...blank(), away: [true, false] });
  expect(withForfeit(typed(['412', '300']), 1, 3).pairs[0]).toEqual(['412', '300']);
  const both = withForfeit(withForfeit(blank(), 0, 1), 1, 1);
  expect(both.away).toEqual([true, true]);
  expect(withForfeit(both, 0, 1).away).toEqual([false, true]);
  expect(withText(withForfeit(blank(), 0, 1), '0.0', '4').away).toEqual([false, false]);
});

test('V in a player’s field gives that player the win, whatever was said before', () => {
  const losses = whole([['6', '12']]);
  const drawn = { ...blank('losses', ['24', '25']), pairs: losses };
  const right = withVictory(drawn, 1);
  expect([right.granted, withVictory(right, 0).granted]).toEqual([1, 0]);
  // Neither is broken: taken back, the figures say a draw, and V in the other field is that player’s win.
  const back = withVictory(right, 1);
  expect([back, withVictory(back, 0).granted]).toEqual([drawn, 0]);
  // One is broken: a draw has to be said, and a win again after it.
  const broken = { ...drawn, pairs: whole([['6', '25']]) };
  const nobody = withVictory(withVictory(broken, 0), 0);
  expect([nobody.granted, withVictory(nobody, 0).granted, withVictory(nobody, 1).granted]).toEqual(['draw', 0, 1]);
});

test('V without figures: this side, then nobody, then this side; a figure takes its place', () => {
  const once = withVictory(blank(), 1);
  const draw = withVictory(once, 1);
  expect([once.granted, draw.granted, withVictory(draw, 1).granted]).toEqual([1, 'draw', 1]);
  expect(withText(once, '0.0', '9').granted).toBeNull();
  expect(withText(withVictory(blank('losses', ['22', '24']), 1), '0.0', '9').granted).toBe(1);
});

test('P goes round the ways; what was typed in another way goes, the totals stay', () => {
  const losses = withText(blank('losses', ['22', '24']), '0.0', '9');
  const points = inNextMode(losses, ['losses', 'points']);
  expect(points).toEqual(blank('points', ['22', '24']));
  expect(inNextMode(points, ['losses', 'points'])).toEqual(blank('losses', ['22', '24']));
  expect(inNextMode(typed(['4', '']), ['games'])).toEqual(typed(['4', '']));
});

test('cohesion has no sign', () => {
  expect(withText(blank('losses'), '0.0', '−9').pairs[0][0]).toBe('9');
  expect(withText(blank('games'), '0.0', '-9').pairs[0][0]).toBe('−9');
});

test('a game of the rounds that counts is the first: those typed come after it', () => {
  expect([0, 1].map((game) => gameNumber({ bestOf: 3 }, game))).toEqual([1, 2]);
  expect([0, 1].map((game) => gameNumber({ bestOf: 3, carried: [400, 380] }, game))).toEqual([2, 3]);
});
