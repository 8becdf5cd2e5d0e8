import { describe, expect, test } from 'vitest';
import { type Challenge, judge } from './challenge.ts';
import { firstByLetters } from './turn.ts';
import { checkWords, onBoard, readWordList } from './word-list.ts';

const { words: list } = readWordList('\uFEFFÉTÉ\r\nAS\ncœur\n\n  kiwi  \nsoi-disant\n');

describe('formule-belge, the word list is the user’s own', () => {
  test('one word a line, accents off; what tiles cannot spell is left out and counted', () => {
    expect([...list]).toEqual(['ETE', 'AS', 'COEUR', 'KIWI']);
    expect(readWordList('soi-disant\n  \nAS').leftOut).toBe(1);
  });

  test('typed words are judged one by one, whatever their case and accents', () => {
    expect(checkWords(['été', 'Cœur', 'XYZ', 'l’as'], list)).toEqual([
      { word: 'ETE', admitted: true },
      { word: 'COEUR', admitted: true },
      { word: 'XYZ', admitted: false },
      { word: 'L’AS', admitted: false },
    ]);
  });

  test('on the board there are capitals only', () => {
    expect([onBoard('Noël'), onBoard('aujourd’hui'), onBoard('')]).toEqual(['NOEL', null, null]);
  });
});

describe('formule-belge, challenge (5.2, 5.3)', () => {
  const challenged = (...words: string[]): Challenge => ({ mover: 0, words });

  test('all refused: the move comes back, no penalty', () => {
    expect(judge(challenged('XYZ', 'QSD'), list)).toEqual({
      ok: true,
      value: {
        words: [
          { word: 'XYZ', admitted: false },
          { word: 'QSD', admitted: false },
        ],
        takenBack: true,
        penalty: 0,
        challenger: 1,
        next: 1,
      },
    });
  });

  test('all valid: five points off the challenger per word, who plays next', () => {
    expect(judge(challenged('AS', 'KIWI'), list)).toMatchObject({
      value: { takenBack: false, penalty: 10, challenger: 1, next: 1 },
    });
  });

  test('mixed: the move comes back and five points per word wrongly challenged', () => {
    expect(judge(challenged('AS', 'XYZ', 'KIWI'), list)).toMatchObject({
      value: { takenBack: true, penalty: 10, next: 1 },
    });
  });

  test('5.2: only words of the move just made, and before the first new tile is seen', () => {
    const move: Challenge = { mover: 1, words: ['as'], formed: ['AS', 'KIWI'] };
    expect(judge(move, list)).toMatchObject({ ok: true, value: { challenger: 0 } });
    expect(judge({ ...move, words: ['AS', 'AS'] }, list)).toMatchObject({ refusal: { code: 'not-in-the-move' } });
    expect(judge({ ...move, words: ['OS'] }, list)).toMatchObject({ refusal: { code: 'not-in-the-move', word: 'OS' } });
    expect(judge({ ...move, tileSeen: true }, list)).toMatchObject({ refusal: { code: 'challenge-too-late' } });
    expect(judge({ ...move, words: [] }, list)).toMatchObject({ refusal: { code: 'nothing-challenged' } });
  });

  test('5.4: an invalid word left on the board is challenged when it is extended', () => {
    const extended: Challenge = { mover: 0, words: ['XYZS'], formed: ['XYZS'] };
    expect(judge(extended, list)).toMatchObject({ value: { takenBack: true, penalty: 0 } });
  });
});

describe('formule-belge, who starts by letters (3.1)', () => {
  test.each([
    ['C', 'M', 0],
    ['z', 'a', 1],
    ['E', 'E', null],
    ['?', 'A', null],
  ])('%s and %s', (first, second, starts) => {
    expect(firstByLetters(first, second)).toBe(starts);
  });
});
