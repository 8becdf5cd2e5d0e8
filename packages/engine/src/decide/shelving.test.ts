import { describe, expect, test } from 'vitest';
import { drawNext, games, registered } from '../fixtures/desk.ts';

describe('a tournament that is put away', () => {
  test('goes while nothing of it is public, and comes back as it was', () => {
    const d = registered(18);
    d.act({ kind: 'show', open: true });
    const before = d.state();
    d.act({ kind: 'shelve', shelf: 'removed' });
    expect(d.state()).toEqual({ ...before, shelf: 'removed' });
    expect(d.ask({ kind: 'shelve', shelf: 'removed' })).toEqual({ code: 'shelved-already', shelf: 'removed' });
    d.act({ kind: 'shelve', shelf: null });
    expect(d.state()).toEqual(before);
    expect(d.ask({ kind: 'shelve', shelf: null })).toEqual({ code: 'shelved-already', shelf: null });
  });

  test('a draft is seen by nobody: it goes with it', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    d.act({ kind: 'shelve', shelf: 'removed' });
    expect(d.state().shelf).toBe('removed');
  });

  test('nothing else changes in it while it is removed', () => {
    const d = registered(18);
    d.act({ kind: 'shelve', shelf: 'removed' });
    const refused = { code: 'tournament-removed' };
    expect(d.ask({ kind: 'show', open: true })).toEqual(refused);
    expect(d.ask({ kind: 'mark', player: 'J1', presence: 'late' })).toEqual(refused);
    expect(d.ask({ kind: 'draw', round: 1, without: [] })).toEqual(refused);
  });

  test('with a published round it is archived, and is played on', () => {
    const d = registered(18);
    drawNext(d);
    expect(d.ask({ kind: 'shelve', shelf: 'removed' })).toEqual({ code: 'removal-impossible', rounds: 1 });
    d.act({ kind: 'shelve', shelf: 'archived' });
    const [match] = d.state().rounds[0]?.matches ?? [];
    expect(
      d.ask({
        kind: 'record',
        round: 1,
        players: match?.players as [string, string],
        result: games([400, 300]),
        saw: null,
      }),
    ).toBeNull();
  });
});
