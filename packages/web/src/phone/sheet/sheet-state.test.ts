import { expect, test } from 'vitest';
import { emptySheet, endedByPasses, moverOf, type OwnSheet, withLine, withoutLast, wordLine } from './sheet-state.ts';

const after = (...lines: OwnSheet['lines']): OwnSheet => ({ ...emptySheet, lines });

test('turns alternate from who starts, and a penalty is nobody’s turn', () => {
  expect(moverOf(emptySheet)).toBe(0);
  const first = after({ kind: 'word', by: 0, word: 'MAISON', score: 24 });
  expect(moverOf(first)).toBe(1);
  const penalty = withLine(first, { kind: 'penalty', by: 0, points: 5, article: '9.1' });
  expect(moverOf(penalty)).toBe(1);
  expect(moverOf(withLine(penalty, { kind: 'pass', by: 1 }))).toBe(0);
  expect(moverOf(withoutLast(withoutLast(penalty)))).toBe(0);
});

test('a move needs its word and whole points; a blocked move may cost some', () => {
  expect(wordLine(1, ' été ', '18')).toEqual({ kind: 'word', by: 1, word: 'ÉTÉ', score: 18 });
  expect(wordLine(0, 'RAT', '−2')).toMatchObject({ score: -2 });
  expect(wordLine(0, 'RAT', '')).toBeNull();
  expect(wordLine(0, '', '18')).toBeNull();
  expect(wordLine(0, 'R4T', '18')).toBeNull();
});

test('FISF 7.1.4: six passes in a row end the game, five do not', () => {
  const passes = (n: number) =>
    after(...Array.from({ length: n }, (_, i) => ({ kind: 'pass', by: (i % 2) as 0 | 1 }) as const));
  expect(endedByPasses(passes(5))).toBe(false);
  expect(endedByPasses(passes(6))).toBe(true);
  expect(endedByPasses(withLine(passes(5), { kind: 'word', by: 1, word: 'OS', score: 4 }))).toBe(false);
});
