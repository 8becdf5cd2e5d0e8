// Laws of Formule Combinée, toutes rondes and système suisse over random days: absences, late entries, departures,
// returns, forfeits, neither came, corrections, tables made by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awayNow } from '../decide/rounds.ts';
import type { Desk } from '../fixtures/desk.ts';
import { type Act, day, ordinaryAct } from '../fixtures/random-day.ts';
import { request } from '../fixtures/rounds.ts';
import { barred } from '../matching/prices.ts';
import { tryEveryRound } from '../matching/trials/every-round.ts';
import { takingPart } from '../tournament/find.ts';
import type { Settings } from '../tournament/settings.ts';
import type { FormatId, Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { formatOf } from './draws.ts';
import type { DrawRequest } from './formula.ts';
import { standingsOf } from './formulas.ts';

interface Formula {
  readonly format: FormatId;
  readonly settings: Settings;
  readonly fewest: number;
}

const formulas: readonly (readonly [string, Formula])[] = [
  ['combinée', { format: 'combinee', settings: { phase2: 4, phase3: 3 }, fewest: 11 }],
  ['combinée, plain', { format: 'combinee', settings: { pools: 'plain', phase3: 0 }, fewest: 12 }],
  ['toutes rondes', { format: 'toutes-rondes', settings: { turns: 2 }, fewest: 2 }],
  ['suisse', { format: 'suisse', settings: { rounds: 9 }, fewest: 2 }],
  ['suisse, fold', { format: 'suisse', settings: { rounds: 9, order: 'fold' }, fewest: 2 }],
];

const correct = fc.record({
  act: fc.constant('correct' as const),
  round: fc.nat(9),
  table: fc.nat(9),
  scores: fc.array(fc.integer({ min: 200, max: 550 }), { minLength: 3, maxLength: 3 }),
});
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof({ weight: 8, arbitrary: ordinaryAct }, { weight: 1, arbitrary: correct }),
  {
    minLength: 1,
    maxLength: 18,
  },
);

const days = ({ fewest }: Formula) => fc.tuple(fc.integer({ min: fewest, max: fewest + 5 }), acts, fc.nat(99));
const played = ({ format, settings }: Formula, [size, list, seed]: readonly [number, readonly Act[], number]): Desk =>
  day(size, list, seed, settings, format);

const draw = (t: Tournament, asked: DrawRequest) => formatOf(t.format).draw(t, asked);
const next = (d: Desk) => ({ t: d.state(), asked: request(d.state(), d.people, {}) });
const idsOf = (matches: readonly Match[]): readonly PlayerId[] =>
  matches.flatMap(({ players }) => players as readonly PlayerId[]);
const presentIn = (t: Tournament, { absent }: DrawRequest) =>
  takingPart(t).flatMap(({ id }) => (absent.has(id) ? [] : [id]));

describe.each(formulas)('%s', (_, formula) => {
  test('everybody present is at exactly one table, or is said to wait for a seat; nobody else is', () => {
    fc.assert(
      fc.property(days(formula), (acted) => {
        const d = played(formula, acted);
        const { t, asked } = next(d);
        const drawn = draw(t, asked);
        if (!drawn.ok) {
          expect(['too-few-players', 'pools-impossible']).toContain(drawn.refusal.code);
          return;
        }
        const { matches, warnings, absent } = drawn.value;
        const waiting = warnings.flatMap((warning) => (warning.code === 'no-seat' ? [warning.player] : []));
        expect([...idsOf(matches), ...waiting].sort()).toEqual(presentIn(t, asked).toSorted());
        expect(absent.toSorted()).toEqual([...awayNow(t), ...waiting].sort());
        const tables = matches.flatMap(({ table }) => table ?? []);
        expect(tables).toEqual(matches.filter(({ players }) => players.length === 2).map((_match, i) => i + 1));
      }),
      { numRuns: 80 },
    );
  });

  test('tables made by hand stand, and everybody else still is at exactly one', () => {
    fc.assert(
      fc.property(days(formula), fc.nat(), fc.boolean(), (acted, salt, alone) => {
        const d = played(formula, acted);
        const { t, asked } = next(d);
        const present = presentIn(t, asked);
        fc.pre(present.length >= 2);
        const [a = '', b = ''] = [present[salt % present.length], present[(salt + 1) % present.length]];
        const made: readonly Match[] = [{ players: alone ? [a] : [a, b] }];
        const drawn = draw(t, { ...asked, made });
        if (!drawn.ok) {
          expect(['odd-rest', 'pools-impossible', 'too-few-players', 'not-present']).toContain(drawn.refusal.code);
          return;
        }
        const { matches, warnings } = drawn.value;
        const waiting = warnings.flatMap((warning) => (warning.code === 'no-seat' ? [warning.player] : []));
        expect([...idsOf(matches), ...waiting].sort()).toEqual(present.toSorted());
        expect(
          matches.filter(({ why }) => why?.[0]?.step === 'by-hand').flatMap(({ players }) => players.toSorted()),
        ).toEqual(made.flatMap(({ players }) => players.toSorted()));
      }),
      { numRuns: 80 },
    );
  });

  test('same seed, same round; the order of players and tables in the file changes nothing', () => {
    fc.assert(
      fc.property(days(formula), fc.nat(96), (acted, salt) => {
        const d = played(formula, acted);
        const { t, asked } = next(d);
        const mixed = <T>(list: readonly T[]): readonly T[] =>
          list
            .map((item, i) => ({ item, key: ((i + 1) * (2 * salt + 1) * 7919) % 101 }))
            .sort((x, y) => x.key - y.key)
            .map(({ item }) => item);
        const shuffled: Tournament = {
          ...t,
          players: mixed(t.players),
          rounds: t.rounds.map((round) => ({ ...round, absent: mixed(round.absent), matches: mixed(round.matches) })),
        };
        expect(draw(shuffled, request(shuffled, d.people, {}))).toEqual(draw(t, asked));
        expect(standingsOf(shuffled, d.people)).toEqual(standingsOf(t, d.people));
      }),
      { numRuns: 60 },
    );
  });

  test('each table tells its story: it ends with who starts, or with the exemption', () => {
    fc.assert(
      fc.property(days(formula), (acted) => {
        const d = played(formula, acted);
        const { t, asked } = next(d);
        const drawn = draw(t, asked);
        if (!drawn.ok) return;
        for (const { players, why = [], starts } of drawn.value.matches) {
          expect(why.at(-1)?.step).toBe(players.length === 1 ? 'exempt' : 'starts');
          if (players.length === 2) expect(players).toContain(starts);
          const found = why.findLast((step) => ['pool', 'circle', 'nearest', 'repeat'].includes(step.step));
          if (players.length === 2)
            expect(players).toContain(found && 'opponent' in found ? found.opponent : undefined);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Meetings, as facts: how often two sat at one table and played. */
function meetings(rounds: readonly Round[]): (a: PlayerId, b: PlayerId) => number {
  const played = rounds.flatMap(({ matches }) =>
    matches.filter(({ players, result }) => {
      const forfeited = result?.kind === 'forfeit' && result.games.length === 0;
      return players.length === 2 && result !== undefined && !forfeited;
    }),
  );
  return (a, b) => played.filter(({ players }) => players.every((id) => id === a || id === b)).length;
}

describe('fewest repeats, against every round tried', () => {
  const check = (
    d: Desk,
    ids: readonly PlayerId[],
    since: number,
    mayNot: ReadonlySet<PlayerId>,
    matches: readonly Match[],
  ) => {
    const seats = ids.length % 2 === 1 ? [...ids, 'X'] : [...ids];
    const met = meetings(d.state().rounds.slice(since));
    const withX = (id: string): number => (mayNot.has(id) ? barred : 0);
    const times = (a: string, b: string): number => (b === 'X' ? withX(a) : a === 'X' ? withX(b) : met(a, b));
    const maps = seats.map((a) => new Map(seats.map((b, j) => [j, times(a, b)])));
    const [fewest] = tryEveryRound({ met: maps }, () => seats.map((__, i) => i)).cost;
    expect(matches.reduce((sum, { players: [a, b = 'X'] }) => sum + times(a, b), 0)).toBe(fewest);
    return fewest;
  };

  test.each([
    ['phase 2', 4, 0],
    ['phase 3', 0, 1],
  ] as const)('combinée, %s', (_, phase2, later) => {
    const settings: Settings = later ? { phase2: 3, phase3: 3 } : { phase2: 3 + phase2, phase3: 0 };
    const plays = { act: 'play', scores: [400, 410, 7] } as const;
    const many = Array.from({ length: later ? 9 : 5 }, (__, i) => ({ ...plays, scores: [400 + 13 * i, 410, 5 + i] }));
    let repeats = 0;
    fc.assert(
      fc.property(fc.tuple(fc.integer({ min: 11, max: 12 }), acts, fc.nat(99)), ([size, list, seed]) => {
        const d = day(size, [...many, ...list], seed, settings, 'combinee');
        const { t, asked } = next(d);
        const ids = presentIn(t, asked);
        fc.pre(ids.length <= 12 && ids.length >= 2);
        const drawn = draw(t, asked);
        if (!drawn.ok) throw new Error(drawn.refusal.code);
        const free = freeWins(t);
        const fewestWins = Math.min(...ids.map((id) => free.get(id) ?? 0));
        const barred = new Set(ids.filter((id) => (free.get(id) ?? 0) > 0));
        if (fewestWins > 0) {
          // All have had one: whoever the draw names is one of those with fewest, the lowest of the ranking.
          const order = drawn.value.matches.length > 0 ? standingsAmong(d, ids) : [];
          const allowed = order.toReversed().find((id) => (free.get(id) ?? 0) === fewestWins);
          if (allowed) barred.delete(allowed);
        }
        repeats += check(d, ids, later ? 8 : 0, barred, drawn.value.matches);
      }),
      { numRuns: 60, interruptAfterTimeLimit: 20_000 },
    );
    if (!later) expect(repeats).toBeGreaterThan(0);
  });

  test('suisse: among the others once the exempt is named', () => {
    let repeats = 0;
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 4, max: 9 }), acts, fc.nat(99), fc.boolean()),
        ([size, list, seed, fold]) => {
          const settings: Settings = { rounds: 12, order: fold ? 'fold' : 'adjacent' };
          const d = day(size, list, seed, settings, 'suisse');
          const { t, asked } = next(d);
          const drawn = draw(t, asked);
          if (!drawn.ok) return;
          const pairs = drawn.value.matches.filter(({ players }) => players.length === 2);
          fc.pre(pairs.length <= 6);
          const fewest = check(d, idsOf(pairs), 0, new Set(), pairs);
          const exempt = drawn.value.matches.flatMap(({ players: [a, b] }) => (b === undefined ? [a] : []));
          const had = freeWins(t);
          expect(drawn.value.repeats).toBe(fewest + exempt.reduce((sum, id) => sum + (had.get(id) ?? 0), 0));
          repeats += fewest;
        },
      ),
      { numRuns: 150, interruptAfterTimeLimit: 20_000 },
    );
    expect(repeats).toBeGreaterThan(0);
  });
});

/** Wins without an opponent, as facts. */
function freeWins(t: Tournament): ReadonlyMap<PlayerId, number> {
  const wins = new Map<PlayerId, number>();
  const add = (id: PlayerId) => wins.set(id, (wins.get(id) ?? 0) + 1);
  for (const { players, result } of t.rounds.flatMap(({ matches }) => matches)) {
    const [a, b] = players;
    if (b === undefined) add(a);
    else if (result?.kind === 'forfeit' && result.games.length === 0 && result.by !== 'both')
      add(result.by === a ? b : a);
  }
  return wins;
}

/** The ranking that a round is drawn from holds those present alone: their standings with the others left out. */
function standingsAmong(d: Desk, ids: readonly PlayerId[]): readonly PlayerId[] {
  const here = new Set(ids);
  const t = d.state();
  const spare = t.players.map((player) => (here.has(player.id) ? player : { ...player, spare: true }));
  return standingsOf({ ...t, players: spare }, d.people).rows.map(({ player }) => player);
}

describe('a correction gives what the right result would have given from the start', () => {
  test.each(formulas)('%s', (_, { format, settings, fewest }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(20), fc.nat(4), fc.nat(99), (count, at, table, seed) => {
        const play = (i: number): Act => ({ act: 'play', scores: [310 + 17 * i + seed, 380 + 5 * i, 6 + i] });
        const list = Array.from({ length: count }, (__, i) => play(i));
        const d = day(Math.max(6, fewest), list, seed, settings, format);
        const round = 1 + (at % Math.max(1, d.state().rounds.length));
        const match = d.state().rounds[round - 1]?.matches[table];
        const [a, b] = match?.players ?? [];
        fc.pre(match?.result !== undefined && a !== undefined && b !== undefined);
        if (!match?.result || a === undefined || b === undefined) return;
        const right = { kind: 'games', games: [[333, 444]] } as const;
        d.ask({ kind: 'record', round, players: [a, b], result: right, saw: match.result });
        const direct: Tournament = {
          ...d.state(),
          rounds: d.state().rounds.map((one, i) =>
            i === round - 1
              ? {
                  ...one,
                  matches: one.matches.map((m) => (m.players === match.players ? { ...m, result: right } : m)),
                }
              : one,
          ),
        };
        expect(d.state()).toEqual(direct);
        expect(standingsOf(d.state(), d.people)).toEqual(standingsOf(direct, d.people));
        expect(draw(d.state(), request(d.state(), d.people, {}))).toEqual(draw(direct, request(direct, d.people, {})));
      }),
      { numRuns: 40 },
    );
  });
});
