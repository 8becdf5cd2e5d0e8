import { describe, expect, test } from 'vitest';
import { endGame, winnerOfGame } from './end-of-game.ts';
import { exchangeTiles, overByPasses, type TurnKind } from './turn.ts';

describe('formule-belge, end of game (7.1)', () => {
  test('7.1.1: the other’s tiles come off his total and are added to the first’s', () => {
    expect(endGame([400, 390], { kind: 'out', by: 0, left: 'KE' })).toEqual({
      ok: true,
      value: { article: '7.1.1', change: [11, -11], scores: [411, 379] },
    });
    expect(endGame([400, 390], { kind: 'out', by: 1, left: 'KE' })).toMatchObject({ value: { scores: [389, 401] } });
  });

  test.each([
    ['time', '7.1.2'],
    ['blocked', '7.1.3'],
    ['passes', '7.1.4'],
  ] as const)('%s (%s): each loses his own tiles', (kind, article) => {
    expect(endGame([300, 280], { kind, left: ['KE', 'A?'] })).toEqual({
      ok: true,
      value: { article, change: [-11, -1], scores: [289, 279] },
    });
  });

  test('7.1.4: no word placed, totals are negative', () => {
    expect(endGame([0, 0], { kind: 'passes', left: ['KWEAILN', 'UOTSRML'] })).toMatchObject({
      value: { scores: [-25, -8] },
    });
  });

  test('racks that cannot be are refused', () => {
    expect(endGame([0, 0], { kind: 'blocked', left: ['K', 'K'] })).toMatchObject({
      ok: false,
      refusal: { code: 'not-in-the-set' },
    });
  });

  test('7.2: one point more is enough; equal is a draw', () => {
    expect([winnerOfGame([400, 399]), winnerOfGame([-12, -11]), winnerOfGame([350, 350])]).toEqual([0, 1, null]);
  });
});

describe('formule-belge, six « je passe » in a row (4.2, 7.1.4)', () => {
  const passes = (count: number): TurnKind[] => Array(count).fill('pass');
  test.each<[string, TurnKind[], boolean]>([
    ['six', passes(6), true],
    ['five', passes(5), false],
    ['six after a word', ['word', ...passes(6)], true],
    ['six with a refused move among them', [...passes(3), 'refused', ...passes(3)], false],
    ['six with a forced pass among them', [...passes(5), 'forced'], false],
    ['six with an exchange among them', [...passes(5), 'exchange', 'pass'], false],
  ])('%s', (_, turns, over) => {
    expect(overByPasses(turns)).toBe(over);
  });
});

describe('formule-belge, a turn (4.3, 7.1.2)', () => {
  const moment = { mover: 0, inBag: 7, outOfTime: [false, false] } as const;

  test('4.3: an exchange only with seven tiles or more in the bag', () => {
    expect(exchangeTiles(moment, 7)).toEqual({ ok: true, value: 7 });
    expect(exchangeTiles({ ...moment, inBag: 6 }, 1)).toEqual({
      ok: false,
      refusal: { code: 'bag-too-low', inBag: 6, needed: 7 },
    });
    expect(exchangeTiles(moment, 8)).toMatchObject({ refusal: { code: 'bad-exchange', found: 8, most: 7 } });
    expect(exchangeTiles(moment, 0)).toMatchObject({ refusal: { code: 'bad-exchange' } });
  });

  test('7.1.2: who is out of time exchanges no more, nor does the opponent', () => {
    expect(exchangeTiles({ ...moment, outOfTime: [true, false] }, 2)).toMatchObject({
      refusal: { code: 'out-of-time' },
    });
    expect(exchangeTiles({ ...moment, outOfTime: [false, true] }, 2)).toMatchObject({
      refusal: { code: 'opponent-out-of-time' },
    });
  });
});
