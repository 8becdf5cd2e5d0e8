import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawNext, games, playNext, registered } from '../fixtures/desk.ts';
import { anyAct, day } from '../fixtures/random-day.ts';
import { decideUndo, undoable, undoneBy } from './undo.ts';

const firstWins = () => games([400, 350]);

function withTwoResults() {
  const d = registered(18);
  drawNext(d);
  const tables =
    d.state().rounds[0]?.matches.flatMap(({ players: [a, b] }) => (b === undefined ? [] : [[a, b] as const])) ?? [];
  const [one = ['', ''], two = ['', '']] = tables;
  d.act({ kind: 'record', round: 1, players: one, result: games([400, 300]), saw: null });
  const first = d.log.length;
  d.act({ kind: 'record', round: 1, players: two, result: games([410, 300]), saw: null });
  return { d, one, two, first };
}

describe('undo names a decision', () => {
  test('another table’s later result does not stand in the way', () => {
    const { d, first } = withTwoResults();
    expect(d.undo(first)).toBeNull();
    expect(
      d
        .state()
        .rounds[0]?.matches.slice(0, 2)
        .map((match) => match.result),
    ).toEqual([undefined, games([410, 300])]);
  });

  test('a later correction of the same table does, and is named', () => {
    const { d, one, first } = withTwoResults();
    d.act({ kind: 'record', round: 1, players: one, result: games([300, 400]), saw: games([400, 300]) });
    expect(d.undo(first)).toEqual({ code: 'undo-blocked', decision: first, by: [d.log.length] });
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.state().rounds[0]?.matches[0]?.result).toEqual(games([400, 300]));
    expect(d.undo(first)).toBeNull();
    expect(d.state().rounds[0]?.matches[0]?.result).toBeUndefined();
  });

  test('all that stands in the way can be taken back together, newest first', () => {
    const d = registered(18);
    const before = d.state();
    const draw = d.log.length + 1;
    playNext(d, firstWins);
    playNext(d, firstWins);
    expect(d.undo(draw)?.code).toBe('undo-blocked');
    expect(d.undo(draw, true)).toBeNull();
    expect(d.state()).toEqual(before);
    expect(d.log.at(-1)?.undoes?.at(-1)).toBe(draw);
  });

  test('DAY-11: below a closing nothing is taken back before the tournament is open again, be it together', () => {
    const d = registered(18);
    const draw = d.log.length + 1;
    for (let i = 0; i < 5; i++) playNext(d, firstWins);
    d.act({ kind: 'close' });
    const closed = d.state();
    expect(d.undo(draw)).toEqual({ code: 'tournament-closed' });
    expect(d.undo(draw, true)).toEqual({ code: 'tournament-closed' });
    expect(d.state()).toEqual(closed);
    // The closing itself, or its opposite, comes first; then the rest goes together, both of them with it.
    d.act({ kind: 'reopen' });
    expect(d.undo(draw)?.code).toBe('undo-blocked');
    expect(d.undo(draw, true)).toBeNull();
    expect(d.state().rounds).toEqual([]);
  });

  test('redo is the undo of an undo', () => {
    const { d, first } = withTwoResults();
    const played = d.state();
    d.undo(first);
    const undo = d.log.length;
    expect(undoneBy(d.log).get(first)).toBe(undo);
    expect(d.undo(first)).toEqual({ code: 'already-undone', decision: first, by: undo });
    d.undo(undo);
    expect(d.state()).toEqual(played);
    expect(undoneBy(d.log).has(first)).toBe(false);
    expect(d.undo(first)).toBeNull();
  });

  test('a registration can’t be taken back under a round that looked at it', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    expect(undoable(d.log).has(5)).toBe(false);
    expect(undoable(d.log).has(d.log.length)).toBe(true);
  });

  test('leaving can’t be taken back under a round drawn without them', () => {
    const d = registered(18);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J3' });
    const left = d.log.length;
    expect(undoable(d.log).has(left)).toBe(true);
    drawNext(d);
    expect(undoable(d.log).has(left)).toBe(false);
  });

  test('a cancelled round does not come back with somebody who has left, or was excluded, since', () => {
    for (const command of [
      { kind: 'withdraw', player: 'J1' },
      { kind: 'sanction', round: 1, player: 'J1', sanction: 'exclusion' },
    ] as const) {
      const d = registered(18);
      if (command.kind === 'sanction') playNext(d, firstWins);
      d.act({ kind: 'draw', round: d.state().rounds.length + 1, without: [] });
      d.act({ kind: 'cancel-round', round: d.state().rounds.length, losing: 0 });
      const cancelled = d.log.length;
      d.act(command);
      expect(d.undo(cancelled)).toEqual({ code: 'undo-blocked', decision: cancelled, by: [cancelled + 1] });
      expect(undoable(d.log).has(cancelled)).toBe(false);
    }
  });

  test('who was taken out of the list before the first draw does not come back unranked after it', () => {
    for (const command of [
      { kind: 'merge', players: ['J1', 'J18'] },
      { kind: 'remove', player: 'J18' },
    ] as const) {
      const d = registered(18);
      d.act(command);
      const gone = d.log.length;
      d.act({ kind: 'draw', round: 1, without: [] });
      expect(d.undo(gone)).toEqual({ code: 'undo-blocked', decision: gone, by: [gone + 1] });
      expect(d.undo(gone, true)).toBeNull();
      expect(d.state()).toEqual(registered(18).state());
    }
  });

  test('nor ranked alone, once the first round and its ranking are cancelled', () => {
    const d = registered(18);
    drawNext(d);
    d.act({ kind: 'register', player: 'J19', number: 19, rating: 2000, presence: 'here' });
    d.act({ kind: 'remove', player: 'J19' });
    const gone = d.log.length;
    d.act({ kind: 'cancel-round', round: 1, losing: 0 });
    expect(d.undo(gone)).toEqual({ code: 'undo-blocked', decision: gone, by: [gone + 1] });
  });

  test('all at once says the same as one by one', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { minLength: 2, maxLength: 40 }), (acts) => {
        const { log } = day(17, acts);
        const oneByOne = log.filter(({ seq }) => decideUndo(log, seq, false).ok).map(({ seq }) => seq);
        expect([...undoable(log)].sort((a, b) => a - b)).toEqual(oneByOne);
      }),
      { numRuns: 40 },
    );
  });

  test('creation stays, and so does what nobody decided', () => {
    const d = registered(1);
    expect(d.undo(1)).toEqual({ code: 'not-undoable', decision: 1 });
    expect(d.undo(99)).toEqual({ code: 'unknown-decision', decision: 99 });
  });

  test('the closing stands on everything', () => {
    const d = registered(18);
    for (let i = 0; i < 5; i++) playNext(d, firstWins);
    d.act({ kind: 'close' });
    expect([...undoable(d.log)]).toEqual([d.log.length]);
  });
});
