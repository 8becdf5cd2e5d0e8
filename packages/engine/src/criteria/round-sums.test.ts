import { describe, expect, test } from 'vitest';
import { played } from '../fixtures/played.ts';
import type { Match, Tournament } from '../tournament/state.ts';
import { roundColumns } from './round-sums.ts';
import { scrabbleScoring } from './scoring.ts';

const ranking = ['A', 'B', 'C', 'D', 'E'];
const { tournament } = played({
  players: 'A B C D E',
  rounds: [
    'A-B 420-380, C-D forfeit D, E exempt',
    'A-C 400-400, B-E awarded E 300-390, D exempt',
    'A-D 250-500, B-C 350-340, E exempt',
  ],
});
const columns = (t: Tournament, order: readonly string[] = ranking) =>
  roundColumns(t, order, t.rounds.length, scrabbleScoring(t.settings));

/** The same tournament with another result of the first match of round 2. */
function corrected(t: Tournament): Tournament {
  const change = (match: Match, i: number): Match =>
    i === 0 ? { ...match, result: { kind: 'games', games: [[500, 300]] } } : match;
  const rounds = t.rounds.map((round, i) => (i === 1 ? { ...round, matches: round.matches.map(change) } : round));
  return { ...t, rounds };
}

describe('the column of a round', () => {
  test('a game, a win by forfeit, an exemption', () => {
    const [column] = columns(tournament);
    expect([...(column?.points ?? [])]).toEqual([3, 1, 3, 0, 3]);
    expect([...(column?.spread ?? [])]).toEqual([40, -40, 50, -50, 50]);
    expect([...(column?.won ?? [])]).toEqual([1, 0, 1, 0, 1]);
    expect([...(column?.met ?? [])]).toEqual([1, 1, 0, 0, 0]);
    expect([...(column?.opponent ?? [])]).toEqual([1, 0, 3, 2, -1]);
    expect([...(column?.match ?? [])]).toEqual([0, 0, 1, 1, 2]);
    expect(column?.freeWins).toEqual([2, 4]);
  });

  test('a draw and a match lost by decision count as met', () => {
    const [, column] = columns(tournament);
    expect([...(column?.points ?? [])]).toEqual([2, 1, 2, 3, 3]);
    expect([...(column?.met ?? [])]).toEqual([1, 1, 1, 0, 1]);
  });

  test('somebody outside the ranking has no cell', () => {
    const [column] = columns(tournament, ['B', 'A']);
    expect([...(column?.points ?? [])]).toEqual([1, 3]);
    expect([...(column?.opponent ?? [])]).toEqual([1, 0]);
  });
});

describe('a column is kept with its round', () => {
  test('a correction makes that one column anew', () => {
    const before = columns(tournament);
    const after = columns(corrected(tournament));
    expect(after.map((column, i) => column === before[i])).toEqual([true, false, true]);
    expect([...(after[1]?.points ?? [])]).toEqual([3, 1, 1, 3, 3]);
  });

  test('another ranking and other settings have their own', () => {
    const [one] = columns(tournament);
    const [turned] = columns(tournament, ranking.toReversed());
    const [capped] = columns({ ...tournament, settings: { spreadCap: 10 } });
    expect([...(turned?.spread ?? [])]).toEqual([50, -50, 50, -40, 40]);
    expect([...(capped?.spread ?? [])]).toEqual([10, -10, 50, -50, 50]);
    expect(columns(tournament)[0]).toBe(one);
  });
});
