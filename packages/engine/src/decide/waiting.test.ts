import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, enterAll, games, playNext, registered } from '../fixtures/desk.ts';
import type { PlayerId } from '../tournament/state.ts';
import { waiting } from './waiting.ts';

const firstWins = () => games([400, 300]);
const waits = (d: Desk) => waiting(d.state());

function firstTable(d: Desk): readonly [PlayerId, PlayerId] {
  const [a = '', b = ''] = d.state().rounds[0]?.matches[0]?.players ?? [];
  return [a, b];
}

describe('a disputed table', () => {
  test('the results of the other tables come first, then the dispute, then the closing', () => {
    const d = registered(18);
    drawNext(d);
    const players = firstTable(d);
    d.act({ kind: 'claim', round: 1, players, by: players[0], result: games([400, 300]) });
    d.act({ kind: 'claim', round: 1, players, by: players[1], result: games([300, 400]) });
    expect(waits(d)).toMatchObject({ kind: 'results', round: 1 });
    for (const match of d.state().rounds[0]?.matches.slice(1) ?? []) {
      const [a, b = ''] = match.players;
      d.act({ kind: 'record', round: 1, players: [a, b], result: firstWins(), saw: null });
    }
    expect(waits(d)).toEqual({ kind: 'disputes', round: 1, disputed: [{ round: 1, table: 1, players }] });
    d.act({ kind: 'retain', round: 1, players, which: 'second', saw: games([300, 400]) });
    expect(waits(d)).toEqual({ kind: 'close-round', round: 1 });
  });

  test('a result that is doubted stands, and keeps the round from closing', () => {
    const d = registered(18);
    drawNext(d);
    enterAll(d, 1, firstWins);
    d.act({ kind: 'dispute', round: 1, players: firstTable(d), value: null, by: 'Marc' });
    expect(waits(d)).toMatchObject({ kind: 'disputes', round: 1, disputed: [{ table: 1 }] });
    expect(d.ask({ kind: 'close-round', round: 1 })?.code).toBe('disputed');
  });

  test('doubted after its round was closed: the next round may be drawn, the tournament can’t close', () => {
    const d = registered(18, { rounds: 2 });
    playNext(d, firstWins);
    const players = firstTable(d);
    d.act({ kind: 'dispute', round: 1, players, value: games([300, 400]), by: 'Marc' });
    expect(waits(d)).toEqual({ kind: 'draw', round: 2 });
    playNext(d, firstWins);
    expect(waits(d)).toMatchObject({ kind: 'disputes', round: 1 });
    expect(d.ask({ kind: 'close' })?.code).toBe('disputed');
    d.act({ kind: 'retain', round: 1, players, which: 'first', saw: games([300, 400]) });
    expect(waits(d)).toEqual({ kind: 'close' });
  });
});

describe('a final', () => {
  const planned = (players: 2 | 4): Desk => {
    const d = registered(18, { rounds: 1 });
    d.act({
      kind: 'open-final',
      players,
      bestOf: 1,
      carry: false,
      thirdPlace: players === 4,
      lastPlace: 'initial-rank',
    });
    expect(waits(d).kind).toBe('registration');
    playNext(d, firstWins);
    return d;
  };
  const play = (d: Desk): void => {
    for (const { stage, players, result } of d.state().final?.matches ?? []) {
      if (!result) d.act({ kind: 'record-final', stage, players, result: firstWins(), saw: null });
    }
  };

  test('is set up after the rounds, then waits for its results, stage by stage', () => {
    const d = planned(4);
    expect(waits(d)).toEqual({ kind: 'draw-final' });
    d.act({ kind: 'draw-final', set: 0 });
    const semis = d.state().final?.matches.map(({ players }) => players);
    expect(waits(d)).toEqual({ kind: 'final-results', missing: semis });
    play(d);
    expect(waits(d)).toEqual({ kind: 'draw-final' });
    d.act({ kind: 'draw-final', set: 2 });
    expect(waits(d)).toMatchObject({ kind: 'final-results' });
    play(d);
    expect(waits(d)).toEqual({ kind: 'close' });
    d.act({ kind: 'close' });
    expect(waits(d)).toEqual({ kind: 'closed' });
  });

  test('cancelled, the tournament can be closed', () => {
    const d = planned(2);
    expect(waits(d)).toEqual({ kind: 'draw-final' });
    d.act({ kind: 'cancel-final', losing: 0 });
    expect(waits(d)).toEqual({ kind: 'close' });
  });
});
