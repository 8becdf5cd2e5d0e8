import { describe, expect, test } from 'vitest';
import { played, type Written } from '../fixtures/played.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Sanction, Tournament } from '../tournament/state.ts';
import { pointsStandings } from './points-standings.ts';

function standings(t: Tournament, people: ReturnType<typeof played>['people'], final = true, after = t.rounds.length) {
  return pointsStandings(t, { ranking: initialRanking(t, people), after, final });
}

const of = (written: Written, final = true) => {
  const { tournament, people } = played(written);
  return standings({ ...tournament, format: 'suisse' }, people, final);
};

const line = ({ rows }: ReturnType<typeof of>) =>
  rows
    .map(({ rank, player, figures: { points, wins, opponents } }) => `${rank} ${player} ${points} ${wins} ${opponents}`)
    .join(', ');

/** One round of one match of two, of another kind than games. */
function decided(result: MatchResult, settings: Settings = {}) {
  const { tournament, people } = played({ players: 'A:9 B:8', rounds: ['A-B 1-0'], settings });
  const [round] = tournament.rounds;
  if (!round) throw new Error('No round.');
  return standings({ ...tournament, rounds: [{ ...round, matches: [{ players: ['A', 'B'], result }] }] }, people);
}

describe('autres formules: points', () => {
  test('win 2, draw 1, loss 0; the match goes to more games won', () => {
    expect(line(of({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-300, C-D 350-350'] }))).toBe(
      '1 A 2 1 0, 2 C 1 0 1, 2 D 1 0 1, 4 B 0 0 2',
    );
    const bestOf3: Written = {
      players: 'A:9 B:8',
      rounds: ['A-B 300-400 400-399 401-400'],
      settings: { bestOf: 3 },
    };
    expect(line(of(bestOf3))).toBe('1 A 2 1 0, 2 B 0 0 2');
  });

  test('another scale by the setting `points`', () => {
    const scale = { points: { win: 5, draw: 3, loss: 1 } };
    expect(line(of({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-300, C-D 350-350'], settings: scale }))).toBe(
      '1 A 5 1 1, 2 C 3 0 3, 2 D 3 0 3, 4 B 1 0 5',
    );
  });

  test('exempt and win by forfeit as a win; no-show and neither came 0, also where a loss is worth something', () => {
    const settings = { points: { win: 3, draw: 2, loss: 1 } };
    const rows = of({
      players: 'A:9 B:8 C:7 D:6 E:5',
      rounds: ['A-B forfeit B, C-D forfeit both, E exempt'],
      settings,
    }).rows;
    expect(Object.fromEntries(rows.map(({ player, figures: { points, wins } }) => [player, [points, wins]]))).toEqual({
      A: [3, 1],
      B: [0, 0],
      C: [0, 0],
      D: [0, 0],
      E: [3, 1],
    });
  });

  test('given up in its course: lost with 0; lost by decision: a loss', () => {
    const settings = { points: { win: 3, draw: 2, loss: 1 }, bestOf: 3 } as const;
    expect(line(of({ players: 'A:9 B:8', rounds: ['A-B forfeit B 400-300'], settings }))).toBe('1 A 3 1 0, 2 B 0 0 3');
    expect(line(of({ players: 'A:9 B:8', rounds: ['A-B awarded B 400-300'], settings }))).toBe('1 B 3 1 1, 2 A 1 0 3');
  });

  test('results may be who won alone, or the wargame’s', () => {
    const win = '1 B 2 1 0, 2 A 0 0 2';
    expect(line(decided({ kind: 'decided', winner: 'B' }))).toBe(win);
    expect(line(decided({ kind: 'points', winner: 'B', points: [20, 90] }))).toBe(win);
    const cohesion = [
      { lost: 25, total: 25 },
      { lost: 7, total: 23 },
    ] as const;
    expect(line(decided({ kind: 'losses', winner: 'B', cohesion }))).toBe(win);
    expect(line(decided({ kind: 'decided', winner: null }))).toBe('1 A 1 0 1, 1 B 1 0 1');
  });

  test('a malus is taken off the points, also where they count for the opponents; 10 unless the arbiter says', () => {
    const { tournament, people } = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-300, C-D 400-300'] });
    const with_ = (sanction: Sanction) =>
      line(
        standings(
          { ...tournament, rounds: tournament.rounds.map((round) => ({ ...round, sanctions: [sanction] })) },
          people,
        ),
      );
    expect(with_({ player: 'A', kind: 'malus', points: 1 })).toBe('1 C 2 1 0, 2 A 1 1 0, 3 D 0 0 2, 4 B 0 0 1');
    expect(with_({ player: 'A', kind: 'malus' })).toBe('1 C 2 1 0, 2 D 0 0 2, 3 B 0 0 -8, 4 A -8 1 0');
    expect(with_({ player: 'A', kind: 'warning', points: 1 })).toContain('A 2 1 0');
  });
});

describe('autres formules: standings', () => {
  test('then wins: a win and a loss before two draws', () => {
    const { rows, ties } = of({
      players: 'D1:9 W:8 D2:7 L:6',
      rounds: ['W-L 400-300, D1-D2 400-400', 'L-W 400-300, D1-D2 400-400'],
    });
    expect(rows.map(({ player }) => player)).toEqual(['W', 'L', 'D1', 'D2']);
    expect(ties[0]).toEqual({
      points: 2,
      players: ['W', 'L', 'D1', 'D2'],
      by: [
        { criterion: 'shared', values: null },
        { criterion: 'wins', values: [1, 0] },
        { criterion: 'shared', values: null },
      ],
    });
  });

  test('then the total of the opponents’ points; an exemption adds nothing, a forfeit the real total', () => {
    const { rows } = of({
      players: 'A:9 B:8 C:7 D:6 E:5',
      rounds: ['A-B 400-300, C-D forfeit D, E exempt', 'D-A 400-300, B-E 400-300, C exempt'],
    });
    // A 2, B 2, C 4, D 2, E 2. A met B and D: 4; B met A and E: 4; C drew D: 2; D drew C and A: 6; E met B: 2.
    expect(rows.map(({ player, figures: { points, opponents } }) => [player, points, opponents])).toEqual([
      ['C', 4, 2],
      ['D', 2, 6],
      ['A', 2, 4],
      ['B', 2, 4],
      ['E', 2, 2],
    ]);
  });

  test('then spread, each game capped', () => {
    const { rows, ties } = of({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310, C-D 700-300'] });
    expect(rows.map(({ player }) => player)).toEqual(['C', 'A', 'B', 'D']);
    expect(ties[0]?.by).toEqual([{ criterion: 'spread', values: [100, 90] }]);
  });

  test('spread is nothing where the results have no scores: an exempt player is not set before a winner', () => {
    const { tournament, people } = played({ players: 'A:9 B:8 C:7', rounds: ['A-B 1-0, C exempt'] });
    const rounds = tournament.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) =>
        match.players.length === 2 ? { ...match, result: { kind: 'decided' as const, winner: 'A' } } : match,
      ),
    }));
    expect(line(standings({ ...tournament, rounds }, people))).toBe('1 A 2 1 0, 1 C 2 1 0, 3 B 0 0 2');
  });

  test('shared rank at the end; between rounds the initial ranking', () => {
    const written: Written = { players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-300, C-D 400-300'] };
    expect(of(written).rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    const between = of(written, false);
    expect(between.rows.map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'A'],
      [2, 'C'],
      [3, 'B'],
      [4, 'D'],
    ]);
    expect(between.ties[0]?.by).toEqual([{ criterion: 'initial', values: [1, 3] }]);
  });

  test('after an earlier round; a late entry has no line in it', () => {
    const { tournament, people } = played({ players: 'A:9 B:8 N:7', rounds: ['A-B 400-300', 'B-N 400-300, A exempt'] });
    const late = { ...tournament, players: tournament.players.map((p) => (p.id === 'N' ? { ...p, from: 2 } : p)) };
    expect(line(standings(late, people, false, 1))).toBe('1 A 2 1 0, 2 B 0 0 2');
    expect(standings(late, people, false).rows).toHaveLength(3);
  });
});
