import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, games, playNext, registered } from '../fixtures/desk.ts';
import { haveMetBefore, shaken } from '../fixtures/rounds.ts';
import { awayNow } from '../tournament/find.ts';
import type { Match } from '../tournament/state.ts';
import { resultsBefore } from './outdated-draft.ts';

const firstWins = () => games([400, 350]);
const matchesOf = (d: Desk): readonly Match[] => d.state().rounds.at(-1)?.matches ?? [];
const seatsOf = (d: Desk, id: string): readonly string[] =>
  matchesOf(d).find(({ players }) => (players as readonly string[]).includes(id))?.players ?? [];
const isByHand = ({ why = [] }: Match): boolean => why.some(({ step }) => step === 'by-hand');

describe('a round half made by hand', () => {
  test('the fixed tables stand, the rest is drawn by the rule', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [], fixed: [{ players: ['J1', 'J2'], table: 9 }] });
    const made = matchesOf(d).find(({ table }) => table === 9);
    expect(made?.players).toEqual(['J1', 'J2']);
    expect(matchesOf(d).filter(isByHand)).toEqual([made]);
    expect(matchesOf(d)).toHaveLength(9);
    d.act({ kind: 'redraw', round: 1, attempt: 1, fixed: [{ players: ['J3'] }, { players: ['J4'] }] });
    expect(
      matchesOf(d)
        .filter(({ players }) => players.length === 1)
        .map(({ players }) => players[0]),
    ).toEqual(['J3', 'J4']);
  });

  test('who begins may be said too, and stays said when the round is drawn again; else the rule decides', () => {
    const d = registered(18);
    const begins = (players: readonly [string, string]) =>
      matchesOf(d).find((match) => players.every((id) => match.players.includes(id)))?.starts;
    for (const starts of ['J1', 'J2']) {
      const fixed = [
        { players: ['J1', 'J2'], starts },
        { players: ['J3', 'J4'], starts: 'J9' },
      ] as const;
      if (starts === 'J1') d.act({ kind: 'draw', round: 1, without: [], fixed });
      else d.act({ kind: 'redraw', round: 1, attempt: 1, fixed });
      expect(begins(['J1', 'J2'])).toBe(starts);
      // Somebody who is not at the table begins nothing.
      expect(['J3', 'J4']).toContain(begins(['J3', 'J4']));
    }
    d.act({ kind: 'publish', round: 1, attempt: 2 });
    expect(begins(['J1', 'J2'])).toBe('J2');
  });

  test('exemptions by hand with an odd rest are refused with the numbers: 9 players, two exempt, 7 left', () => {
    const d = registered(9);
    const fixed = [{ players: ['J8'] }, { players: ['J9'] }] as const;
    expect(d.ask({ kind: 'draw', round: 1, without: [], fixed })).toEqual({
      code: 'odd-rest',
      present: 9,
      exempt: 2,
      left: 7,
    });
  });

  test('somebody twice, somebody away, one number twice', () => {
    const d = registered(18);
    d.act({ kind: 'mark', player: 'J18', presence: 'late' });
    const ask = (...fixed: readonly { players: readonly [string, string]; table?: number }[]) =>
      d.ask({ kind: 'draw', round: 1, without: ['J18'], fixed })?.code;
    expect(ask({ players: ['J1', 'J2'] }, { players: ['J2', 'J3'] })).toBe('plays-twice');
    expect(ask({ players: ['J1', 'J18'] })).toBe('not-present');
    expect(ask({ players: ['J1', 'J2'], table: 4 }, { players: ['J3', 'J4'], table: 4 })).toBe('table-taken');
  });
});

describe('two players of a draft change places', () => {
  test('both tables are marked, and remember whom the rule had put there', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    const saw = [seatsOf(d, 'J1'), seatsOf(d, 'J2')] as const;
    d.act({ kind: 'swap', round: 1, players: ['J1', 'J2'], saw });
    expect(seatsOf(d, 'J2')).toEqual(['J2', 'J12']);
    expect(seatsOf(d, 'J1')).toEqual(['J1', 'J11']);
    const [table] = matchesOf(d);
    expect(table?.why?.[0]).toEqual({ step: 'by-hand', instead: ['J1', 'J12'] });
    expect(table?.starts).toBeDefined();
    expect(d.ask({ kind: 'swap', round: 1, players: ['J1', 'J2'], saw })).toEqual({
      code: 'tables-changed',
      round: 1,
      players: ['J1', 'J2'],
    });
  });

  test('what is counted at a table goes where others sit there, as a fact of its own; one undo gives all back', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    const [first, second] = [seatsOf(d, 'J1'), seatsOf(d, 'J2')];
    const counted = { J1: { baggage: 3 } };
    const players = first as readonly [string, string];
    d.act({ kind: 'counters', round: 1, players, saw: null, to: counted });
    const before = d.state();
    d.act({ kind: 'swap', round: 1, players: ['J1', 'J2'], saw: [first, second] });
    expect(d.log.at(-1)?.events.map(({ kind }) => kind)).toEqual(['counters', 'tables']);
    expect(matchesOf(d).every(({ counters }) => counters === undefined)).toBe(true);
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.state()).toEqual(before);
  });

  test('one of them may be exempt; nobody outside the round', () => {
    const d = registered(19);
    d.act({ kind: 'mark', player: 'J3', presence: 'absent' });
    d.act({ kind: 'register', player: 'J20', number: 20, rating: 900, presence: 'here' });
    d.act({ kind: 'draw', round: 1, without: ['J3'] });
    const [exempt = ''] = matchesOf(d).at(-1)?.players ?? [];
    d.act({ kind: 'swap', round: 1, players: [exempt, 'J1'], saw: [[exempt], seatsOf(d, 'J1')] });
    expect(seatsOf(d, 'J1')).toEqual(['J1']);
    expect(seatsOf(d, exempt)).toHaveLength(2);
    expect(d.ask({ kind: 'swap', round: 1, players: ['J1', 'J3'], saw: [['J1'], ['J3']] })).toEqual({
      code: 'not-drawn',
      player: 'J3',
      round: 1,
    });
  });

  test('a swap is the director’s: the draft is up to date with it, and publishing stands on it', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [], fixed: [{ players: ['J17', 'J18'] }] });
    d.act({ kind: 'swap', round: 1, players: ['J1', 'J2'], saw: [seatsOf(d, 'J1'), seatsOf(d, 'J2')] });
    const seq = d.log.length;
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    expect(d.undo(seq)).toMatchObject({ code: 'undo-blocked' });
  });

  test('DAY-08: in the round in play two tables without a result change players, by hand, and it is undone', () => {
    const d = registered(18);
    drawNext(d);
    const [first, second, third] = matchesOf(d).map(({ players }) => players);
    const [a = '', b = ''] = first ?? [];
    const [c = '', e = ''] = second ?? [];
    const [g = '', h = ''] = third ?? [];
    d.act({ kind: 'record', round: 1, players: [g, h], result: games([400, 300]), saw: null });
    const wanted = {
      kind: 'swap',
      round: 1,
      players: [a, c],
      saw: [
        [a, b],
        [c, e],
      ],
    } as const;
    d.act(wanted);
    expect(new Set(seatsOf(d, a))).toEqual(new Set([a, e]));
    expect(new Set(seatsOf(d, c))).toEqual(new Set([b, c]));
    expect(matchesOf(d).filter(isByHand)).toHaveLength(2);
    expect(d.undo(d.log.length)).toBeNull();
    expect(new Set(seatsOf(d, a))).toEqual(new Set([a, b]));
    const played = {
      kind: 'swap',
      round: 1,
      players: [a, g],
      saw: [
        [a, b],
        [g, h],
      ],
    } as const;
    expect(d.ask(played)).toMatchObject({ code: 'round-has-results', round: 1, results: [{ players: [g, h] }] });
  });

  test('a table gets another number; the one that had it comes to its place', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    const [one, , three] = matchesOf(d);
    d.act({ kind: 'number-table', round: 1, players: ['J12', 'J1'], table: 3, saw: 1 });
    expect(matchesOf(d)[2]).toEqual({ ...one, table: 3 });
    expect(matchesOf(d)[0]).toEqual({ ...three, table: 1 });
    d.act({ kind: 'number-table', round: 1, players: ['J1', 'J12'], table: 40, saw: 3 });
    expect(matchesOf(d)[2]?.table).toBe(40);
    d.act({ kind: 'publish', round: 1, attempt: 1 });
  });
});

describe('a draft that is out of date', () => {
  const drafted = (): Desk => {
    const d = registered(18);
    playNext(d, firstWins);
    d.act({ kind: 'draw', round: 2, without: [] });
    return d;
  };

  test('a result corrected meanwhile: refused with the tables that would be others, then redrawn', () => {
    const d = drafted();
    const [match] = d.state().rounds[0]?.matches ?? [];
    const [a = '', b = ''] = match?.players ?? [];
    d.act({ kind: 'record', round: 1, players: [a, b], result: games([300, 450]), saw: firstWins() });
    const refusal = d.ask({ kind: 'publish', round: 2, attempt: 1 });
    expect(refusal).toMatchObject({ code: 'draft-outdated', round: 2, attempt: 1 });
    expect(refusal?.code === 'draft-outdated' && refusal.tables.flatMap(({ players }) => players)).toContain(a);
    d.act({ kind: 'redraw', round: 2, attempt: 1 });
    expect(d.ask({ kind: 'publish', round: 2, attempt: 2 })).toBeNull();
  });

  test('CORR-02: published anyway, its tables are kept with the same word; another correction is asked about again', () => {
    const d = drafted();
    const [match] = d.state().rounds[0]?.matches ?? [];
    const [a = '', b = ''] = match?.players ?? [];
    const corrected = games([300, 450]);
    d.act({ kind: 'record', round: 1, players: [a, b], result: corrected, saw: firstWins() });
    d.act({ kind: 'publish', round: 2, attempt: 1, anyway: true });
    expect(d.state().rounds[1]).toMatchObject({ status: 'published', kept: resultsBefore(d.state(), 2) });
    d.act({ kind: 'record', round: 1, players: [a, b], result: games([290, 450]), saw: corrected });
    expect(d.state().rounds[1]?.kept).not.toBe(resultsBefore(d.state(), 2));
    // One decision: taken back as one.
    expect(d.undo(d.log.length - 1)).toBeNull();
    expect(d.state().rounds[1]).toMatchObject({ status: 'draft' });
    expect(d.state().rounds[1]?.kept).toBeUndefined();
  });

  test('published anyway though somebody came: there is no correction to keep tables after', () => {
    const d = drafted();
    d.act({ kind: 'register', player: 'N', number: 19, presence: 'here' });
    d.act({ kind: 'publish', round: 2, attempt: 1, anyway: true });
    expect(d.log.at(-1)?.events).toEqual([{ kind: 'published', round: 2 }]);
    const e = drafted();
    e.act({ kind: 'publish', round: 2, attempt: 1, anyway: true });
    expect(e.log.at(-1)?.events).toEqual([{ kind: 'published', round: 2 }]);
  });

  test('a presence, or somebody who came: refused; or published anyway', () => {
    const d = drafted();
    d.act({ kind: 'mark', player: 'J5', presence: 'late' });
    expect(d.ask({ kind: 'publish', round: 2, attempt: 1 })).toMatchObject({ code: 'draft-outdated' });
    d.act({ kind: 'mark', player: 'J5', presence: 'here' });
    d.act({ kind: 'register', player: 'N', number: 19, presence: 'here' });
    expect(d.ask({ kind: 'publish', round: 2, attempt: 1 })).toMatchObject({ code: 'draft-outdated' });
    d.act({ kind: 'publish', round: 2, attempt: 1, anyway: true });
    d.act({ kind: 'withhold', round: 2 });
    d.act({ kind: 'redraw', round: 2, attempt: 1 });
    expect(seatsOf(d, 'N').length).toBeGreaterThan(0);
    // Drawn in round 2, though registered while it was drawn already.
    expect(d.state().players.at(-1)?.from).toBe(2);
  });

  test('what changes no table asks nothing', () => {
    const d = drafted();
    d.act({ kind: 'register', player: 'N', number: 19 });
    d.act({ kind: 'amend', player: 'J5', saw: { rating: 2960 }, to: { rating: 1 } });
    expect(d.ask({ kind: 'publish', round: 2, attempt: 1 })).toBeNull();
  });
});

test('a publication is taken back while there is no result', () => {
  const d = registered(18);
  drawNext(d);
  d.act({ kind: 'withhold', round: 1 });
  expect(d.state().rounds[0]?.status).toBe('draft');
  expect(d.ask({ kind: 'withhold', round: 1 })?.code).toBe('round-is-draft');
  d.act({ kind: 'publish', round: 1, attempt: 1 });
  const [a = '', b = ''] = matchesOf(d)[0]?.players ?? [];
  d.act({ kind: 'claim', round: 1, players: [a, b], by: a, result: firstWins() });
  expect(d.ask({ kind: 'withhold', round: 1 })).toMatchObject({ code: 'round-has-results', round: 1 });
});

test('CORR-02: keeping the tables is a decision of the round, for these results; a redraw begins without it', () => {
  const d = registered(18);
  playNext(d, firstWins);
  drawNext(d);
  const results = resultsBefore(d.state(), 2);
  const keep = { kind: 'keep-tables', round: 2, results } as const;
  d.act(keep);
  const kept = d.log.length;
  expect(d.state().rounds[1]?.kept).toBe(results);
  expect(d.ask(keep)).toEqual({ code: 'nothing-changes' });
  const players = d.state().rounds[0]?.matches[0]?.players;
  if (players?.length !== 2) throw new Error('Nobody plays.');
  d.act({ kind: 'record', round: 1, players, result: games([350, 400]), saw: firstWins() });
  // Another correction: the answer was about other results.
  expect(resultsBefore(d.state(), 2)).not.toBe(d.state().rounds[1]?.kept);
  d.act({ kind: 'redraw', round: 2, attempt: 1 });
  expect(d.state().rounds[1]?.kept).toBeUndefined();
  // The redraw has taken it away already.
  expect(d.undo(kept)).toEqual({ code: 'undo-blocked', decision: kept, by: [d.log.length] });
  expect(d.ask({ ...keep, round: 1 })?.code).toBe('round-already-closed');
  expect(d.ask(keep)?.code).toBe('round-is-draft');
});

describe('late entry in the running round', () => {
  test('X’s seat: the credited win becomes a game, and the entry is of this round', () => {
    const d = registered(19);
    drawNext(d);
    const [exempt = ''] = matchesOf(d).at(-1)?.players ?? [];
    d.act({ kind: 'register', player: 'N', number: 20, rating: 3500 });
    expect(d.state().players.at(-1)?.from).toBe(2);
    d.act({ kind: 'seat', round: 1, player: 'N' });
    const match = matchesOf(d).at(-1);
    // Of round 1 the initial ranking says who is higher.
    expect(match).toMatchObject({ table: 10, players: ['N', exempt] });
    expect(d.state().players.at(-1)).toMatchObject({ from: 1, presence: 'here' });
    expect(d.ask({ kind: 'seat', round: 1, player: 'N' })).toEqual({ code: 'has-a-table', player: 'N', round: 1 });
    expect(d.undo(d.log.length)).toBeNull();
    expect(matchesOf(d).at(-1)?.players).toEqual([exempt]);
    expect(d.state().players.at(-1)).toMatchObject({ from: 2, presence: 'expected' });
  });

  test('the table is the lowest number that is free, and no permanent one of somebody else', () => {
    const d = registered(20);
    d.act({ kind: 'mark', player: 'J20', presence: 'absent' });
    d.act({ kind: 'draw', round: 1, without: ['J20'] });
    for (const [saw, table] of [
      [3, 30],
      [6, 31],
    ] as const) {
      const [a = '', b = ''] = matchesOf(d).find((one) => one.table === saw)?.players ?? [];
      d.act({ kind: 'number-table', round: 1, players: [a, b], saw, table });
    }
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    // Whose seat is at table 3 comes back to it.
    d.act({ kind: 'amend', player: 'J20', saw: {}, to: { table: 3 } });
    d.act({ kind: 'register', player: 'N', number: 21, rating: 3500 });
    d.act({ kind: 'seat', round: 1, player: 'N' });
    expect(matchesOf(d).find(({ players }) => (players as readonly string[]).includes('N'))?.table).toBe(6);
  });

  test('somebody known to be away leaves the absent of the round', () => {
    const d = registered(20);
    d.act({ kind: 'mark', player: 'J20', presence: 'late' });
    drawNext(d);
    expect(d.state().rounds[0]?.absent).toEqual(['J20']);
    d.act({ kind: 'seat', round: 1, player: 'J20' });
    expect(d.state().rounds[0]?.absent).toEqual([]);
    expect(matchesOf(d).every(({ players }) => players.length === 2)).toBe(true);
  });

  test('without a free seat, in a draft, or for who has gone: refused', () => {
    const d = registered(18);
    d.act({ kind: 'register', player: 'N', number: 19 });
    d.act({ kind: 'draw', round: 1, without: ['N'] });
    expect(d.ask({ kind: 'seat', round: 1, player: 'N' })?.code).toBe('round-is-draft');
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    expect(d.ask({ kind: 'seat', round: 1, player: 'N' })).toEqual({ code: 'no-free-seat', round: 1 });
    d.act({ kind: 'withdraw', player: 'N' });
    expect(d.ask({ kind: 'seat', round: 1, player: 'N' })?.code).toBe('already-left');
  });

  test('wargame: the exempt player gets a game as well', () => {
    const d = registered(9, {}, 42, 'art-de-la-guerre');
    drawNext(d);
    const [exempt = ''] = matchesOf(d).at(-1)?.players ?? [];
    d.act({ kind: 'register', player: 'N', number: 10, rating: 900 });
    d.act({ kind: 'seat', round: 1, player: 'N' });
    expect(matchesOf(d).at(-1)).toMatchObject({ table: 5, players: [exempt, 'N'] });
    expect(matchesOf(d).at(-1)?.starts).toBeUndefined();
  });

  test('Formule Combinée: X’s seat of the pool is his in the rounds that follow', () => {
    const d = registered(11, {}, 42, 'combinee');
    drawNext(d);
    d.act({ kind: 'register', player: 'N', number: 12, rating: 900 });
    d.act({ kind: 'seat', round: 1, player: 'N' });
    for (const { players } of matchesOf(d)) {
      const [a, b = ''] = players;
      d.act({ kind: 'record', round: 1, players: [a, b], result: firstWins(), saw: null });
    }
    d.act({ kind: 'close-round', round: 1 });
    drawNext(d);
    expect(matchesOf(d).every(({ players }) => players.length === 2)).toBe(true);
    expect(awayNow(d.state())).toEqual([]);
  });
});

describe('the proposal without repeats', () => {
  test('is taken as the round’s tables, one attempt further, and is up to date', () => {
    const d = registered(8, { rounds: 7 });
    for (let round = 1; round <= 3; round++) playNext(d, shaken(3, round));
    d.act({ kind: 'draw', round: 4, without: [] });
    const before = d.state();
    const again = (t: Desk) => matchesOf(t).filter(haveMetBefore({ ...before, rounds: before.rounds.slice(0, 3) }, 1));
    expect(again(d).length).toBeGreaterThan(0);
    d.act({ kind: 'take-proposal', round: 4, attempt: 1 });
    expect(again(d)).toEqual([]);
    expect(d.state().rounds[3]?.attempt).toBe(2);
    d.act({ kind: 'publish', round: 4, attempt: 2 });
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.undo(d.log.length - 2)).toBeNull();
    expect(d.state()).toEqual(before);
  });

  test('there is none where the rule leaves no repeat', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    expect(d.ask({ kind: 'take-proposal', round: 1, attempt: 1 })).toEqual({ code: 'no-proposal', round: 1 });
  });
});
