import { describe, expect, test } from 'vitest';
import type { WargameTally } from '../criteria/wargame-tally.ts';
import { wargame, wargameLines, wargameStandingsOf } from '../fixtures/wargame.ts';
import { wargameOrder } from './wargame-standings.ts';

/** `lines`: id, points, opponents' total, Elo, in initial order. `games`: "A>B" A scored more, "A=B" as much. */
function tallyOf(lines: readonly (readonly [string, number, number, number])[], games: string): WargameTally {
  const players = lines.map(([id]) => id);
  const met = players.map((): { opponent: number; round: number; points: number }[] => []);
  for (const text of games.split(' ').filter(Boolean)) {
    const [a = '', b = ''] = text.split(/[>=]/);
    const [x, y] = [players.indexOf(a), players.indexOf(b)];
    const scores = text.includes('>') ? [90, 20] : [45, 45];
    met[x]?.push({ opponent: y, round: 1, points: scores[0] ?? 0 });
    met[y]?.push({ opponent: x, round: 1, points: scores[1] ?? 0 });
  }
  const none = players.map(() => []);
  return {
    players,
    points: lines.map(([, points]) => points),
    opponents: lines.map(([, , opponents]) => opponents),
    elo: lines.map(([, , , elo]) => elo),
    spread: players.map(() => 0),
    wins: players.map(() => 0),
    met: (place) => met[place] ?? [],
    freeWins: none,
  };
}

/** Places in order, sharers in brackets: "Q P (R S)". */
function order(tally: WargameTally): string {
  const { sets } = wargameOrder(tally, [...tally.players.keys()]);
  const names = sets.map((set) => set.map((place) => tally.players[place]).join(' '));
  return names.map((text) => (text.includes(' ') ? `(${text})` : text)).join(' ');
}

describe('art-de-la-guerre.md, "Standings"', () => {
  test('TIE-05: opponents’ totals; then the game between the two; then the lower Elo', () => {
    const tally = tallyOf(
      [
        ['P', 231, 612, 1000],
        ['Q', 231, 640, 1000],
        ['S', 180, 590, 1000],
        ['R', 180, 590, 1100],
        ['T', 150, 555, 1120],
        ['U', 150, 555, 1040],
      ],
      'R>S',
    );
    expect(order(tally)).toBe('Q P R S U T');
  });

  test('exactly two still level who drew with the same score: the lower Elo', () => {
    const two = (elo: number) =>
      tallyOf(
        [
          ['A', 100, 50, 1200],
          ['B', 100, 50, elo],
        ],
        'A=B',
      );
    expect(order(two(1100))).toBe('B A');
    expect(order(two(1200))).toBe('(A B)');
  });

  test('three or more: who scored more than each of the others goes first, and again among the rest', () => {
    const level = (games: string) =>
      tallyOf(
        [
          ['A', 100, 50, 1300],
          ['B', 100, 50, 1200],
          ['C', 100, 50, 1100],
        ],
        games,
      );
    expect(order(level('A>B A>C B>C'))).toBe('A B C');
    expect(order(level('B>A B>C'))).toBe('B C A');
    expect(order(level('A>B B>C C>A'))).toBe('C B A');
    expect(order(level('A>B'))).toBe('C B A');
  });

  test('with three level, the Elo is not followed by another look at the games', () => {
    const tally = tallyOf(
      [
        ['A', 100, 50, 1000],
        ['B', 100, 50, 1000],
        ['C', 100, 50, 900],
      ],
      'A>B',
    );
    expect(order(tally)).toBe('C (A B)');
  });

  test('places are shared between rounds too, and the next is skipped', () => {
    const rounds = ['A-B 95-15, C-D 95-15, E-F 60=30'];
    expect(wargameLines(wargame({ players: 'A B C D E F', rounds }))).toEqual([
      '1 A 95 15',
      '1 C 95 15',
      '3 E 60 30',
      '4 F 30 60',
      '5 B 15 95',
      '5 D 15 95',
    ]);
  });

  test('sharers stand in the order of names', () => {
    const rounds = ['D-C 95-15, B-A 95-15'];
    expect(wargameLines(wargame({ players: 'D C B A', rounds })).map((line) => line[2])).toEqual(['B', 'D', 'A', 'C']);
  });

  test('opponents’ points as they stand now: a later round moves the totals of earlier opponents', () => {
    const rounds = ['A-B 95-15, C-D 95-15', 'B-D 99-11, A-C 95-15'];
    const written = wargame({ players: 'A B C D', rounds });
    expect(wargameLines(written, { after: 1 })).toContain('1 A 95 15');
    expect(wargameLines(written)).toContain('1 A 190 224');
  });

  test('a table without result counts for nothing yet', () => {
    expect(wargameLines(wargame({ players: 'A B C D', rounds: ['A-B 95-15, C-D'] }))).toEqual([
      '1 A 95 15',
      '2 B 15 95',
      '3 C 0 0',
      '3 D 0 0',
    ]);
  });

  test('why: each criterion that put one before the next, with its two figures', () => {
    const rounds = ['A-B 95-15, C-D 95-15', 'A-D 95-15, B-C 95-15'];
    const { ties } = wargameStandingsOf(wargame({ players: 'A:1200 B:1000 C:1100 D:1000', rounds }));
    // B and C 110 each; their opponents A 190 + C 110, D 30 + B 110.
    expect(ties).toEqual([{ points: 110, players: ['B', 'C'], by: [{ criterion: 'opponents', values: [300, 140] }] }]);
    const level = wargameStandingsOf(wargame({ players: 'A:1200 B:1000 C:1000', rounds: ['A-B 45=45, C exempt'] }));
    expect(level.ties).toEqual([{ points: 45, players: ['B', 'A'], by: [{ criterion: 'elo', values: [1000, 1200] }] }]);
  });

  test('why: the game between two, with its scores', () => {
    const rounds = ['A-B 60=40, C-D 50=50', 'A-C 30=60, B-D 50=60'];
    expect(wargameStandingsOf(wargame({ players: 'B A C D', rounds })).ties).toEqual([
      { points: 110, players: ['C', 'D'], by: [{ criterion: 'shared', values: null }] },
      { points: 90, players: ['A', 'B'], by: [{ criterion: 'between', values: [60, 40] }] },
    ]);
  });

  test('why: the games between several have no single figure; a malus is no part of a game', () => {
    const malus = (player: string, points: number) => ({ player, kind: 'malus', points }) as const;
    const rounds = ['A-B 60=40, C exempt', 'A-C 60=40, B exempt', 'B-C 60=40, A exempt'];
    const level = wargame({ players: 'C B A', rounds, sanctions: { 1: [malus('A', 40)], 3: [malus('B', 20)] } });
    expect(wargameLines(level)).toEqual(['1 A 170 340', '2 B 170 340', '3 C 170 340']);
    expect(wargameStandingsOf(level).ties[0]?.by).toEqual([
      { criterion: 'between', values: null },
      { criterion: 'between', values: [60, 40] },
    ]);
  });
});
