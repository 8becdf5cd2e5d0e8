import { describe, expect, test } from 'vitest';
import { type Desk, games, playNext, registered } from '../../fixtures/desk.ts';
import { haveMetBefore, names, type RequestOver, request, shaken } from '../../fixtures/rounds.ts';
import type { Settings } from '../../tournament/settings.ts';
import type { Match, Tournament } from '../../tournament/state.ts';
import { standingsOf } from '../formulas.ts';
import { suisseFormat } from './draw.ts';

const desk = (players: number, settings: Settings = {}, seed = 42) => registered(players, settings, seed, 'suisse');
const firstWins = () => games([420, 380]);

function drawnFrom(state: Tournament, d: Desk, over: RequestOver = {}) {
  const draw = suisseFormat.draw(state, request(state, d.people, over));
  if (!draw.ok) throw new Error(JSON.stringify(draw.refusal));
  return draw.value;
}
const drawn = (d: Desk, over: RequestOver = {}) => drawnFrom(d.state(), d, over);
const exemptIn = (matches: readonly Match[] = []) =>
  matches.flatMap(({ players }) => (players.length === 1 ? players : []));

describe('autres formules: système suisse', () => {
  test('rounds: as planned; else as many as leave one player unbeaten (ours)', () => {
    expect(suisseFormat.plannedRounds(desk(8, { rounds: 7 }).state())).toBe(7);
    expect([2, 3, 4, 8, 9, 33].map((players) => suisseFormat.plannedRounds(desk(players).state()))).toEqual([
      1, 2, 2, 3, 4, 6,
    ]);
  });

  test('two players at least; more rounds than opponents are let through with a warning', () => {
    expect(suisseFormat.impossible(desk(1).state())).toEqual({ code: 'too-few-players', present: 1, needed: 2 });
    expect(suisseFormat.impossible(desk(2).state())).toBeNull();
    expect(suisseFormat.warnings(desk(6, { rounds: 5 }).state())).toEqual([]);
    expect(suisseFormat.warnings(desk(6, { rounds: 6 }).state())).toEqual([
      { code: 'repeats-unavoidable', phase: null, rounds: 6, free: 5 },
    ]);
    expect(suisseFormat.warnings(desk(5, { rounds: 5 }).state())).toEqual([]);
  });

  test('round 1 by the initial ranking as one group: adjacent', () => {
    expect(names(drawn(desk(8)).matches)).toBe('J1-J2 J3-J4 J5-J6 J7-J8');
  });

  test('round 1 folded: place i meets place i + k; the exempt is removed first', () => {
    expect(names(drawn(desk(8, { order: 'fold' })).matches)).toBe('J1-J5 J2-J6 J3-J7 J4-J8');
    expect(names(drawn(desk(9, { order: 'fold' })).matches)).toBe('J1-J5 J2-J6 J3-J7 J4-J8 J9');
  });

  test('later rounds, adjacent: those who follow, not yet met', () => {
    const d = desk(8);
    playNext(d, firstWins);
    // 2 points: J1 J3 J5 J7; 0 points: J2 J4 J6 J8.
    expect(names(drawn(d).matches)).toBe('J1-J3 J5-J7 J2-J4 J6-J8');
  });

  test('later rounds, folded: in the group of equal points', () => {
    const d = desk(8, { order: 'fold' });
    playNext(d, firstWins);
    // 2 points: J1 J2 J3 J4; 0 points: J5 J6 J7 J8.
    const round = drawn(d);
    expect(names(round.matches)).toBe('J1-J3 J2-J4 J5-J7 J6-J8');
    expect(round.matches[0]?.why?.slice(0, 3)).toEqual([
      { step: 'turn-on-points', player: 'J1', place: 1, points: 2 },
      { step: 'half-shift', free: 4, opponent: 'J3' },
      { step: 'nearest', opponent: 'J3' },
    ]);
  });

  test('exempt first: the lowest without one, nobody twice while somebody has had none', () => {
    const d = desk(7, { rounds: 7 });
    for (let round = 1; round <= 7; round++) {
      const before = standingsOf(d.state(), d.people).rows.map(({ player }) => player);
      const had = new Set(d.state().rounds.flatMap(({ matches }) => exemptIn(matches)));
      const lowest = before.toReversed().find((id) => !had.has(id));
      expect(exemptIn(drawn(d).matches)).toEqual([lowest]);
      playNext(d, shaken(3, round));
    }
    // Everybody has had one: the lowest of those with fewest.
    const last = standingsOf(d.state(), d.people).rows.at(-1)?.player;
    expect(exemptIn(drawn(d).matches)).toEqual([last]);
    const again = drawn(d).matches.filter(haveMetBefore(d.state(), 1));
    expect(drawn(d).repeats).toBe(again.length + 1);
    expect(drawn(d).warnings).toContainEqual({ code: 'beyond-planned', round: 8, planned: 7 });
  });

  test('a win by forfeit counts as one', () => {
    const d = desk(7);
    playNext(d, (_, players) => (players.includes('J6') ? { kind: 'forfeit', by: 'J5', games: [] } : firstWins()));
    const round = drawn(d, { absent: new Set(['J5', 'J7']) });
    // Five are here; J6 is the last of them with his free win before those on 0: J4 is exempt.
    expect(exemptIn(round.matches)).toEqual(['J4']);
  });

  test('clubs are avoided in the rounds of `avoidClubs` alone', () => {
    const d = desk(8, { rounds: 3, avoidClubs: [1] });
    const club = (t: Tournament): Tournament => ({
      ...t,
      players: t.players.map((player) => (['J1', 'J2'].includes(player.id) ? { ...player, club: 'Lyon' } : player)),
    });
    const first = drawnFrom(club(d.state()), d);
    expect(names(first.matches)).toBe('J1-J3 J2-J4 J5-J6 J7-J8');
    expect(first.sameClub).toBe(0);
    expect(first.matches[0]?.why).toContainEqual({ step: 'club', opponent: 'J2' });
    const free = drawnFrom({ ...club(d.state()), settings: {} }, d);
    expect(names(free.matches)).toBe('J1-J2 J3-J4 J5-J6 J7-J8');
    expect(drawnFrom({ ...club(d.state()), settings: { avoidClubs: [2] } }, d).sameClub).toBe(0);
  });

  test('a repeat is worse than a table of one club, which is said', () => {
    const d = desk(4, { rounds: 3, avoidClubs: [1, 2, 3] });
    playNext(d, firstWins);
    playNext(d, firstWins);
    const state = { ...d.state(), players: d.state().players.map((player) => ({ ...player, club: 'Lyon' })) };
    const round = drawnFrom(state, d);
    expect(round).toMatchObject({ repeats: 0, sameClub: 2 });
    expect(round.matches[0]?.why?.some(({ step }) => step === 'same-club')).toBe(true);
  });

  test('no repeat while one can be avoided; then the fewest, and it is said', () => {
    const d = desk(6, { rounds: 6 });
    for (let round = 1; round <= 5; round++) {
      expect(drawn(d).matches.filter(haveMetBefore(d.state(), 1)).length).toBe(drawn(d).repeats);
      playNext(d, shaken(8, round));
    }
    const sixth = drawn(d);
    expect(sixth.repeats).toBe(sixth.matches.filter(haveMetBefore(d.state(), 1)).length);
    expect(sixth.repeats).toBeGreaterThan(0);
    expect(sixth.warnings).toContainEqual({ code: 'repeats-left', repeats: sixth.repeats, fewest: sixth.repeats });
  });

  test('the exempt is settled first: fewest repeats is said of the rounds with the same exempt only', () => {
    const d = desk(4, { rounds: 3 });
    playNext(d, firstWins);
    // J1-J2 and J3-J4 have met. Without J3 the last is J4, exempt: J1-J2 again, though J1-J4 would be new.
    const second = drawn(d, { absent: new Set(['J3']) });
    expect(names(second.matches)).toBe('J1-J2 J4');
    expect(second.warnings).toEqual([{ code: 'repeats-left', repeats: 1, fewest: 1, settled: 'exempt' }]);
  });

  test('late entries and returns are drawn from the next round, leavers no more', () => {
    const d = desk(6, { rounds: 4 });
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J3' });
    d.act({ kind: 'register', player: 'N', number: 7, rating: 2955, presence: 'here' });
    const ids = drawn(d).matches.flatMap(({ players }) => players as readonly string[]);
    expect(ids.toSorted()).toEqual(['J1', 'J2', 'J4', 'J5', 'J6', 'N']);
  });

  test('PAIR-06: as many rounds as opponents: the draw never stops', () => {
    for (const [players, rounds] of [
      [6, 6],
      [8, 7],
    ] as const) {
      const d = desk(players, { rounds });
      for (let round = 1; round <= rounds; round++) playNext(d, shaken(players, round));
      expect(d.state().rounds.every(({ matches }) => matches.length === players / 2)).toBe(true);
    }
  });

  test('tables made by hand stand, the rest is drawn; who is exempt by hand is the only one', () => {
    const d = desk(9);
    const made = drawn(d, { made: [{ players: ['J5'] }] });
    expect(exemptIn(made.matches)).toEqual(['J5']);
    expect(names(made.matches)).toBe('J1-J2 J3-J4 J6-J7 J8-J9 J5');
    expect(names(drawn(d, { made: [{ players: ['J1', 'J9'] }] }).matches)).toBe('J1-J9 J2-J3 J4-J5 J6-J7 J8');
  });
});
