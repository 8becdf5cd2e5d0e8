import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standingsOf } from '../formulas/formulas.ts';
import { simulate } from '../simulate/simulate.ts';
import type { GameScore, MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Final, FormatId, Match, Player, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { possiblePlaces } from './possible.ts';

/** What a small field is made of: numbers taken modulo what there is to choose from. */
interface Recipe {
  readonly players: number;
  readonly rounds: number;
  readonly open: number;
  readonly numbers: readonly number[];
}

const recipe = (most: { readonly players: number; readonly rounds: number; readonly open: number }) =>
  fc.record({
    players: fc.integer({ min: 2, max: most.players }),
    rounds: fc.integer({ min: 1, max: most.rounds }),
    open: fc.integer({ min: 1, max: most.open }),
    numbers: fc.array(fc.nat(10_000), { minLength: 80, maxLength: 80 }),
  });

/** `either`: a match of a points formula, with its scores or as its winner alone. */
type Kind = 'games' | 'decided' | 'either' | 'wargame';

/** Margins of two points at most, so that every result can be tried. */
const small: Settings = { spreadCap: 2, forfeitSpread: 1 };

/** A tournament of tables made by hand; the last round has `open` tables without result, at most. */
function tournamentOf(
  format: FormatId,
  kind: Kind,
  { players: count, rounds, open, numbers }: Recipe,
  settings: Settings,
) {
  let at = 0;
  const next = (below: number): number => (numbers[at++ % numbers.length] ?? 0) % below;
  const ids = [...Array(count).keys()].map((i) => String.fromCharCode(65 + i));
  const players = ids.map(
    (id, i): Player => ({ id, number: i + 1, rating: 1000 + next(4), presence: 'here', from: 1 }),
  );
  const made = [...Array(rounds).keys()].map((r): Round => {
    const order = [...ids].sort(() => next(3) - 1);
    const away = next(4) === 0 && order.length > 2 ? order.splice(0, 1) : [];
    const matches: Match[] = [];
    for (let i = 0; i < order.length; i += 2) {
      const [a = '', b] = order.slice(i, i + 2);
      if (b === undefined) matches.push({ players: [a] });
      else if (r === rounds - 1 && i < 2 * open) matches.push({ players: [a, b] });
      else matches.push({ players: [a, b], result: pick(resultsOf([a, b], kind, 1), next) });
    }
    return { status: 'published', absent: away, bestOf: 1, attempt: 1, matches };
  });
  const tournament: Tournament = {
    id: 't',
    name: 'Essai',
    format,
    date: '2026-11-14',
    seed: 1,
    settings,
    players,
    ranking: [],
    rounds: made,
    status: 'open',
  };
  const people: People = new Map(ids.map((id) => [id, { name: id }]));
  return { tournament, people };
}

const pick = (results: readonly MatchResult[], next: (below: number) => number): MatchResult =>
  results[next(results.length)] ?? { kind: 'games', games: [[0, 0]] };

/** Every result that a table can have, in all that counts. */
function resultsOf(players: readonly [PlayerId, PlayerId], kind: Kind, bestOf: 1 | 3): readonly MatchResult[] {
  const [a, b] = players;
  const forfeits = ([a, b, 'both'] as const).map((by): MatchResult => ({ kind: 'forfeit', by, games: [] }));
  const awards = players.map((to): MatchResult => ({ kind: 'awarded', to, games: [] }));
  const decided = [a, b, null].map((winner): MatchResult => ({ kind: 'decided', winner }));
  if (kind === 'decided') return [...decided, ...forfeits];
  const games = [...gamesOf(players, bestOf), ...awards, ...forfeits];
  if (kind === 'games') return games;
  if (kind === 'either') return [...games, ...decided];
  const losses = [...Array(11).keys()];
  const game = (winner: PlayerId | null, x: number, y: number): MatchResult => ({
    kind: 'losses',
    winner,
    cohesion: [
      { lost: x, total: 10 },
      { lost: y, total: 10 },
    ],
  });
  return [
    ...losses.slice(0, 10).flatMap((x) => [game(a, x, 10), game(b, 10, x)]),
    ...losses.flatMap((x) => losses.map((y) => game(null, x, y))),
    ...awards,
    ...forfeits,
  ];
}

const singles: readonly GameScore[] = [
  [2, 0],
  [1, 0],
  [0, 0],
  [0, 1],
  [0, 2],
];

function gamesOf([a, b]: readonly [PlayerId, PlayerId], bestOf: 1 | 3): readonly MatchResult[] {
  if (bestOf === 1) return singles.map((game) => ({ kind: 'games', games: [game] }));
  const found: MatchResult[] = [];
  const extend = (games: readonly GameScore[]): void => {
    const won = (seat: 0 | 1): number => games.filter((game) => game[seat] > game[seat === 0 ? 1 : 0]).length;
    const over = games.length === 3 || won(0) === 2 || won(1) === 2;
    if (over) found.push({ kind: 'games', games });
    else for (const by of games.length > 0 ? [a, b] : []) found.push({ kind: 'forfeit', by, games });
    for (const to of games.length > 0 ? [a, b] : []) found.push({ kind: 'awarded', to, games });
    if (!over) for (const game of singles) extend([...games, game]);
  };
  extend([]);
  // Three games won and the match awarded: an arbiter may decide at any time.
  for (const to of [a, b]) {
    const games = Array<GameScore>(3).fill(to === a ? [2, 0] : [0, 2]);
    found.push({ kind: 'awarded', to, games });
    found.push({ kind: 'awarded', to, games: [...games.slice(0, 2), to === a ? [1, 0] : [0, 1]] });
  }
  return found;
}

/** By trying all: the best and the worst place of each. */
function tried(tournament: Tournament, people: People, kind: Kind, bestOf: 1 | 3 = 1) {
  const ends = new Map<PlayerId, { best: number; worst: number }>();
  for (const end of ended(tournament, kind, bestOf)) {
    for (const { player, rank } of standingsOf(end, people, { final: true }).rows) {
      const { best, worst } = ends.get(player) ?? { best: rank, worst: rank };
      ends.set(player, { best: Math.min(best, rank), worst: Math.max(worst, rank) });
    }
  }
  return ends;
}

/** Never too narrow; where it says exact, exactly what trying all gives. Answers how many were exact. */
function compare(tournament: Tournament, people: People, kind: Kind, bestOf: 1 | 3 = 1) {
  const all = tried(tournament, people, kind, bestOf);
  const { players } = possiblePlaces(tournament, people);
  expect(players.map(({ player }) => player).sort()).toEqual([...all.keys()].sort());
  for (const { player, best, worst, exact } of players) {
    const truth = all.get(player) ?? { best: 0, worst: 0 };
    if (exact) expect({ player, best, worst }).toEqual({ player, ...truth });
    expect(best).toBeLessThanOrEqual(truth.best);
    expect(worst).toBeGreaterThanOrEqual(truth.worst);
  }
  return { exact: players.filter(({ exact }) => exact).length, all: players.length };
}

/** Until the first scores, those level on all but the spread wait for them: a bound, never exact. */
function isScored({ rounds }: Tournament): boolean {
  return rounds.some(({ matches }) =>
    matches.some(({ result }) => result && 'games' in result && result.games.length > 0),
  );
}

/** Compares many small tournaments; answers the share of exact answers. */
function shareExact(
  format: FormatId,
  kind: Kind,
  most: { readonly players: number; readonly rounds: number; readonly open: number },
  settings: Settings,
  runs: number,
): number {
  let [exact, all] = [0, 0];
  fc.assert(
    fc.property(recipe(most), (written) => {
      const { tournament, people } = tournamentOf(format, kind, written, { ...settings, rounds: written.rounds });
      const counts = compare(tournament, people, kind);
      if (!isScored(tournament) && kind === 'either') return;
      exact += counts.exact;
      all += counts.all;
    }),
    { numRuns: runs },
  );
  return exact / all;
}

describe('what is still possible, the last round: as trying every result of its tables gives', () => {
  const field = { players: 7, rounds: 4, open: 3 };

  test('classique', () => {
    expect(shareExact('classique', 'games', field, small, 120)).toBe(1);
  });

  test('classique-belge', () => {
    expect(shareExact('classique-belge', 'games', field, {}, 120)).toBe(1);
  });

  test('suisse (toutes-rondes counts alike), with scores and without', () => {
    expect(shareExact('suisse', 'either', field, small, 80)).toBe(1);
    expect(shareExact('suisse', 'decided', { ...field, players: 8 }, {}, 80)).toBeGreaterThan(0.6);
    expect(shareExact('suisse', 'decided', field, { points: { win: 3, draw: 1, loss: 0 } }, 40)).toBeGreaterThan(0.6);
  });

  test('art-de-la-guerre', () => {
    expect(shareExact('art-de-la-guerre', 'wargame', { players: 6, rounds: 3, open: 1 }, {}, 60)).toBeGreaterThan(0.9);
    expect(shareExact('art-de-la-guerre', 'wargame', { players: 5, rounds: 2, open: 2 }, {}, 2)).toBeGreaterThan(0.5);
  });

  test('two winning games', () => {
    fc.assert(
      fc.property(recipe({ players: 4, rounds: 3, open: 1 }), (written) => {
        const settings = { ...small, rounds: written.rounds };
        const { tournament, people } = tournamentOf('classique', 'games', written, settings);
        const rounds = tournament.rounds.map((round): Round => ({ ...round, bestOf: 3 }));
        const counts = compare({ ...tournament, rounds }, people, 'games', 3);
        expect(counts.exact).toBe(counts.all);
      }),
      { numRuns: 40 },
    );
  });
});

test('with a final still to come, it never says too little', () => {
  fc.assert(
    fc.property(
      recipe({ players: 6, rounds: 3, open: 1 }),
      fc.constantFrom<2 | 4>(2, 4),
      fc.boolean(),
      fc.constantFrom(null, 0, 1, 5),
      (written, players, thirdPlace, leaver) => {
        fc.pre(written.players >= 5);
        const { tournament, people } = tournamentOf('classique', 'games', written, {
          ...small,
          rounds: written.rounds,
        });
        const final: Final = { players, bestOf: 1, carry: false, thirdPlace, matches: [] };
        const list = tournament.players.map((player, i) =>
          i === leaver ? { ...player, left: written.rounds } : player,
        );
        const t: Tournament = { ...tournament, players: list, final };
        const said = new Map(possiblePlaces(t, people).players.map((line) => [line.player, line]));
        const ends = ended(t, 'games').map((end) => possiblePlaces(end, people).players);
        for (const [player, line] of said) {
          const reached = ends.flatMap((lines) => lines.filter((line) => line.player === player));
          const best = Math.min(...reached.map((line) => line.best));
          const worst = Math.max(...reached.map((line) => line.worst));
          expect(line.best).toBeLessThanOrEqual(best);
          expect(line.worst).toBeGreaterThanOrEqual(worst);
          if (line.exact) expect(line).toMatchObject({ best, worst });
        }
      },
    ),
    { numRuns: 100 },
  );
});

/** The tournament with its open tables ended, in each way. */
function ended(tournament: Tournament, kind: Kind, bestOf: 1 | 3 = 1): readonly Tournament[] {
  let ends: readonly Tournament[] = [tournament];
  for (const [r, { matches }] of tournament.rounds.entries()) {
    for (const [m, { players, result: known }] of matches.entries()) {
      if (players.length === 1 || known) continue;
      ends = ends.flatMap((t) => resultsOf(players, kind, bestOf).map((result) => withResult(t, r, m, result)));
    }
  }
  return ends;
}

function withResult(t: Tournament, r: number, m: number, result: MatchResult): Tournament {
  const put = (match: Match, i: number): Match => (i === m ? { ...match, result } : match);
  return {
    ...t,
    rounds: t.rounds.map((round, i) => (i === r ? { ...round, matches: round.matches.map(put) } : round)),
  };
}

/** A simulated tournament whose last round is drawn; the first `open` of its tables have no result. */
function lastRoundOf(format: FormatId, players: number, rounds: number, open: number) {
  const made = simulate({ format, players, rounds, seed: 5 });
  if (!made.ok) throw new Error(made.refusal.code);
  const { tournament, people } = made.value;
  const last = tournament.rounds.length - 1;
  const without = ({ result: _, ...match }: Match): Match => match;
  const opened = tournament.rounds.map((round, r): Round => {
    if (r !== last) return round;
    return {
      ...round,
      status: 'published',
      matches: round.matches.map((match, m) => (m < open ? without(match) : match)),
    };
  });
  const settings: Settings = { ...tournament.settings, ...(format === 'suisse' ? small : {}) };
  return { whole: { ...tournament, settings }, tournament: { ...tournament, settings, rounds: opened }, people };
}

describe('what is still possible, the last round of a large field', () => {
  const fields: readonly (readonly [FormatId, players: number, rounds: number])[] = [
    ['classique', 64, 6],
    ['classique-belge', 64, 6],
    ['suisse', 64, 6],
    ['toutes-rondes', 24, 23],
    ['art-de-la-guerre', 64, 5],
  ];

  test.each(fields)('%s, %i players, all of round %i open: exact for everybody', (format, players, rounds) => {
    const { whole, tournament, people } = lastRoundOf(format, players, rounds, Infinity);
    const lines = possiblePlaces(tournament, people).players;
    expect(lines.filter(({ exact }) => !exact)).toEqual([]);
    const end = new Map(standingsOf(whole, people, { final: true }).rows.map((row) => [row.player, row.rank]));
    for (const { player, best, worst } of lines) {
      expect(best).toBeLessThanOrEqual(end.get(player) ?? 0);
      expect(worst).toBeGreaterThanOrEqual(end.get(player) ?? 0);
    }
  });

  test.each([
    ['classique-belge', 64, 6, 2, 'games'],
    ['suisse', 64, 6, 2, 'either'],
    ['art-de-la-guerre', 40, 5, 1, 'wargame'],
  ] as const)(
    '%s, %i players, round %i with %i tables open: as trying all gives',
    (format, players, rounds, open, kind) => {
      const { tournament, people } = lastRoundOf(format, players, rounds, open);
      const counts = compare(tournament, people, kind);
      expect(counts.exact).toBe(counts.all);
    },
  );
});

describe('before the last round: where a tournament ends is always within what was said', () => {
  const formats: readonly (readonly [FormatId, players: number, rounds: number])[] = [
    ['classique', 17, 5],
    ['classique', 12, 5],
    ['classique-belge', 14, 4],
    ['combinee', 12, 11],
    ['art-de-la-guerre', 13, 4],
    ['toutes-rondes', 7, 7],
    ['suisse', 15, 4],
  ];

  test.each(formats)('%s, %i players, %i rounds', (format, players, rounds) => {
    for (let seed = 1; seed <= 8; seed++) {
      const made = simulate({ format, players, rounds, seed });
      if (!made.ok) throw new Error(made.refusal.code);
      const { tournament, people } = made.value;
      const end = new Map(standingsOf(tournament, people, { final: true }).rows.map((row) => [row.player, row.rank]));
      for (const t of earlier(tournament)) {
        for (const { player, best, worst } of possiblePlaces(t, people).players) {
          expect(best).toBeLessThanOrEqual(end.get(player) ?? 0);
          expect(worst).toBeGreaterThanOrEqual(end.get(player) ?? 0);
        }
      }
    }
  });
});

/** After each round, and with each round half played. */
function earlier(tournament: Tournament): readonly Tournament[] {
  return tournament.rounds.flatMap((round, r) => {
    const before = tournament.rounds.slice(0, r);
    const open = round.matches.map((match, i): Match => {
      const { result: _, ...rest } = match;
      return i % 2 === 0 ? rest : match;
    });
    return [
      { ...tournament, rounds: before },
      { ...tournament, rounds: [...before, { ...round, status: 'published', matches: open }] },
    ];
  });
}
