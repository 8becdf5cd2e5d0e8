import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameValue } from '../../base/same-value.ts';
import { wargameTally } from '../../criteria/wargame-tally.ts';
import type { Command } from '../../decide/commands.ts';
import { create } from '../../decide/creation.ts';
import { decide } from '../../decide/decide.ts';
import { plans, playedOut, requestFor, wargameResult } from '../../fixtures/random-wargame.ts';
import { type Wargame, wargame, wargameLines, wargameStandingsOf } from '../../fixtures/wargame.ts';
import { tryEveryRound } from '../../matching/trials/every-round.ts';
import { avoidsClubs, clubNumbers } from '../../pairing/clubs.ts';
import { halvesOrder } from '../../pairing/halves.ts';
import { wargameOrder } from '../../standings/wargame-standings.ts';
import type { Event } from '../../tournament/events.ts';
import { missingTables, takingPart } from '../../tournament/find.ts';
import { apply, start } from '../../tournament/log.ts';
import type { PlayerId, Tournament } from '../../tournament/state.ts';
import type { Draw, DrawRequest } from '../formula.ts';
import { artDeLaGuerreFormat } from './draw.ts';

const away = fc.array(fc.nat(40), { maxLength: 2 });

function drawn(game: Wargame, request: DrawRequest): Draw | null {
  const answer = artDeLaGuerreFormat.draw(game.tournament, request);
  return answer.ok ? answer.value : null;
}

test('each player present is at exactly one table, each table once, one is exempt only when their number is odd', () => {
  fc.assert(
    fc.property(plans({ min: 3, max: 30 }), away, (plan, off) => {
      const game = playedOut(plan);
      const request = requestFor(game, off);
      const draw = drawn(game, request);
      if (!draw) return;
      const present = takingPart(game.tournament).flatMap(({ id }) => (request.absent.has(id) ? [] : [id]));
      const seated = draw.matches.flatMap(({ players }) => players as readonly PlayerId[]);
      expect(seated.toSorted()).toEqual(present.toSorted());
      expect(draw.matches.filter(({ players }) => players.length === 1)).toHaveLength(present.length % 2);
      const tables = draw.matches.flatMap(({ table }) => table ?? []);
      expect(tables).toEqual(Array.from({ length: Math.floor(present.length / 2) }, (_, i) => i + 1));
    }),
    { numRuns: 300 },
  );
});

/** Who is drawn in pairs, in the ranking of the round, with whom they have met and their clubs where avoided. */
function rest({ tournament }: Wargame, { ranking, round }: DrawRequest, draw: Draw) {
  const paired = new Set(draw.matches.filter(({ players }) => players.length === 2).flatMap(({ players }) => players));
  const last = Math.max(artDeLaGuerreFormat.plannedRounds(tournament), round);
  const sums = wargameTally(tournament, ranking, { after: round - 1, last, final: false });
  const places = ranking.flatMap((id, place) => (isHere(draw, id) ? [place] : []));
  const order = (round === 1 ? places : wargameOrder(sums, places).order).filter((place) =>
    paired.has(ranking[place] ?? ''),
  );
  const times = (place: number, other: number): number =>
    sums.met(place).filter(({ opponent }) => opponent === other).length;
  const met = order.map((place) => new Map(order.map((other, i) => [i, times(place, other)])));
  const club = (place: number) => tournament.players.find(({ id }) => id === ranking[place])?.club;
  const avoids = avoidsClubs(tournament.settings, round, artDeLaGuerreFormat.plannedRounds(tournament));
  return { ids: order.map((place) => ranking[place] ?? ''), met, clubs: avoids ? clubNumbers(order.map(club)) : null };
}

const isHere = (draw: Draw, id: PlayerId): boolean =>
  draw.matches.some(({ players }) => (players as readonly PlayerId[]).includes(id));

test('fewest repeats, then fewest tables of one club, then first choice: as trying every round, up to 12', () => {
  fc.assert(
    fc.property(plans({ min: 4, max: 9 }, 6), away, (plan, off) => {
      const game = playedOut(plan);
      const request = requestFor(game, off);
      const draw = drawn(game, request);
      if (!draw) return;
      const { ids, met, clubs } = rest(game, request, draw);
      if (ids.length > 12) return;
      const halves = request.round === 1 && plan.firstRound === 'halves';
      const all = ids.map((_, i) => i);
      const unpaired = { has: () => true, following: (place: number) => all.slice(place + 1) };
      const order = (place: number) => (halves ? [...halvesOrder(ids.length)(place, unpaired)] : all.slice(place + 1));
      const best = tryEveryRound({ met, ...(clubs && { clubs }) }, order);
      const exempt = draw.matches.filter(({ players }) => players.length === 1).flatMap(({ why }) => why ?? []);
      const before = exempt.flatMap((step) => (step.step === 'repeat' ? step.rounds : []));
      expect(draw.repeats - before.length).toBe(best.cost[0]);
      expect(draw.sameClub).toBe(best.cost[1]);
      if (request.round === 1 && !halves) return;
      const expected = best.tables.map(([a, b]) => [ids[Math.min(a, b)], ids[Math.max(a, b)]].join());
      const tables = draw.matches.filter(({ players }) => players.length === 2).map(({ players }) => players.join());
      expect(tables.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 400 },
  );
});

test('the order of registration changes nothing: same draw, same standings', () => {
  fc.assert(
    fc.property(plans({ min: 3, max: 24 }), away, fc.nat(), (plan, off, salt) => {
      const game = playedOut(plan);
      const request = requestFor(game, off);
      const mixed = (n: number): number => (n * 7919 + salt) % 101;
      const players = game.tournament.players.toSorted((a, b) => mixed(a.number) - mixed(b.number));
      const shuffled = { ...game, tournament: { ...game.tournament, players } };
      expect(drawn(shuffled, request)).toEqual(drawn(game, request));
      expect(wargameStandingsOf(shuffled)).toEqual(wargameStandingsOf(game));
    }),
    { numRuns: 100 },
  );
});

test('nobody’s repeat with a fixed table or another terrain: who meets whom never depends on tables', () => {
  fc.assert(
    fc.property(
      plans({ min: 4, max: 20 }),
      away,
      fc.nat(19),
      fc.integer({ min: 1, max: 9 }),
      (plan, off, who, table) => {
        const game = playedOut(plan);
        const request = requestFor(game, off);
        const players = game.tournament.players.map((one, i) => (i === who % plan.size ? { ...one, table } : one));
        const fixed = drawn({ ...game, tournament: { ...game.tournament, players } }, request);
        const pairs = (draw: Draw | null) => draw?.matches.map((match) => match.players.join()).sort();
        expect(pairs(fixed)).toEqual(pairs(drawn(game, request)));
        const own = fixed?.matches.find((match) =>
          (match.players as readonly string[]).includes(players[who % plan.size]?.id ?? ''),
        );
        if (own?.players.length === 2) expect(own.table).toBe(table);
      },
    ),
    { numRuns: 100 },
  );
});

test('standings after a round are those of the tournament that stopped there', () => {
  fc.assert(
    fc.property(plans({ min: 3, max: 16 }), (plan) => {
      const game = playedOut(plan);
      const { tournament } = game;
      for (let after = 0; after < tournament.rounds.length; after++) {
        const there = tournament.players.filter(({ from }) => from <= Math.max(after, 1));
        const players = there.map(({ left, ...one }) => (left === undefined || left > after ? one : { ...one, left }));
        const ranking = tournament.ranking.filter((id) => there.some((one) => one.id === id));
        const stopped = { ...tournament, players, ranking, rounds: tournament.rounds.slice(0, after) };
        expect(wargameStandingsOf(game, { after })).toEqual(wargameStandingsOf({ ...game, tournament: stopped }));
      }
    }),
    { numRuns: 100 },
  );
});

test('a decided game gives 110, a free win 90, an absence 10 or 0; the total of the opponents is that of their points', () => {
  fc.assert(
    fc.property(plans({ min: 3, max: 16 }), (plan) => {
      const game = playedOut(plan);
      const { rows } = wargameStandingsOf(game, { final: true });
      const points = new Map(rows.map((row) => [row.player, row.figures.points ?? 0]));
      for (const {
        player,
        figures: { opponents },
      } of rows) {
        const met = game.tournament.rounds
          .flatMap(({ matches }) => matches.map(({ players }) => players as readonly PlayerId[]))
          .filter((players) => players.includes(player))
          .flatMap((players) => players.filter((id) => id !== player));
        expect(opponents).toBe(met.reduce((sum, id) => sum + (points.get(id) ?? 0), 0));
      }
      for (const { rank, player } of rows) {
        expect(rows.filter((row) => row.rank < rank).length).toBe(rank - 1);
        expect(points.get(player)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 100 },
  );
});

/** A day of commands: nine players, two rounds, every result recorded from the numbers. */
function commanded(numbers: readonly number[]) {
  const created = create({
    ...{ id: 't', name: 'Essai', date: '2026-11-14', seed: 1 },
    format: 'art-de-la-guerre',
    settings: {},
  });
  if (!created.ok) throw new Error('The tournament of a test was refused.');
  const events: Event[] = [created.value];
  const people = new Map(Array.from({ length: 9 }, (_, i) => [`J${i}`, { name: `J${i}` }]));
  const act = (command: Command): void => {
    const decided = decide(stateOf(events), command, people);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    events.push(...decided.value);
  };
  for (const id of people.keys())
    act({ kind: 'register', player: id, number: Number(id.slice(1)), rating: 1000, presence: 'here' });
  for (const round of [1, 2]) {
    act({ kind: 'draw', round, without: [] });
    act({ kind: 'publish', round, attempt: 1 });
    for (const { players, table } of missingTables(stateOf(events), round))
      act({
        kind: 'record',
        round,
        players,
        result: wargameResult(numbers[4 * round + table - 5] ?? 0, players),
        saw: null,
      });
    act({ kind: 'close-round', round });
  }
  return { events, people, act };
}

const stateOf = ([first, ...events]: readonly Event[]): Tournament => {
  if (!first) throw new Error('No tournament.');
  return events.reduce(apply, start(first));
};

test('a correction gives what the right result would have given from the start; the tables stay', () => {
  const numbers = fc.array(fc.nat(999), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(numbers, fc.nat(3), fc.nat(999), (results, at, number) => {
      const { events, people, act } = commanded(results);
      const { result: saw, players: [a, b] = [''] } = stateOf(events).rounds[0]?.matches[at] ?? {};
      if (!saw || b === undefined) throw new Error('No such table.');
      const right = wargameResult(number, [a, b]);
      fc.pre(!sameValue(right, saw));
      const never = events.map((event) =>
        event.kind === 'result' && event.round === 1 && event.match === at ? { ...event, to: right } : event,
      );
      act({ kind: 'record', round: 1, players: [a, b], result: right, saw });
      for (const after of [0, 1, 2]) {
        const standings = wargameStandingsOf({ tournament: stateOf(events), people }, { after });
        expect(standings).toEqual(wargameStandingsOf({ tournament: stateOf(never), people }, { after }));
      }
    }),
    { numRuns: 40 },
  );
});

test('a correction keeps the sanctions of the round', () => {
  const sanctions = { 1: [{ player: 'A', kind: 'malus', points: 10, reason: 'liste rendue en retard' }] } as const;
  const { tournament, people } = wargame({ players: 'A B', rounds: ['A-B 97-13'], sanctions });
  const saw = tournament.rounds[0]?.matches[0]?.result ?? null;
  const result = { kind: 'points', winner: 'A', points: [96, 14] } as const;
  const decided = decide(tournament, { kind: 'record', round: 1, players: ['A', 'B'], result, saw }, people);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  expect(wargameLines({ tournament: decided.value.reduce(apply, tournament), people })).toEqual([
    '1 A 86 14',
    '2 B 14 86',
  ]);
});
