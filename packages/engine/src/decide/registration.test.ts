import { describe, expect, test } from 'vitest';
import { type Desk, desk, drawNext, games, playNext, registered } from '../fixtures/desk.ts';

const firstWins = () => games([400, 350]);

describe('registering and correcting facts', () => {
  test('army, fixed table and spare are facts like the others', () => {
    const d = desk({}, 42, 'art-de-la-guerre');
    const army = { edition: 'V4', number: 40, name: 'Alexander the Great', from: -336, to: -323 };
    d.act({ kind: 'register', player: 'A', number: 1, army, table: 3, spare: true });
    expect(d.state().players[0]).toMatchObject({ army, table: 3, spare: true });
  });

  test('what the formula does not know is refused, as in a file', () => {
    const d = desk();
    const army = { edition: 'V4', number: 40, name: 'x' };
    expect(d.ask({ kind: 'register', player: 'A', number: 1, army })).toMatchObject({
      code: 'fact-not-used',
      fact: 'army',
    });
    for (const spare of [true, false]) {
      expect(d.ask({ kind: 'register', player: 'A', number: 1, spare })).toMatchObject({ fact: 'spare' });
    }
    expect(d.ask({ kind: 'register', player: 'A', number: 1, rating: 1500.5 })).toEqual({
      code: 'bad-rating',
      found: 1500.5,
    });
    expect(d.ask({ kind: 'register', player: 'A', number: 1, duplicateSeries: '9Z' })).toEqual({
      code: 'bad-series',
      found: '9Z',
    });
  });

  test('a rating corrected before round 1 moves the initial ranking', () => {
    const d = registered(18);
    d.act({ kind: 'amend', player: 'J18', saw: { rating: 2830 }, to: { rating: 5000 } });
    drawNext(d);
    expect(d.state().ranking[0]).toBe('J18');
  });

  test('corrected later, the ranking stays and the fact is told so', () => {
    const d = registered(18);
    drawNext(d);
    const { ranking } = d.state();
    d.act({ kind: 'amend', player: 'J18', saw: { rating: 2830 }, to: { rating: 5000, club: 'Lyon' } });
    expect(d.state().ranking).toEqual(ranking);
    expect(d.log.at(-1)?.events).toEqual([
      { kind: 'amended', player: 'J18', from: { rating: 2830 }, to: { rating: 5000, club: 'Lyon' }, frozen: true },
    ]);
  });

  test('only the fact that changed meanwhile is a conflict; a rating of 0 is a missing one', () => {
    const d = registered(18);
    d.act({ kind: 'amend', player: 'J1', saw: {}, to: { club: 'Lyon' } });
    expect(d.ask({ kind: 'amend', player: 'J1', saw: {}, to: { club: 'Nice' } })).toEqual({
      code: 'fact-changed',
      player: 'J1',
      fact: 'club',
    });
    d.act({ kind: 'amend', player: 'J1', saw: { rating: 3000 }, to: { rating: 0 } });
    expect(d.state().players[0]).toEqual({ id: 'J1', number: 1, presence: 'here', from: 1, club: 'Lyon' });
  });

  test('who has played does not become a spare player', () => {
    const d = registered(8, {}, 42, 'art-de-la-guerre');
    d.act({ kind: 'draw', round: 1, without: [] });
    expect(d.ask({ kind: 'amend', player: 'J1', saw: {}, to: { spare: true } })).toMatchObject({
      code: 'spare-drawn',
      round: 1,
      draft: true,
      spare: true,
    });
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    expect(d.ask({ kind: 'amend', player: 'J1', saw: {}, to: { spare: true } })).toMatchObject({
      code: 'spare-drawn',
      draft: false,
    });
  });
});

describe('one person registered twice', () => {
  test('the one who has played stays, the other leaves no trace but the log', () => {
    const d = registered(18);
    d.act({ kind: 'register', player: 'double', number: 19, rating: 2500 });
    d.act({ kind: 'give-trophy', name: 'Plus beau coup', player: 'double' });
    playNext(d, firstWins);
    expect(d.state().rounds[0]?.absent).toEqual(['double']);
    d.act({ kind: 'merge', players: ['double', 'J3'] });
    const t = d.state();
    expect(t.players.map(({ id }) => id)).not.toContain('double');
    expect(t.ranking).not.toContain('double');
    expect(t.rounds[0]?.absent).toEqual([]);
    expect(t.trophies).toEqual([{ name: 'Plus beau coup', player: 'J3' }]);
    const back = d.log.length;
    expect(d.undo(back)).toBeNull();
    expect(d.state().rounds[0]?.absent).toEqual(['double']);
    expect(d.state().ranking.at(-1)).toBe('double');
  });

  test('the draw that left one of them out can’t be taken back before the merge', () => {
    const d = registered(18);
    d.act({ kind: 'register', player: 'double', number: 19 });
    d.act({ kind: 'draw', round: 1, without: ['double'] });
    const drawn = d.log.length;
    d.act({ kind: 'merge', players: ['J3', 'double'] });
    d.act({ kind: 'redraw', round: 1, attempt: 1 });
    expect(d.undo(drawn + 1)).toMatchObject({ code: 'undo-blocked', by: [drawn + 2] });
    expect(d.undo(drawn)).toMatchObject({ code: 'undo-blocked', by: [drawn + 2, drawn + 1] });
  });

  test('two who have both been drawn are never one', () => {
    const d = registered(18);
    playNext(d, firstWins);
    expect(d.ask({ kind: 'merge', players: ['J1', 'J2'] })).toEqual({ code: 'both-drawn', players: ['J1', 'J2'] });
    expect(d.ask({ kind: 'merge', players: ['J1', 'J1'] })).toEqual({ code: 'same-player', player: 'J1' });
  });

  test('seen in the hall under the other name, they are there', () => {
    const d = desk();
    d.act({ kind: 'register', player: 'A', number: 1 });
    d.act({ kind: 'register', player: 'B', number: 2, presence: 'here' });
    d.act({ kind: 'merge', players: ['A', 'B'] });
    expect(d.state().players).toEqual([{ id: 'A', number: 1, presence: 'here', from: 1 }]);
  });
});

describe('DAY-04: the roll call is one act, and one undo', () => {
  const presences = (d: Desk) => d.state().players.map(({ presence }) => presence);

  test('on a second day everybody who takes part is to be seen again; who has left is not', () => {
    const d = registered(9);
    playNext(d, () => games([400, 350]));
    d.act({ kind: 'withdraw', player: 'J9' });
    d.act({ kind: 'mark', player: 'J2', presence: 'absent' });
    const before = presences(d);
    const decisions = d.log.length;
    d.act({ kind: 'roll-call', to: 'expected' });
    expect(presences(d)).toEqual([...Array<string>(8).fill('expected'), 'here']);
    expect(d.log).toHaveLength(decisions + 1);
    expect(d.ask({ kind: 'roll-call', to: 'expected' })).toEqual({ code: 'nothing-changes' });
    d.undo(d.log.length);
    expect(presences(d)).toEqual(before);
  });

  test('whoever nobody has seen is here; late and absent stay so', () => {
    const d = registered(4);
    d.act({ kind: 'roll-call', to: 'expected' });
    d.act({ kind: 'mark', player: 'J1', presence: 'late' });
    d.act({ kind: 'mark', player: 'J2', presence: 'absent' });
    d.act({ kind: 'roll-call', to: 'here' });
    expect(presences(d)).toEqual(['late', 'absent', 'here', 'here']);
    expect(d.log.at(-1)?.events).toHaveLength(2);
  });
});
