import { describe, expect, test } from 'vitest';
import { awayNow } from '../../decide/rounds.ts';
import { type Desk, drawNext, enterAll, games, playNext, registered } from '../../fixtures/desk.ts';
import { haveMetBefore, names, type RequestOver, request, shaken } from '../../fixtures/rounds.ts';
import type { Settings } from '../../tournament/settings.ts';
import type { Match, Tournament } from '../../tournament/state.ts';
import { standingsOf } from '../formulas.ts';
import { toutesRondesFormat } from './draw.ts';

const desk = (players: number, settings: Settings = {}, seed = 42) =>
  registered(players, settings, seed, 'toutes-rondes');
const firstWins = () => games([420, 380]);

function drawn(d: Desk, over: RequestOver = {}) {
  const draw = toutesRondesFormat.draw(d.state(), request(d.state(), d.people, over));
  if (!draw.ok) throw new Error(JSON.stringify(draw.refusal));
  return draw.value;
}

const exemptIn = (matches: readonly Match[] = []) =>
  matches.flatMap(({ players }) => (players.length === 1 ? players : []));
const drawnIds = (matches: readonly Match[]) => matches.flatMap(({ players }) => players as readonly string[]);
const pairs = (t: Tournament) =>
  t.rounds.flatMap(({ matches }) => matches.map(({ players }) => players.toSorted().join('-')));

describe('autres formules: toutes rondes', () => {
  test.each([
    [2, {}, 1],
    [3, {}, 3],
    [6, {}, 5],
    [7, {}, 7],
    [40, {}, 39],
    [6, { turns: 2 }, 10],
    [5, { turns: 2 }, 10],
  ] as const)('rounds follow from the number and `turns`: %i players, %j: %i', (players, settings, rounds) => {
    expect(toutesRondesFormat.plannedRounds(desk(players, settings).state())).toBe(rounds);
  });

  test('2 to 40 players', () => {
    expect(toutesRondesFormat.impossible(desk(1).state())).toEqual({ code: 'too-few-players', present: 1, needed: 2 });
    expect(toutesRondesFormat.impossible(desk(2).state())).toBeNull();
    expect(toutesRondesFormat.impossible(desk(40).state())).toBeNull();
    const d = desk(41);
    expect(toutesRondesFormat.impossible(d.state())).toEqual({ code: 'too-many-players', present: 41, most: 40 });
    expect(d.ask({ kind: 'draw', round: 1, without: [] })).toEqual({ code: 'too-many-players', present: 41, most: 40 });
  });

  test.each([2, 3, 6, 7, 12])('%i players: everybody meets everybody once, X too', (players) => {
    const d = desk(players);
    const rounds = toutesRondesFormat.plannedRounds(d.state());
    for (let round = 1; round <= rounds; round++) {
      expect(drawn(d).repeats).toBe(0);
      playNext(d, shaken(players, round));
    }
    expect(new Set(pairs(d.state())).size).toBe((players * (players - 1)) / 2 + (players % 2 === 1 ? players : 0));
    expect(d.ask({ kind: 'draw', round: rounds + 1, without: [] })).toMatchObject({ code: 'no-planned-round-left' });
  });

  test('in round r player r meets player m, in the order drawn from the seed', () => {
    const d = desk(6);
    const [circle = []] = drawn(d).pools ?? [];
    expect(circle.toSorted()).toEqual(['J1', 'J2', 'J3', 'J4', 'J5', 'J6']);
    expect(drawn(desk(6, {}, 43)).pools).not.toEqual([circle]);
    expect(drawn(d, { attempt: 2 }).pools).not.toEqual([circle]);
    for (let round = 1; round <= 5; round++) {
      const last = drawn(d).matches.find(({ players }) => (players as readonly string[]).includes(circle[5] ?? ''));
      expect(last?.players).toContain(circle[round - 1]);
      expect(last?.why?.[0]).toMatchObject({ step: 'circle', turn: 1, of: 6, round, places: [round, 6] });
      playNext(d, firstWins);
    }
  });

  test('twice: the same tables again, and the other starts', () => {
    const d = desk(5, { turns: 2 });
    for (let round = 1; round <= 10; round++) {
      expect(drawn(d).repeats).toBe(0);
      playNext(d, shaken(5, round));
    }
    const [first, second] = [d.state().rounds.slice(0, 5), d.state().rounds.slice(5)];
    first.forEach(({ matches }, i) => {
      for (const { players, starts } of matches) {
        const again = second[i]?.matches.find((match) =>
          players.every((id) => (match.players as readonly string[]).includes(id)),
        );
        if (!again) throw new Error('Not the same tables.');
        if (players.length === 1) continue;
        expect(again.starts).not.toBe(starts);
        expect(players).toContain(again.starts);
        expect(again.why?.at(-1)).toMatchObject({ step: 'starts', player: again.starts, by: 'second-turn' });
        expect(again.why?.filter(({ step }) => step === 'starts')).toHaveLength(1);
      }
    });
  });

  test('the second turn after a first one that was not played at that table: who starts by the general rule', () => {
    const d = desk(2, { turns: 2 });
    playNext(d, () => ({ kind: 'forfeit', by: 'J2', games: [] }));
    expect(drawn(d).matches[0]?.why?.at(-1)).toMatchObject({ step: 'starts', by: 'lot' });
    const lettered = desk(2, { turns: 2, startsBy: 'letters' });
    playNext(lettered, firstWins);
    expect(drawn(lettered).matches[0]?.starts).toBeUndefined();
  });

  test('who starts is balanced also where results are only who won', () => {
    const d = desk(6);
    for (let round = 1; round <= 5; round++) playNext(d, (_, [a]) => ({ kind: 'decided', winner: a }));
    const starts = d.state().rounds.flatMap(({ matches }) => matches.map((match) => match.starts));
    for (const id of ['J1', 'J2', 'J3', 'J4', 'J5', 'J6']) {
      expect([2, 3]).toContain(starts.filter((starter) => starter === id).length);
    }
  });

  test('known absence: not drawn, opponent exempt; away in round 1, he still has his seat', () => {
    const d = desk(9);
    d.act({ kind: 'mark', player: 'J4', presence: 'late' });
    expect(toutesRondesFormat.plannedRounds(d.state())).toBe(9);
    expect(exemptIn(drawn(d).matches).length).toBeLessThanOrEqual(2);
    expect(drawn(d).absent).toEqual(['J4']);
    d.act({ kind: 'draw', round: 1, without: awayNow(d.state()) });
    d.act({ kind: 'cancel-round', round: 1, losing: 0 });
    d.act({ kind: 'draw', round: 1, without: ['J4'] });
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    for (const { players } of d.state().rounds[0]?.matches ?? []) {
      const [a, b] = players;
      if (b !== undefined) d.act({ kind: 'record', round: 1, players: [a, b], result: firstWins(), saw: null });
    }
    d.act({ kind: 'close-round', round: 1 });
    d.act({ kind: 'mark', player: 'J4', presence: 'here' });
    expect(toutesRondesFormat.plannedRounds(d.state())).toBe(9);
    for (let round = 2; round <= 9; round++) {
      expect(drawn(d)).toMatchObject({ repeats: 0, warnings: [] });
      playNext(d, shaken(1, round));
    }
    expect(pairs(d.state()).filter((pair) => pair.includes('J4'))).toHaveLength(8);
  });

  test('late entry: only into X’s seat', () => {
    const odd = desk(5);
    playNext(odd, firstWins);
    odd.act({ kind: 'register', player: 'N', number: 6, rating: 2000, presence: 'here' });
    expect(drawn(odd)).toMatchObject({ warnings: [], absent: [] });
    expect(exemptIn(drawn(odd).matches)).toEqual([]);
    expect(toutesRondesFormat.plannedRounds(odd.state())).toBe(5);
    const even = desk(6);
    playNext(even, firstWins);
    even.act({ kind: 'register', player: 'N', number: 7, rating: 2000, presence: 'here' });
    expect(drawn(even)).toMatchObject({
      warnings: [{ code: 'no-seat', round: 2, player: 'N', until: 'end' }],
      absent: ['N'],
    });
    expect(drawnIds(drawn(even).matches).toSorted()).toEqual(['J1', 'J2', 'J3', 'J4', 'J5', 'J6']);
  });

  test.each([1, 2, 3, 6, 7, 8])(
    'who takes X’s seat while round 1 is in play keeps it: the circle stays, seed %i',
    (seed) => {
      const d = desk(5, {}, seed);
      drawNext(d);
      const tables = names(d.state().rounds[0]?.matches ?? [])
        .split(' ')
        .filter((table) => table.includes('-'));
      d.act({ kind: 'register', player: 'N', number: 6, rating: 2000, presence: 'here' });
      d.act({ kind: 'seat', round: 1, player: 'N' });
      expect(names(d.state().rounds[0]?.matches ?? []).split(' ')).toEqual(expect.arrayContaining(tables));
      enterAll(d, 1, firstWins);
      d.act({ kind: 'close-round', round: 1 });
      expect(toutesRondesFormat.plannedRounds(d.state())).toBe(5);
      for (let round = 2; round <= 5; round++) playNext(d, shaken(seed, round));
      // Six players: fifteen pairs, none twice, nobody exempt.
      expect(new Set(pairs(d.state())).size).toBe(15);
      expect(pairs(d.state())).toHaveLength(15);
    },
  );

  test.each([1, 2, 4, 5])('who was away takes his own seat, not X’s, and the circle stays: seed %i', (seed) => {
    const d = desk(7, {}, seed);
    d.act({ kind: 'mark', player: 'J4', presence: 'late' });
    drawNext(d);
    // One is exempt because of him, one because of X.
    expect(exemptIn(d.state().rounds[0]?.matches)).toHaveLength(2);
    d.act({ kind: 'seat', round: 1, player: 'J4' });
    d.act({ kind: 'register', player: 'N', number: 8, rating: 2000, presence: 'here' });
    d.act({ kind: 'seat', round: 1, player: 'N' });
    enterAll(d, 1, firstWins);
    d.act({ kind: 'close-round', round: 1 });
    for (let round = 2; round <= 7; round++) playNext(d, shaken(seed, round));
    expect(new Set(pairs(d.state())).size).toBe(28);
    expect(toutesRondesFormat.plannedRounds(d.state())).toBe(7);
  });

  test('leaving: the seat is X’s, and the circle goes on', () => {
    const d = desk(6);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J2' });
    expect(toutesRondesFormat.plannedRounds(d.state())).toBe(5);
    for (let round = 2; round <= 5; round++) {
      expect(exemptIn(drawn(d).matches)).toHaveLength(1);
      playNext(d, firstWins);
    }
    expect(new Set(pairs(d.state())).size).toBe(pairs(d.state()).length);
  });

  test('a redraw of round 1 draws the circle anew, and the later rounds follow it', () => {
    const d = desk(8);
    d.act({ kind: 'draw', round: 1, without: [] });
    d.act({ kind: 'redraw', round: 1, attempt: 1 });
    const [circle = []] = (() => {
      const draw = toutesRondesFormat.draw(
        { ...d.state(), rounds: [] },
        { ...request(d.state(), d.people, { attempt: 2 }), round: 1 },
      );
      return draw.ok ? (draw.value.pools ?? []) : [];
    })();
    d.act({ kind: 'publish', round: 1, attempt: 2 });
    for (const { players } of d.state().rounds[0]?.matches ?? []) {
      const [a, b = ''] = players;
      d.act({ kind: 'record', round: 1, players: [a, b], result: firstWins(), saw: null });
    }
    d.act({ kind: 'close-round', round: 1 });
    const last = drawn(d).matches.find(({ players }) => (players as readonly string[]).includes(circle[7] ?? ''));
    expect(last?.players).toContain(circle[1]);
  });

  test('tables made by hand stand; those left over meet; what then comes twice in a turn is said', () => {
    const d = desk(8);
    const [one, two] = drawn(d).matches;
    const [a = '', b = ''] = one?.players ?? [];
    const [c = '', e = ''] = two?.players ?? [];
    const made = drawn(d, { made: [{ players: [a, c] }] });
    expect(made.matches.map(({ players }) => players.toSorted().join())).toContain([b, e].sort().join());
    expect(new Set(drawnIds(made.matches)).size).toBe(8);
    drawNext(d);
    expect(drawnIds(d.state().rounds[0]?.matches ?? [])).toHaveLength(8);
    expect(d.state().rounds[0]?.matches.some(haveMetBefore({ ...d.state(), rounds: [] }, 1))).toBe(false);
  });

  test('standings go by points', () => {
    const d = desk(4);
    playNext(d, firstWins);
    expect(standingsOf(d.state(), d.people)).toMatchObject({
      kind: 'points',
      rows: [{ figures: { points: 2, wins: 1 } }, {}, {}, {}],
    });
  });
});
