import { describe, expect, test } from 'vitest';
import { scrabbleOrder } from '../criteria/scrabble-order.ts';
import type { Tally } from '../criteria/tally.ts';
import { played, type Written } from '../fixtures/played.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';
import { tallyOf } from '../fixtures/tally.ts';

const after = (written: Written, final = true) => {
  const { tournament, people } = played(written);
  return scrabbleStandingsOf(tournament, people, { final });
};
const order = (written: Written, final = true) =>
  after(written, final)
    .rows.map((row) => row.player)
    .join(' ');

/** The first group's order in letters, and its PPM. */
const topOf = (tally: Tally) => {
  const [group] = scrabbleOrder(
    tally,
    tally.players.map((_, i) => i),
    'if-all-met',
  );
  return { order: group?.order.map((place) => tally.players[place]).join(''), ppm: group?.headPoints };
};

describe('PPM (FISF Formule Classique §4.1)', () => {
  test('the example of the text: A beat B and C, B beat C: 6, 4, 2, whatever the Pdep', () => {
    const tally = tallyOf(
      [
        ['A', 12, -10],
        ['B', 12, 0],
        ['C', 12, 300],
      ],
      'A>B A>C B>C',
    );
    expect(topOf(tally)).toEqual({ order: 'ABC', ppm: [6, 4, 2] });
  });

  test('TIE-01: not applied when two of them have not met', () => {
    const tally = tallyOf(
      [
        ['A', 12, 20],
        ['B', 12, 60],
        ['C', 12, 45],
      ],
      'A>B B>C',
    );
    expect(topOf(tally)).toEqual({ order: 'BCA', ppm: [null, null, null] });
  });

  test('TIE-02: a circle of three is not restarted: Pdep decides for all', () => {
    const tally = tallyOf(
      [
        ['A', 12, 10],
        ['B', 12, 35],
        ['C', 12, -5],
      ],
      'A>B B>C C>A',
    );
    expect(topOf(tally)).toEqual({ order: 'BAC', ppm: [4, 4, 4] });
  });

  test('a draw gives 2 each, and every meeting counts', () => {
    const tally = tallyOf(
      [
        ['A', 12, 10],
        ['B', 12, 35],
      ],
      'A=B A>B',
    );
    expect(topOf(tally)).toEqual({ order: 'AB', ppm: [5, 3] });
  });

  test('a forfeit is not a meeting: void for the set', () => {
    const { rows, ties } = after({
      players: 'A:1 B:1 C:1 D:1',
      rounds: ['A-B forfeit B, C-D 400-300', 'C-A 400-300, D-B forfeit B'],
    });
    // A and D have 4: they have not met.
    expect(rows.find((row) => row.player === 'A')).toMatchObject({ figures: { pm: 4, ppm: null } });
    expect(ties).toMatchObject([{ pm: 4, ppm: 'void', unmet: ['A', 'D'] }]);
  });
});

test('a tie tells its meetings, so that PPM can be recomputed by hand', () => {
  const { rows, ties } = after({
    players: 'A:1 B:1 C:1',
    rounds: ['A-B 410-345, C exempt', 'B-C 460-412, A exempt', 'C-A 317-317, B exempt'],
  });
  expect(rows.map((row) => [row.player, row.figures.pm, row.figures.ppm])).toEqual([
    ['A', 8, null],
    ['B', 7, null],
    ['C', 6, null],
  ]);
  expect(ties).toEqual([]);
  const level = after({ players: 'A:1 B:1', rounds: ['A-B 410-345', 'A-B 345-410'] });
  expect(level.ties).toEqual([
    {
      pm: 4,
      players: ['A', 'B'],
      ppm: 'level',
      unmet: null,
      meetings: [
        { round: 1, players: ['A', 'B'], points: [3, 1], games: [[410, 345]] },
        { round: 2, players: ['A', 'B'], points: [1, 3], games: [[345, 410]] },
      ],
      bySpread: [['A', 'B']],
      level: [['A', 'B']],
    },
  ]);
});

describe('places', () => {
  test('TIE-04: 1, 2, 3, 3, 5 at the end; strict between rounds, by the initial ranking', () => {
    const written: Written = {
      players: 'J1:5 J2:4 J3:3 J4:2 J5:1 J6:1',
      rounds: ['J1-J5 400-300, J2-J6 400-310, J3-J4 400-400', 'J1-J2 400-310, J3-J5 425-400, J4-J6 425-400'],
    };
    expect(after(written).rows.map((row) => row.rank)).toEqual([1, 2, 2, 4, 5, 6]);
    expect(order(written, false)).toBe('J1 J3 J4 J2 J6 J5');
  });

  test('TIE-08: the number of wins plays no part', () => {
    const { rows } = after({
      players: 'K:9 L:8 M:7 N:6 O:5 P:4',
      rounds: ['K-M 415-400, L-N 460-400, O-P 400-400', 'N-K 400-400, L-M 400-400, O-P 400-400'],
    });
    expect(rows.slice(0, 2).map((row) => [row.player, row.figures.pm])).toEqual([
      ['L', 5],
      ['K', 5],
    ]);
  });

  test('FORF-07: somebody who came later has no line in an earlier round’s standings, and 0 in the present ones', () => {
    const { tournament, people } = played({ players: 'A:3 B:2 N:1', rounds: ['A-B 400-390', 'A-B 400-390'] });
    const late = { ...tournament, players: tournament.players.map((p) => (p.id === 'N' ? { ...p, from: 2 } : p)) };
    expect(scrabbleStandingsOf(late, people, { after: 1 }).rows.map((row) => row.player)).toEqual(['A', 'B']);
    expect(scrabbleStandingsOf(late, people).rows.at(-1)).toMatchObject({ player: 'N', figures: { pm: 0, pdep: 0 } });
  });

  test('CORR-01: an old score corrected changes every standings since, and nothing else', () => {
    const rounds = ['C-D 401-389, A-B 400-300', 'C-A 400-345, D-B 400-440'];
    const wrong = after({ players: 'A:4 B:3 C:2 D:1', rounds }, false);
    const right = after({ players: 'A:4 B:3 C:2 D:1', rounds: ['C-D 389-401, A-B 400-300', rounds[1] ?? ''] }, false);
    const line = (standings: typeof wrong, id: string) => standings.rows.find((row) => row.player === id);
    expect(line(wrong, 'C')).toMatchObject({ figures: { pm: 6, pdep: 67 } });
    expect(line(right, 'C')).toMatchObject({ figures: { pm: 4, pdep: 43 } });
    expect(line(right, 'D')).toMatchObject({ figures: { pm: 4, pdep: -28 } });
  });
});
