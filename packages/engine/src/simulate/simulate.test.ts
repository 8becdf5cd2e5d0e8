import { describe, expect, test } from 'vitest';
import { formatOf } from '../formulas/draws.ts';
import type { GameScore } from '../tournament/match-result.ts';
import type { FormatId, Match, PlayerId, Tournament } from '../tournament/state.ts';
import { nameOf, namesInAll, normal, uniform } from './field.ts';
import { simulate, type Wanted } from './simulate.ts';

const all: readonly Wanted[] = [
  { format: 'classique', players: 32, rounds: 5, seed: 1 },
  { format: 'classique', players: 11, rounds: 5, seed: 2 },
  { format: 'classique-belge', players: 21, rounds: 5, seed: 3 },
  { format: 'combinee', players: 24, rounds: 14, seed: 4 },
  { format: 'art-de-la-guerre', players: 17, rounds: 4, seed: 5 },
  { format: 'toutes-rondes', players: 9, rounds: 18, seed: 6 },
  { format: 'suisse', players: 40, rounds: 6, seed: 7 },
];

function simulated(wanted: Wanted) {
  const made = simulate(wanted);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.value;
}

const matchesOf = ({ rounds }: Tournament): readonly Match[] => rounds.flatMap(({ matches }) => matches);

describe('`ronde simulate`: a tournament played out with plausible results', () => {
  test.each(all)(
    '$format, $players players, $rounds rounds: every table has its result, everybody is somewhere',
    (wanted) => {
      const { tournament, people } = simulated(wanted);
      expect(tournament.rounds).toHaveLength(wanted.rounds);
      expect(new Set([...people.values()].map(({ name }) => name)).size).toBe(wanted.players);
      for (const { matches, absent } of tournament.rounds) {
        const seated = matches.flatMap((match): readonly PlayerId[] => match.players);
        expect([...seated, ...absent].sort()).toEqual(tournament.players.map(({ id }) => id).sort());
        expect(matches.filter(({ players, result }) => players.length === 2 && !result)).toEqual([]);
      }
      const kinds = new Set(formatOf(wanted.format).results);
      expect(matchesOf(tournament).filter(({ result }) => result && !kinds.has(result.kind))).toEqual([]);
    },
  );

  test('the rounds are the formula’s own draws', () => {
    const { tournament } = simulated(all[0] ?? { format: 'classique', players: 32, rounds: 5, seed: 1 });
    for (const [i, round] of tournament.rounds.entries()) {
      const before: Tournament = { ...tournament, rounds: tournament.rounds.slice(0, i) };
      const request = { round: i + 1, attempt: 1, ranking: tournament.ranking, absent: new Set(round.absent) };
      const drawn = formatOf('classique').draw(before, request);
      const bare = (matches: readonly Match[]) =>
        matches.map(({ players, table, starts }) => ({ players, table, starts }));
      expect(drawn.ok && bare(drawn.value.matches)).toEqual(bare(round.matches));
    }
  });

  test('the same question gives the same bytes, another seed another tournament', () => {
    for (const wanted of all) {
      expect(JSON.stringify(simulated(wanted))).toBe(JSON.stringify(simulated(wanted)));
      expect(JSON.stringify(simulated({ ...wanted, seed: 99 }))).not.toBe(JSON.stringify(simulated(wanted)));
    }
  });

  test('fixed figures, so that another machine can be held against them', () => {
    const { tournament } = simulated({ format: 'classique', players: 20, rounds: 2, seed: 42 });
    expect(tournament.players.slice(0, 4).map(({ rating }) => rating)).toMatchInlineSnapshot(`
      [
        1364,
        1399,
        1003,
        1930,
      ]
    `);
    expect(tournament.rounds[1]?.matches.slice(0, 3).map(({ result }) => result)).toMatchInlineSnapshot(`
      [
        {
          "games": [
            [
              405,
              381,
            ],
          ],
          "kind": "games",
        },
        {
          "games": [
            [
              408,
              345,
            ],
          ],
          "kind": "games",
        },
        {
          "games": [
            [
              353,
              444,
            ],
          ],
          "kind": "games",
        },
      ]
    `);
  });

  test('refused: what the formula refuses, and more rounds than it can have', () => {
    const code = (wanted: Wanted) => {
      const made = simulate(wanted);
      return made.ok ? 'made' : made.refusal.code;
    };
    expect(code({ format: 'classique', players: 7, rounds: 5, seed: 1 })).toBe('too-few-players');
    expect(code({ format: 'combinee', players: 10, rounds: 11, seed: 1 })).toBe('pools-impossible');
    expect(code({ format: 'combinee', players: 24, rounds: 5, seed: 1 })).not.toBe('pools-impossible');
    expect(code({ format: 'toutes-rondes', players: 6, rounds: 11, seed: 1 })).toBe('no-planned-round-left');
    expect(code({ format: 'toutes-rondes', players: 6, rounds: 10, seed: 1 })).toBe('made');
    expect(code({ format: 'suisse', players: 12, rounds: 0, seed: 1 })).toBe('made');
  });

  test('Formule Combinée: the rounds are shared out over the phases, the pools are kept as they were drawn', () => {
    expect(simulated({ format: 'combinee', players: 12, rounds: 11, seed: 1 }).tournament.settings).toMatchObject({
      phase1: 5,
      phase2: 3,
      phase3: 3,
    });
    // 22 players have no pools of 8 and 10; with five rounds they do.
    const { settings } = simulated({ format: 'combinee', players: 22, rounds: 14, seed: 1 }).tournament;
    expect(settings).toMatchObject({ phase1: 5, phase2: 5, phase3: 4 });
    expect(settings.drawn?.flat().filter((id) => id !== null)).toHaveLength(22);
  });
});

describe('3,002 real games (data): mean score 417, deviation 67, 36 % of margins over 100, 0.4 % draws, first player 58.5 %', () => {
  const games: { readonly game: GameScore; readonly match: Match; readonly of: Tournament }[] = [];
  for (const format of ['classique', 'classique-belge', 'suisse'] as const satisfies readonly FormatId[]) {
    for (let seed = 1; seed <= 25; seed++) {
      const { tournament } = simulated({ format, players: 32, rounds: 5, seed });
      for (const match of matchesOf(tournament)) {
        if (match.result?.kind === 'games')
          for (const game of match.result.games) games.push({ game, match, of: tournament });
      }
    }
  }
  const scores = games.flatMap(({ game }) => game);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const share = (holds: (game: GameScore) => boolean): number =>
    games.filter(({ game }) => holds(game)).length / games.length;

  test('scores', () => {
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    expect(Math.abs(mean - 417)).toBeLessThan(2);
    expect(Math.abs(Math.sqrt(variance) - 67)).toBeLessThan(3);
    expect(Math.min(...scores)).toBeGreaterThan(50);
  });

  test('margins and draws', () => {
    expect(Math.abs(share(([a, b]) => Math.abs(a - b) > 100) - 0.36)).toBeLessThan(0.03);
    expect(Math.abs(share(([a, b]) => a === b) - 0.004)).toBeLessThan(0.003);
  });

  test('the first player, and the better rated one, win more', () => {
    const decided = games.filter(({ game: [a, b] }) => a !== b);
    const won = (first: (match: Match, of: Tournament) => PlayerId | undefined): number =>
      decided.filter(({ game: [a, b], match, of }) => match.players[a > b ? 0 : 1] === first(match, of)).length /
      decided.length;
    expect(Math.abs(won(({ starts }) => starts) - 0.585)).toBeLessThan(0.03);
    const better = won(({ players: [a, b] }, { ranking }) => (ranking.indexOf(a) < ranking.indexOf(b ?? '') ? a : b));
    expect(better).toBeGreaterThan(0.6);
    expect(better).toBeLessThan(0.75);
  });
});

test('L’Art de la Guerre: armies of 15 to 30 units, the loser broken and the winner not, about one draw in eight', () => {
  const results = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    matchesOf(simulated({ format: 'art-de-la-guerre', players: 24, rounds: 5, seed }).tournament).flatMap(
      ({ players, result }) => (result?.kind === 'losses' ? [{ players, ...result }] : []),
    ),
  );
  for (const { players, winner, cohesion } of results) {
    for (const [seat, { lost, total }] of cohesion.entries()) {
      expect(total).toBeGreaterThanOrEqual(15);
      expect(total).toBeLessThanOrEqual(30);
      expect(lost === total).toBe(winner !== null && players[seat] !== winner);
    }
  }
  const draws = results.filter(({ winner }) => winner === null).length / results.length;
  expect(draws).toBeGreaterThan(0.06);
  expect(draws).toBeLessThan(0.2);
});

test('forfeits and absences happen, neither often', () => {
  const { tournament } = simulated({ format: 'classique', players: 128, rounds: 7, seed: 3 });
  const forfeits = matchesOf(tournament).filter(({ result }) => result?.kind === 'forfeit').length;
  const absences = tournament.rounds.reduce((sum, { absent }) => sum + absent.length, 0);
  expect(forfeits).toBeGreaterThan(0);
  expect(forfeits).toBeLessThan(16);
  expect(absences).toBeGreaterThan(0);
  expect(absences).toBeLessThan(30);
  expect(tournament.rounds[0]?.absent).toEqual([]);
});

test('normal deviates: mean 0, deviation 1; uniform ones from 0 to 1', () => {
  const ids = [...Array(4000).keys()].map(String);
  const values = ids.map((id) => normal({ seed: 1, what: 'test', round: 1, ids: [id] }));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(Math.abs(mean)).toBeLessThan(0.06);
  expect(Math.abs(variance - 1)).toBeLessThan(0.08);
  const shares = ids.map((id) => uniform({ seed: 1, what: 'test', round: 1, ids: [id] }));
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...shares)).toBeLessThan(1);
});

test('names are all different', () => {
  expect(new Set([...Array(namesInAll).keys()].map((i) => nameOf(7, i))).size).toBe(namesInAll);
});
