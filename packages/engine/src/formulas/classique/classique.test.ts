import { describe, expect, test } from 'vitest';
import { awayNow } from '../../decide/rounds.ts';
import { drawNext, enterAll, games, playNext, registered } from '../../fixtures/desk.ts';
import type { Match } from '../../tournament/state.ts';
import { classiqueFormat } from './draw.ts';
import { roundsOfTheText } from './formula.ts';

const firstWins = () => games([400, 350]);
const names = (matches: readonly Match[] | undefined) => matches?.map((m) => m.players.join('-')).join(' ');

describe('§1 number of rounds', () => {
  test.each([
    [8, 5],
    [32, 5],
    [33, 6],
    [64, 6],
    [65, 7],
    [128, 7],
    [129, 8],
    [256, 8],
    [257, 9],
  ])('%i players: %i', (players, rounds) => {
    expect(roundsOfTheText(players)).toBe(rounds);
  });

  test('another number is the director’s choice, and said', () => {
    const d = registered(17, { rounds: 6 });
    expect(classiqueFormat.plannedRounds(d.state())).toBe(6);
    expect(classiqueFormat.warnings(d.state())).toEqual([
      { code: 'rounds-outside-the-rules', found: 6, rule: 5, players: 17 },
    ]);
  });
});

describe('§6.1.1 round 1 by thirds', () => {
  test('18 players: M = 6, P = 12; 1–12 to 6–7, then neighbours', () => {
    const d = registered(18);
    drawNext(d);
    expect(names(d.state().rounds[0]?.matches)).toBe('J1-J12 J2-J11 J3-J10 J4-J9 J5-J8 J6-J7 J13-J14 J15-J16 J17-J18');
  });

  test('23 players: X is the 24th, P = 16, the last of them is exempt', () => {
    const d = registered(23);
    drawNext(d);
    expect(d.state().rounds[0]?.matches.at(-1)?.players).toEqual(['J23']);
    expect(d.state().rounds[0]?.matches[1]?.players).toEqual(['J2', 'J15']);
  });

  test('FORF-05: 20 registered, 18 here: the split is made of the 18', () => {
    const d = registered(20);
    for (const player of ['J7', 'J12']) d.act({ kind: 'mark', player, presence: 'expected' });
    expect(d.ask({ kind: 'draw', round: 1, without: [] })).toEqual({ code: 'absences-changed', absent: ['J7', 'J12'] });
    d.act({ kind: 'draw', round: 1, without: ['J12', 'J7'] });
    const [round] = d.state().rounds;
    expect(round?.matches).toHaveLength(9);
    expect(round?.absent).toEqual(['J7', 'J12']);
    expect(round?.matches[0]?.players).toEqual(['J1', 'J14']);
  });

  test('fewer than 8 registered: refused', () => {
    expect(registered(7).ask({ kind: 'draw', round: 1, without: [] })).toEqual({
      code: 'too-few-players',
      present: 7,
      needed: 8,
    });
  });
});

describe('the exempt player', () => {
  test('BYE-01: 19 players, 5 rounds: five different ones', () => {
    const d = registered(19);
    for (let i = 0; i < 5; i++) playNext(d, (table) => games([400, 400 - (table % 5) * 20]));
    const exempt = d.state().rounds.map((round) => round.matches.at(-1)?.players);
    expect(exempt.every((players) => players?.length === 1)).toBe(true);
    expect(new Set(exempt.map((players) => players?.[0])).size).toBe(5);
  });

  test('not after a win by forfeit either (decision)', () => {
    const d = registered(17);
    drawNext(d);
    // J16 wins by forfeit and ends last but one of those on 3 PM; J17 was exempt.
    enterAll(d, 1, (_, players) =>
      players.includes('J16')
        ? { kind: 'forfeit', by: players.find((p) => p !== 'J16') ?? '', games: [] }
        : firstWins(),
    );
    d.act({ kind: 'close-round', round: 1 });
    for (let i = 0; i < 4; i++) playNext(d, firstWins);
    const exempt = d.state().rounds.map((round) => round.matches.at(-1)?.players[0]);
    expect(exempt.slice(1)).not.toContain('J16');
    expect(new Set(exempt).size).toBe(5);
  });
});

test('FORF-07: a late entry is drawn from the next round with 0 PM, and asks for no result', () => {
  const d = registered(18);
  playNext(d, firstWins);
  const before = d.state().rounds[0];
  d.act({ kind: 'register', player: 'N', number: 19, rating: 2955, presence: 'here' });
  drawNext(d);
  expect(d.state().rounds[0]).toBe(before);
  expect(d.state().rounds[1]?.matches).toHaveLength(10);
  expect(d.state().ranking.slice(4, 8)).toEqual(['J5', 'N', 'J6', 'J7']);
  expect(d.state().players.at(-1)).toMatchObject({ id: 'N', from: 2 });
});

test('no planned round is left, unless asked for', () => {
  const d = registered(18);
  for (let i = 0; i < 5; i++) playNext(d, (table) => games([400, 390 - table]));
  expect(d.ask({ kind: 'draw', round: 6, without: [] })).toEqual({ code: 'no-planned-round-left', planned: 5 });
  const draw = classiqueFormat.draw(d.state(), { round: 6, attempt: 1, ranking: d.state().ranking, absent: new Set() });
  expect(draw.ok && draw.value.warnings).toContainEqual({ code: 'beyond-planned', round: 6, planned: 5 });
  expect(d.ask({ kind: 'draw', round: 6, without: [], beyond: true })).toBeNull();
});

test('the absent are not in the ranking a round is drawn from', () => {
  const d = registered(18);
  playNext(d, firstWins);
  d.act({ kind: 'mark', player: 'J1', presence: 'absent' });
  expect(awayNow(d.state())).toEqual(['J1']);
  drawNext(d);
  const drawn = d.state().rounds[1]?.matches.flatMap((m) => m.players as readonly string[]);
  expect(drawn).not.toContain('J1');
  expect(drawn).toHaveLength(17);
});

describe('repeats', () => {
  test('as written, the director is shown a draw with fewer where one exists; "avoid" takes it', () => {
    // Small fields run into repeats soon: search a few seeds for one, then hold both settings against each other.
    const found = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((salt) => {
      const d = registered(17, { rounds: 9 });
      for (let round = 1; round <= 7; round++)
        playNext(d, (table) => games([400, 400 + ((table * 37 + round * 11 * salt) % 121) - 60]));
      const request = { round: 8, attempt: 1, ranking: d.state().ranking, absent: new Set<string>() };
      const written = classiqueFormat.draw(d.state(), request);
      const avoiding = classiqueFormat.draw({ ...d.state(), settings: { rounds: 9, repeats: 'avoid' } }, request);
      if (!written.ok || !avoiding.ok || written.value.proposal === null) return [];
      expect(avoiding.value.repeats).toBeLessThan(written.value.repeats);
      expect(avoiding.value.matches).toEqual(written.value.proposal);
      return [salt];
    });
    expect(found.length).toBeGreaterThan(0);
  });
});
