import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSheets, firstWrongSum, runningTotals, type SheetLine, totalsOf, turnsOf } from './score-sheet.ts';

const sheet: readonly SheetLine[] = [
  { kind: 'word', by: 0, word: 'KIWI', score: 48 },
  { kind: 'exchange', by: 1, count: 3 },
  { kind: 'pass', by: 0 },
  { kind: 'refused', by: 1, word: 'XYZ' },
  { kind: 'word', by: 0, word: 'ÉTÉ', score: 9 },
  { kind: 'penalty', by: 0, points: 5, article: '5.3' },
  { kind: 'word', by: 1, word: 'AS', score: 12 },
  { kind: 'pass', by: 0, forced: true },
];
const replaced = (i: number, line: SheetLine): readonly SheetLine[] => sheet.with(i, line);

describe('formule-belge, score sheet (2.2)', () => {
  test('running totals, penalties in them', () => {
    expect(runningTotals(sheet)).toEqual([
      [48, 0],
      [48, 0],
      [48, 0],
      [48, 0],
      [57, 0],
      [52, 0],
      [52, 12],
      [52, 12],
    ]);
    expect(totalsOf([])).toEqual([0, 0]);
  });

  test('turns: a penalty is none, a forced pass is no « je passe »', () => {
    expect(turnsOf(sheet)).toEqual(['word', 'exchange', 'pass', 'refused', 'word', 'word', 'forced']);
  });

  test('the first running total that was written wrongly', () => {
    const written = [
      { line: 7, total: 13 },
      { line: 5, total: 58 },
      { line: 1, total: 48 },
    ];
    expect(firstWrongSum(sheet, written)).toEqual({ line: 5, total: 58, right: 57 });
    expect(firstWrongSum(sheet, written.slice(2))).toBeNull();
  });
});

describe('formule-belge, two sheets are compared (9.4)', () => {
  test('the same, but for case and accents', () => {
    const other = replaced(4, { kind: 'word', by: 0, word: 'ete', score: 9 });
    expect(compareSheets([sheet, other])).toEqual({ kind: 'agree', totals: [52, 12] });
  });

  test('the first line where they part: another score, another move', () => {
    const score: SheetLine = { kind: 'word', by: 0, word: 'ETE', score: 10 };
    expect(compareSheets([sheet, replaced(4, score)])).toEqual({
      kind: 'parted',
      line: 5,
      at: [sheet[4], score],
      what: 'score',
    });
    expect(compareSheets([replaced(1, { kind: 'pass', by: 1 }), sheet])).toMatchObject({ line: 2, what: 'move' });
    expect(compareSheets([replaced(1, { kind: 'exchange', by: 1, count: 2 }), sheet])).toMatchObject({
      line: 2,
      what: 'move',
    });
    const penalty: SheetLine = { kind: 'penalty', by: 0, points: 10, article: '5.3' };
    expect(compareSheets([sheet, replaced(5, penalty)])).toMatchObject({ line: 6, what: 'score' });
  });

  test('who kept none, or stopped, accepts the other’s; nobody kept one: the arbiter', () => {
    expect(compareSheets([null, sheet])).toEqual({ kind: 'accepted', by: 0, from: 1, totals: [52, 12] });
    expect(compareSheets([sheet, sheet.slice(0, 4)])).toEqual({ kind: 'accepted', by: 1, from: 5, totals: [52, 12] });
    expect(compareSheets([null, null])).toEqual({ kind: 'none' });
  });

  test('any one changed score is found on its line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        (scores, n) => {
          const lines = scores.map(
            (score, i): SheetLine => ({ kind: 'word', by: i % 2 === 0 ? 0 : 1, word: 'MOT', score }),
          );
          const i = n % lines.length;
          const other = lines.map((line, j) =>
            i === j && line.kind === 'word' ? { ...line, score: line.score + 1 } : line,
          );
          expect(compareSheets([lines, other])).toMatchObject({ kind: 'parted', line: i + 1, what: 'score' });
        },
      ),
    );
  });
});
