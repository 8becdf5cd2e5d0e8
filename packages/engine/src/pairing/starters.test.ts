import { describe, expect, test } from 'vitest';
import { chance } from '../base/chance.ts';
import { played } from '../fixtures/played.ts';
import type { Match, Tournament } from '../tournament/state.ts';
import { starter, startsSoFar } from './starters.ts';

/** Rounds of hand-made matches; the first of each pair starts. */
function typed(rounds: readonly (readonly (readonly [string, string])[])[]): Tournament {
  const { tournament } = played({ players: 'A B C D', rounds: [] });
  const match = ([a, b]: readonly [string, string], i: number): Match => ({
    table: i + 1,
    players: [a, b],
    starts: a,
    result: { kind: 'games', games: [[400, 390]] },
  });
  return {
    ...tournament,
    rounds: rounds.map((pairs) => ({ status: 'closed', absent: [], bestOf: 1, attempt: 1, matches: pairs.map(match) })),
  };
}

const starts = (tournament: Tournament, players: readonly [string, string]) =>
  starter(
    tournament,
    startsSoFar(tournament, tournament.rounds.length),
    { round: tournament.rounds.length + 1, attempt: 1 },
    players,
  );

describe('who starts', () => {
  test('first: whom of the two has started less', () => {
    expect(
      starts(
        typed([
          [
            ['A', 'C'],
            ['D', 'B'],
          ],
        ]),
        ['A', 'B'],
      ),
    ).toMatchObject({ player: 'B', by: 'fewer', started: [1, 0] });
  });

  test('then: who did not start his last game', () => {
    const tournament = typed([
      [
        ['A', 'C'],
        ['B', 'D'],
      ],
      [
        ['C', 'A'],
        ['B', 'D'],
      ],
      [
        ['D', 'B'],
        ['A', 'C'],
      ],
    ]);
    expect(starts(tournament, ['A', 'B'])).toMatchObject({ player: 'B', by: 'last', started: [2, 2] });
  });

  test('then: who did not start their last game against each other', () => {
    const tournament = typed([
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
      [
        ['B', 'C'],
        ['D', 'A'],
      ],
      [
        ['B', 'D'],
        ['A', 'C'],
      ],
      [
        ['C', 'A'],
        ['D', 'B'],
      ],
    ]);
    expect(starts(tournament, ['A', 'B'])).toMatchObject({ player: 'B', by: 'between', started: [2, 2] });
  });

  test('then: a draw from the tournament’s seed, whatever their order', () => {
    const tournament = typed([]);
    const expected = chance(tournament.seed, 'starts', 1, 1, ['A', 'B']) % 2 === 0 ? 'A' : 'B';
    expect(starts(tournament, ['A', 'B'])).toMatchObject({ player: expected, by: 'lot' });
    expect(starts(tournament, ['B', 'A'])).toMatchObject({ player: expected, by: 'lot' });
  });

  test('X and forfeits are not starts', () => {
    const { tournament } = played({ players: 'A B C', rounds: ['A-B forfeit B, C exempt'] });
    const [round] = tournament.rounds;
    const started = {
      ...tournament,
      rounds: round ? [{ ...round, matches: round.matches.map((m) => ({ ...m, starts: 'A' })) }] : [],
    };
    expect(startsSoFar(started, 1).get('A')).toBeUndefined();
  });

  test('two winning games: the other starts the second', () => {
    const { tournament } = played({ players: 'A B', rounds: ['A-B 400-390 380-410 400-380'], settings: { bestOf: 3 } });
    const [round] = tournament.rounds;
    const started = {
      ...tournament,
      rounds: round ? [{ ...round, matches: round.matches.map((m) => ({ ...m, starts: 'A' })) }] : [],
    };
    expect(startsSoFar(started, 1).get('A')).toMatchObject({ started: 1, last: false });
    expect(startsSoFar(started, 1).get('B')).toMatchObject({ started: 1, last: true });
  });

  test('PAIR-08: balanced in the order of rounds: each starts 1 or 2 of 3 games', () => {
    const rounds = [
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
      [
        ['A', 'C'],
        ['B', 'D'],
      ],
      [
        ['A', 'D'],
        ['B', 'C'],
      ],
    ] as const;
    let tournament = typed([]);
    for (const pairs of rounds) {
      const started = pairs.map((players) => starts(tournament, players).player);
      const next = typed([pairs]).rounds.map((round) => ({
        ...round,
        matches: round.matches.map((m, i) => ({ ...m, starts: started[i] ?? '' })),
      }));
      tournament = { ...tournament, rounds: [...tournament.rounds, ...next] };
    }
    for (const id of ['A', 'B', 'C', 'D']) expect([1, 2]).toContain(startsSoFar(tournament, 3).get(id)?.started);
  });
});
