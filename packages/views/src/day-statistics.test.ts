import type { Army, Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { expect, test } from 'vitest';
import { armyLines } from './army-lines.ts';
import { dayStatistics } from './day-statistics.ts';

const { tournament } = played({
  players: 'A:9 B:8 C:7 D:6',
  rounds: ['A-B 400-300,C-D 350-350', 'A-C 420-500,B-D forfeit D'],
});
/** Who is named first starts each game. */
const started: Tournament = {
  ...tournament,
  rounds: tournament.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, starts: match.players[0] })),
  })),
};

test('games that were played to their end count, each with the number of them', () => {
  const { all, rounds } = dayStatistics(started, 2);
  // 400 + 300 + 350 + 350 + 420 + 500 = 2320 over six sides; margins 100, 0, 80.
  expect(all).toMatchObject({ games: 3, average: 2320 / 6, averageMargin: 60, draws: 1, lost: null });
  expect(all?.best).toEqual([{ player: 'C', opponent: 'A', own: 500, other: 420, round: 2 }]);
  expect(all?.margins).toEqual([{ player: 'A', opponent: 'B', own: 400, other: 300, round: 1 }]);
  // A won, C drew, A lost: one and a half of three.
  expect(all?.first).toEqual({ won: 1.5, of: 3 });
  expect(rounds.map(({ round, figures }) => [round, figures.games])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(dayStatistics(started, 1).all?.games).toBe(2);
  expect(dayStatistics(tournament, 2).all?.first).toBeNull();
});

test('who shares the best are all told; a dispute counts for nothing; no game, no figures', () => {
  const level = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-300,C-D 400-300'] }).tournament;
  expect(dayStatistics(level, 1).all?.best.map(({ player }) => player)).toEqual(['A', 'C']);
  const [round] = level.rounds;
  if (!round) throw new Error('one round is played');
  const [first, ...others] = round.matches;
  if (!first) throw new Error('it has matches');
  const doubted = {
    ...level,
    rounds: [{ ...round, matches: [{ ...first, disputed: { value: null, by: 'A' } }, ...others] }],
  };
  expect(dayStatistics(doubted, 1).all?.games).toBe(1);
  expect(dayStatistics(level, 0)).toEqual({ all: null, rounds: [] });
});

test('the games of the final are among those of the day once its rounds are', () => {
  const final: Tournament = {
    ...started,
    final: {
      players: 2,
      bestOf: 1,
      carry: false,
      thirdPlace: false,
      matches: [{ stage: 'final', players: ['A', 'C'], result: { kind: 'games', games: [[600, 200]] } }],
    },
  };
  expect(dayStatistics(final, 2).all?.best).toEqual([
    { player: 'A', opponent: 'C', own: 600, other: 200, round: null },
  ]);
  expect(dayStatistics(final, 1).all?.games).toBe(2);
});

const army = (number: number, name: string): Army => ({ edition: 'V4', number, name });

test('the wargame: draws, points, and how each army fared', () => {
  const game = wargame({
    players: 'A B C D',
    rounds: ['A-B 97-13,C-D 45=45', 'A-C 20-90,B-D forfeit D'],
    about: { A: { army: army(1, 'Sumer') }, B: { army: army(2, 'Akkad') }, C: { army: army(1, 'Sumer') } },
  }).tournament;
  const { all } = dayStatistics(game, 2);
  expect(all).toMatchObject({ games: 3, draws: 1, first: null, average: (97 + 13 + 45 + 45 + 20 + 90) / 6 });
  expect(armyLines(game, 2)).toEqual([
    // A 97 won, C 45 drawn, A 20 lost, C 90 won: both sides of A against C.
    {
      edition: 'V4',
      number: 1,
      name: 'Sumer',
      players: 2,
      games: 4,
      wins: 2,
      draws: 1,
      losses: 1,
      average: 63,
      efficiency: 0.625,
    },
    {
      edition: 'V4',
      number: 2,
      name: 'Akkad',
      players: 1,
      games: 1,
      wins: 0,
      draws: 0,
      losses: 1,
      average: 13,
      efficiency: 0,
    },
  ]);
});

test('cohesion lost is averaged over those results that tell it', () => {
  const game = wargame({ players: 'A B', rounds: ['A-B 97-13'] }).tournament;
  const [round] = game.rounds;
  if (!round) throw new Error('one round is played');
  const result = {
    kind: 'losses',
    winner: 'A',
    cohesion: [
      { lost: 4, total: 24 },
      { lost: 20, total: 20 },
    ],
  } as const;
  const told = { ...game, rounds: [{ ...round, matches: [{ players: ['A', 'B'] as const, result }] }] };
  expect(dayStatistics(told, 1).all?.lost).toBe(12);
  expect(dayStatistics(game, 1).all?.lost).toBeNull();
});

test('in a match of several games each of the two begins one: both count, the third is not known', () => {
  const match: Tournament = {
    ...started,
    final: {
      players: 2,
      bestOf: 3,
      carry: false,
      thirdPlace: false,
      matches: [
        {
          stage: 'final',
          players: ['A', 'C'],
          starts: 'C',
          result: {
            kind: 'games',
            games: [
              [402, 455],
              [420, 388],
              [500, 300],
            ],
          },
        },
      ],
    },
  };
  // Beside the three of the rounds: C began and won, A began and won.
  expect(dayStatistics(match, 2).all?.first).toEqual({ won: 3.5, of: 5 });
});
