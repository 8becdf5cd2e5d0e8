import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, games, playNext, registered } from '../fixtures/desk.ts';
import { begins, type PlayOn } from '../tournament/running.ts';
import type { Match } from '../tournament/state.ts';

/** Round 1 of ten in play, in matches of two winning games. */
function inPlay(): { d: Desk; players: readonly [string, string]; match: () => Match } {
  const d = registered(10, { bestOf: 3 });
  drawNext(d);
  const [a = '', b = ''] = d.state().rounds[0]?.matches[0]?.players ?? [];
  return { d, players: [a, b], match: () => d.state().rounds[0]?.matches[0] ?? { players: [a] } };
}

const playOn = (players: readonly [string, string], more: Omit<PlayOn, 'kind' | 'round' | 'players'>): PlayOn => ({
  kind: 'play-on',
  round: 1,
  players,
  ...more,
});

describe('DAY-09: a match of two winning games is kept game by game', () => {
  test('one game all stands, counts for nothing, and goes into the result', () => {
    const { d, players, match } = inPlay();
    const one = [[451, 407]] as const;
    d.act(playOn(players, { games: one, saw: null }));
    expect(match().running).toEqual({ games: one });
    const both = [...one, [380, 402]] as const;
    expect(d.ask(playOn(players, { games: both, saw: null }))).toMatchObject({ code: 'games-changed' });
    d.act(playOn(players, { games: both, saw: { games: one } }));
    expect(d.ask({ kind: 'close-round', round: 1 })).toMatchObject({ code: 'results-missing' });
    d.act({ kind: 'record', round: 1, players, result: games(...both, [390, 350]), saw: null });
    expect(match().running).toBeUndefined();
    d.undo(d.log.length);
    expect([match().running, match().result]).toEqual([{ games: both }, undefined]);
  });

  test('told from the other side of the table it is the same', () => {
    const { d, players, match } = inPlay();
    d.act(playOn([players[1], players[0]], { games: [[407, 451]], saw: null }));
    expect(match().running).toEqual({ games: [[451, 407]] });
  });

  test('who did not begin the first begins the second; the third is drawn or named when it is needed, in the log', () => {
    const { d, players, match } = inPlay();
    const other = players.find((id) => id !== match().starts);
    const both = [
      [451, 407],
      [380, 402],
    ] as const;
    d.act(playOn(players, { games: both, saw: null }));
    expect([1, 2, 3].map((game) => begins(match(), game))).toEqual([match().starts, other, undefined]);
    d.act(playOn(players, { games: both, saw: { games: both }, third: 'lot' }));
    const drawn = begins(match(), 3);
    expect(players).toContain(drawn);
    expect(d.log.at(-1)?.events).toEqual([
      { kind: 'running', round: 1, match: 0, from: { games: both }, to: { games: both, third: drawn } },
    ]);
    const named = players.find((id) => id !== drawn) ?? '';
    const saw = { games: both, ...(drawn && { third: drawn }) };
    d.act(playOn(players, { games: both, saw, third: named }));
    expect(begins(match(), 3)).toBe(named);
    expect(d.ask(playOn(players, { games: both, saw, third: 'J9' }))).toMatchObject({ code: 'games-changed' });
    const now = { games: both, third: named };
    expect(d.ask(playOn(players, { games: both, saw: now, third: 'nobody' }))).toMatchObject({ code: 'not-at-table' });
  });

  test('games that end the match, one game matches and matches that are over are no matches that go on', () => {
    const { d, players } = inPlay();
    const over = [
      [451, 407],
      [402, 380],
    ] as const;
    expect(d.ask(playOn(players, { games: over, saw: null }))).toMatchObject({ code: 'bad-games', bestOf: 3 });
    d.act({ kind: 'record', round: 1, players, result: games(...over), saw: null });
    expect(d.ask(playOn(players, { games: [[451, 407]], saw: null }))).toMatchObject({ code: 'result-changed' });
    const single = registered(10);
    drawNext(single);
    const [a = '', b = ''] = single.state().rounds[0]?.matches[0]?.players ?? [];
    expect(single.ask(playOn([a, b], { games: [[451, 407]], saw: null }))).toMatchObject({ code: 'bad-games' });
  });

  test('a match of the final too', () => {
    const d = registered(8, { rounds: 4 });
    for (let round = 1; round <= 4; round++) playNext(d, () => games([400, 350]));
    d.act({ kind: 'open-final', players: 2, bestOf: 3, carry: false, thirdPlace: false, lastPlace: 'initial-rank' });
    d.act({ kind: 'draw-final', set: 0 });
    const players = d.state().final?.matches[0]?.players ?? (['', ''] as const);
    d.act({ ...playOn(players, { games: [[451, 407]], saw: null }), round: 0, stage: 'final' });
    expect(d.state().final?.matches[0]?.running).toEqual({ games: [[451, 407]] });
    const all = games([451, 407], [402, 380]);
    d.act({ kind: 'record-final', stage: 'final', players, result: all, saw: null });
    expect(d.state().final?.matches[0]?.running).toBeUndefined();
    d.undo(d.log.length);
    expect(d.state().final?.matches[0]?.running).toEqual({ games: [[451, 407]] });
  });
});
