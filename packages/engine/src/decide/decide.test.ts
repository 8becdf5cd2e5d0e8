import { describe, expect, test } from 'vitest';
import { desk, drawNext, enterAll, games, playNext, registered } from '../fixtures/desk.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';
import { season2015 } from '../rating/season.ts';
import type { Player } from '../tournament/state.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { waiting } from './waiting.ts';

const firstWins = () => games([400, 350]);
const firstTable = (d: ReturnType<typeof registered>, round: number): readonly [string, string] => {
  const [a, b] = d.state().rounds[round - 1]?.matches[0]?.players ?? [];
  if (a === undefined || b === undefined) throw new Error('No table.');
  return [a, b];
};

describe('registration', () => {
  test('an id is taken once', () => {
    const d = registered(1);
    expect(d.ask({ kind: 'register', player: 'J1', number: 9 })).toEqual({ code: 'already-registered', player: 'J1' });
  });

  test('as many as a file may hold: 2,000, and not one more', () => {
    const players = Array.from(
      { length: 1999 },
      (_, i) => ({ id: `J${i}`, number: i, presence: 'here', from: 1 }) as const,
    );
    const one = decide({ ...desk().state(), players }, { kind: 'register', player: 'N', number: 2000 }, new Map());
    expect(one.ok).toBe(true);
    const full = { ...desk().state(), players: [...players, { ...players[0], id: 'N', number: 2000 }] as Player[] };
    const two = decide(full, { kind: 'register', player: 'M', number: 2001 }, new Map());
    expect(two).toEqual({ ok: false, refusal: { code: 'list-full', most: 2000 } });
  });

  test('FORF-02: whoever has been drawn can’t be removed, they leave', () => {
    const d = registered(18);
    d.act({ kind: 'remove', player: 'J18' });
    d.act({ kind: 'register', player: 'J18b', number: 19, presence: 'here' });
    playNext(d, firstWins);
    expect(d.ask({ kind: 'remove', player: 'J6' })).toEqual({ code: 'has-been-drawn', player: 'J6', round: 1 });
  });

  test('a presence that changed meanwhile is a conflict on that player alone', () => {
    const d = registered(2);
    d.act({ kind: 'mark', player: 'J1', presence: 'late', saw: 'here' });
    expect(d.ask({ kind: 'mark', player: 'J1', presence: 'absent', saw: 'here' })).toEqual({
      code: 'presence-changed',
      player: 'J1',
      presence: 'late',
    });
    expect(d.ask({ kind: 'mark', player: 'J2', presence: 'absent', saw: 'here' })).toBeNull();
  });
});

describe('leaving', () => {
  test('FORF-01: with a match to play the director chooses: forfeit', () => {
    const d = registered(18);
    drawNext(d);
    const [a, b] = firstTable(d, 1);
    expect(d.ask({ kind: 'withdraw', player: b })).toEqual({
      code: 'match-running',
      player: b,
      table: { round: 1, table: 1, players: [a, b] },
      redrawPossible: true,
    });
    const others = d.state().rounds[0]?.matches.slice(1);
    d.act({ kind: 'withdraw', player: b, running: 'forfeit' });
    expect(d.state().rounds[0]?.matches.slice(1)).toEqual(others);
    const rows = scrabbleStandingsOf(d.state(), d.people).rows;
    expect(rows.find((row) => row.player === a)).toMatchObject({ figures: { pm: 3, pdep: 50 } });
    expect(rows.find((row) => row.player === b)).toMatchObject({ figures: { pm: 0, pdep: -50 } });
  });

  test('FORF-01: or a redraw with the 17 present plus X, while the round has no result', () => {
    const d = registered(18);
    drawNext(d);
    d.act({ kind: 'withdraw', player: 'J14', running: 'redraw' });
    const [round] = d.state().rounds;
    const drawn = round?.matches.flatMap((match) => match.players as readonly string[]);
    expect(drawn).toHaveLength(17);
    expect(drawn).not.toContain('J14');
    expect(round).toMatchObject({ attempt: 2, status: 'draft' });
    expect(d.state().players.find((p) => p.id === 'J14')?.left).toBe(0);
  });

  test('no redraw once there is a result', () => {
    const d = registered(18);
    drawNext(d);
    const [a, b] = firstTable(d, 1);
    d.act({ kind: 'record', round: 1, players: [a, b], result: firstWins(), saw: null });
    expect(d.ask({ kind: 'withdraw', player: 'J14', running: 'redraw' })).toMatchObject({ code: 'round-has-results' });
    expect(d.ask({ kind: 'withdraw', player: 'J14' })).toMatchObject({ code: 'match-running', redrawPossible: false });
  });

  test('FORF-02: who left keeps line, points and meetings, and is drawn no more', () => {
    const d = registered(18);
    for (let i = 0; i < 3; i++) playNext(d, (table) => games([420, 380 - table]));
    const before = [1, 2, 3].map((after) => scrabbleStandingsOf(d.state(), d.people, { after }));
    d.act({ kind: 'withdraw', player: 'J6' });
    expect([1, 2, 3].map((after) => scrabbleStandingsOf(d.state(), d.people, { after }))).toEqual(before);
    drawNext(d);
    const drawn = d.state().rounds[3]?.matches.flatMap((match) => match.players as readonly string[]);
    expect(drawn).not.toContain('J6');
    expect(d.state().rounds[3]?.absent).not.toContain('J6');
    expect(scrabbleStandingsOf(d.state(), d.people, { final: true }).rows.map((row) => row.player)).toContain('J6');
  });

  test('who comes back is drawn from the next round', () => {
    const d = registered(18);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J6' });
    playNext(d, firstWins);
    d.act({ kind: 'return', player: 'J6' });
    drawNext(d);
    expect(d.state().rounds[2]?.matches.flatMap((match) => match.players as readonly string[])).toContain('J6');
  });
});

describe('rounds', () => {
  test('what can’t be played at all is refused before the planned rounds are counted', () => {
    const d = desk({}, 42, 'toutes-rondes');
    expect(d.ask({ kind: 'draw', round: 1, without: [] })).toMatchObject({ code: 'too-few-players', present: 0 });
  });

  test('CONC-02: a round is drawn once; the second caller is told', () => {
    const d = registered(18);
    drawNext(d);
    expect(d.ask({ kind: 'draw', round: 1, without: [] })).toEqual({ code: 'already-drawn', round: 1 });
  });

  test('UI-04: the next round names the tables that are missing, and who left meanwhile', () => {
    const d = registered(18);
    drawNext(d);
    enterAll(d, 1, firstWins);
    const [a, b] = firstTable(d, 1);
    d.act({ kind: 'clear', round: 1, players: [a, b], saw: firstWins() });
    const table = { round: 1, table: 1, players: [a, b] };
    expect(d.ask({ kind: 'close-round', round: 1 })).toEqual({
      code: 'results-missing',
      round: 1,
      missing: [table],
      left: [],
    });
    expect(d.ask({ kind: 'draw', round: 2, without: [] })).toEqual({
      code: 'results-missing',
      round: 1,
      missing: [table],
      left: [],
    });
  });

  test('CORR-05: cancelling says what is lost, and gives exactly what was before', () => {
    const d = registered(18);
    playNext(d, firstWins);
    const before = d.state();
    drawNext(d);
    for (const match of d.state().rounds[1]?.matches.slice(0, 4) ?? []) {
      const [a, b = ''] = match.players;
      d.act({ kind: 'record', round: 2, players: [a, b], result: firstWins(), saw: null });
    }
    const full = d.state();
    expect(d.ask({ kind: 'cancel-round', round: 2, losing: 0 })).toEqual({ code: 'results-lost', round: 2, losing: 4 });
    d.act({ kind: 'cancel-round', round: 2, losing: 4 });
    expect(d.state()).toEqual(before);
    expect(waiting(d.state())).toEqual({ kind: 'draw', round: 2 });
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.state()).toEqual(full);
  });

  test('CORR-05: after cancelling round 1 registration is open again and round 1 can be drawn', () => {
    const d = registered(18);
    drawNext(d);
    d.act({ kind: 'register', player: 'N', number: 19, presence: 'here', rating: 5000 });
    expect(d.state().players.at(-1)?.from).toBe(2);
    d.act({ kind: 'cancel-round', round: 1, losing: 0 });
    expect(waiting(d.state())).toEqual({ kind: 'registration' });
    expect(d.state().players.at(-1)?.from).toBe(1);
    drawNext(d);
    expect(d.state().rounds[0]?.matches[0]?.players[0]).toBe('N');
  });

  test('CORR-05: who left in the cancelled round left after the one before it; who had left before had', () => {
    const d = registered(18);
    playNext(d, firstWins);
    const left = (id: string) => d.state().players.find((player) => player.id === id)?.left;
    d.act({ kind: 'withdraw', player: 'J5' });
    drawNext(d);
    const [player = ''] = d.state().rounds[1]?.matches[0]?.players ?? [];
    d.act({ kind: 'withdraw', player, running: 'forfeit' });
    expect([left('J5'), left(player)]).toEqual([1, 2]);
    d.act({ kind: 'cancel-round', round: 2, losing: 1 });
    expect([left('J5'), left(player)]).toEqual([1, 1]);
  });

  test('only the last round can be cancelled', () => {
    const d = registered(18);
    playNext(d, firstWins);
    drawNext(d);
    expect(d.ask({ kind: 'cancel-round', round: 1, losing: 9 })).toEqual({
      code: 'not-the-last-round',
      round: 1,
      last: 2,
    });
  });

  test('a redraw is one attempt further; cancelling gives the attempt back', () => {
    const d = registered(18);
    drawNext(d);
    d.act({ kind: 'redraw', round: 1, attempt: 1 });
    expect(d.state().rounds[0]?.attempt).toBe(2);
    expect(d.ask({ kind: 'publish', round: 1, attempt: 1 })).toEqual({ code: 'draw-outdated', round: 1, attempt: 2 });
    d.act({ kind: 'cancel-round', round: 1, losing: 0 });
    d.act({ kind: 'draw', round: 1, without: [] });
    expect(d.state().rounds[0]?.attempt).toBe(1);
  });
});

describe('results', () => {
  test('none in a draft, no first one in a closed round; a correction there is allowed', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    const players = firstTable(d, 1);
    const record = (saw: ReturnType<typeof games> | null, score = 350): Command => ({
      kind: 'record',
      round: 1,
      players,
      result: games([400, score]),
      saw,
    });
    expect(d.ask(record(null))).toEqual({ code: 'round-is-draft', round: 1 });
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    enterAll(d, 1, firstWins);
    d.act({ kind: 'close-round', round: 1 });
    d.act(record(firstWins(), 300));
    expect(d.state().rounds[0]).toMatchObject({
      status: 'closed',
      matches: expect.arrayContaining([expect.objectContaining({ result: games([400, 300]) })]),
    });
  });

  test('CONC-01: the second of two different first entries is told the value that stands', () => {
    const d = registered(18);
    drawNext(d);
    const players = firstTable(d, 1);
    d.act({ kind: 'record', round: 1, players, result: games([450, 400]), saw: null });
    expect(d.ask({ kind: 'record', round: 1, players, result: games([400, 450]), saw: null })).toEqual({
      code: 'result-changed',
      table: { round: 1, table: 1, players },
      current: games([450, 400]),
    });
  });

  test('the players may be named in either order', () => {
    const d = registered(18);
    drawNext(d);
    const [a, b] = firstTable(d, 1);
    d.act({ kind: 'record', round: 1, players: [b, a], result: games([300, 450]), saw: null });
    expect(d.state().rounds[0]?.matches[0]?.result).toEqual(games([450, 300]));
  });

  test('what can’t be is refused', () => {
    const d = registered(18);
    drawNext(d);
    const players = firstTable(d, 1);
    const ask = (result: ReturnType<typeof games> | { kind: 'forfeit'; by: string; games: [] }) =>
      d.ask({ kind: 'record', round: 1, players, result, saw: null })?.code;
    expect(ask(games([400, 399.5]))).toBe('bad-score');
    expect(ask(games())).toBe('bad-games');
    expect(ask(games([400, 300], [400, 300]))).toBe('bad-games');
    expect(ask({ kind: 'forfeit', by: 'J18', games: [] })).toBe('not-at-table');
    expect(
      d.ask({ kind: 'record', round: 1, players: [players[0], 'J18'], result: firstWins(), saw: null })?.code,
    ).toBe('no-such-table');
    expect(
      d.ask({ kind: 'record', round: 1, players: [players[0], players[0]], result: firstWins(), saw: null })?.code,
    ).toBe('no-such-table');
  });

  test('two winning games: the third only at one each', () => {
    const d = registered(18, { bestOf: 3 });
    drawNext(d);
    const players = firstTable(d, 1);
    const ask = (...scores: [number, number][]) =>
      d.ask({ kind: 'record', round: 1, players, result: games(...scores), saw: null })?.code;
    expect(ask([400, 300])).toBe('bad-games');
    expect(ask([400, 300], [300, 400])).toBe('bad-games');
    expect(ask([400, 300], [400, 300], [400, 300])).toBe('bad-games');
    expect(ask([400, 300], [300, 400], [400, 300])).toBeUndefined();
  });
});

describe('closing', () => {
  test('a club is taken away from a closed tournament, and nothing else with it', () => {
    const d = registered(18);
    d.act({ kind: 'amend', player: 'J1', saw: {}, to: { club: 'zoe@exemple.fr', category: 'Senior' } });
    for (let i = 0; i < 5; i++) playNext(d, firstWins);
    d.act({ kind: 'close' });
    const saw = { club: 'zoe@exemple.fr' };
    const category = { category: 'Senior' };
    for (const more of [
      { saw, to: { club: 'Lyon' } },
      { saw: { ...saw, ...category }, to: {} },
      { saw: category, to: {} },
      { saw, to: { rating: 9 } },
    ])
      expect(d.ask({ kind: 'amend', player: 'J1', ...more })).toEqual({ code: 'tournament-closed' });
    const before = d.state().ranking;
    d.act({ kind: 'amend', player: 'J1', saw, to: {} });
    expect(d.state().players[0]).toMatchObject(category);
    expect(d.state().players[0]).not.toHaveProperty('club');
    expect([d.state().status, d.state().ranking]).toEqual(['closed', before]);
  });

  test('a closed tournament is frozen until it is reopened; the digest stays the same', () => {
    const d = registered(18);
    expect(d.ask({ kind: 'close' })).toEqual({ code: 'nothing-played' });
    for (let i = 0; i < 5; i++) playNext(d, firstWins);
    d.act({ kind: 'close' });
    expect(d.ask({ kind: 'reopen-round', round: 5 })).toEqual({ code: 'tournament-closed' });
    d.act({ kind: 'give-trophy', name: 'Fair-play', player: 'J2' });
    expect([d.state().status, d.state().trophies]).toEqual(['closed', [{ name: 'Fair-play', player: 'J2' }]]);
    d.act({ kind: 'take-trophy', name: 'Fair-play', player: 'J2' });
    expect(d.state().trophies).toBeUndefined();
    expect(d.ask({ kind: 'close' })).toEqual({ code: 'tournament-closed' });
    const [player, club] = ['J1', 'Lyon'];
    expect(d.ask({ kind: 'amend', player, saw: {}, to: { club } })).toEqual({ code: 'tournament-closed' });
    d.act({ kind: 'reopen' });
    d.act({ kind: 'close' });
    const digests = d.log.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'closed' ? event.digest : [])),
    );
    expect(digests).toHaveLength(2);
    expect(digests[0]).toBe(digests[1]);
  });

  test('closing keeps the season of its PL: what is known of seasons later changes nothing', () => {
    const d = registered(18);
    playNext(d, firstWins);
    d.act({ kind: 'close', rounds: 1 });
    expect(d.state().settings.rating).toEqual({ season: season2015 });
    d.act({ kind: 'reopen' });
    d.act({ kind: 'close', rounds: 1 });
    expect(d.log.at(-1)?.events.map(({ kind }) => kind)).toEqual(['closed']);
  });

  test('not while a round is open', () => {
    const d = registered(18);
    playNext(d, firstWins);
    d.act({ kind: 'reopen-round', round: 1 });
    expect(d.ask({ kind: 'close' })).toEqual({ code: 'round-not-closed', round: 1 });
  });
});

test('what the day waits for', () => {
  const d = desk();
  expect(waiting(d.state()).kind).toBe('registration');
  const e = registered(18);
  e.act({ kind: 'draw', round: 1, without: [] });
  expect(waiting(e.state())).toEqual({ kind: 'publish', round: 1 });
  e.act({ kind: 'publish', round: 1, attempt: 1 });
  expect(waiting(e.state())).toMatchObject({ kind: 'results', round: 1 });
  enterAll(e, 1, firstWins);
  expect(waiting(e.state())).toEqual({ kind: 'close-round', round: 1 });
  e.act({ kind: 'close-round', round: 1 });
  for (let i = 0; i < 4; i++) playNext(e, firstWins);
  expect(waiting(e.state())).toEqual({ kind: 'close' });
});
