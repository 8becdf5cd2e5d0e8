import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, games, registered } from '../fixtures/desk.ts';
import { apply } from './log.ts';
import { publicEffect } from './public-effect.ts';
import type { Tournament } from './state.ts';

/** Whether the public sees anything of the newest decision. */
function seen({ log }: Desk): boolean {
  let state: Tournament | null = null;
  let effect = false;
  for (const { seq, events } of log) {
    for (const event of events) {
      if (seq === log.length) effect ||= publicEffect(state, event);
      state = event.kind === 'created' ? event.tournament : state && apply(state, event);
    }
  }
  return effect;
}

const opened = (): Desk => {
  const d = registered(18);
  d.act({ kind: 'show', open: true });
  return d;
};

describe('what the public sees', () => {
  test('nothing of a private tournament, but that it is opened, and that it is private again', () => {
    const d = registered(18);
    expect(seen(d)).toBe(false);
    drawNext(d);
    expect(seen(d)).toBe(false);
    d.act({ kind: 'show', open: true });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'show', open: false });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'mark', player: 'J1', presence: 'late' });
    expect(seen(d)).toBe(false);
  });

  test('pools are seen once they are published, and what changes them then', () => {
    const d = registered(12, {}, 42, 'combinee');
    d.act({ kind: 'show', open: true });
    d.act({ kind: 'draw-order', attempt: 1 });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'show-pools', shown: true });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'mark', player: 'J1', presence: 'late' });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'draw-order', attempt: 2 });
    expect(seen(d)).toBe(true);
  });

  test('a draft is seen once it is published, and no more once it is withheld', () => {
    const d = opened();
    d.act({ kind: 'draw', round: 1, without: [] });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'redraw', round: 1, attempt: 1 });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'publish', round: 1, attempt: 2 });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'withhold', round: 1 });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'cancel-round', round: 1, losing: 0 });
    expect(seen(d)).toBe(false);
  });

  test('who leaves in a draft leaves, for the public, after the round before', () => {
    const d = opened();
    drawNext(d);
    const [a = '', b = ''] = d.state().rounds[0]?.matches[0]?.players ?? [];
    d.act({ kind: 'withdraw', player: a, running: 'forfeit' });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'return', player: a });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'mark', player: b, presence: 'absent' });
    expect(seen(d)).toBe(false);
  });

  test('a warning and the table that somebody can’t leave are not seen; an exclusion and a club are', () => {
    const d = opened();
    drawNext(d);
    d.act({ kind: 'sanction', round: 1, player: 'J1', sanction: 'warning' });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'lift', round: 1, sanction: { player: 'J1', kind: 'warning' } });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'sanction', round: 1, player: 'J1', sanction: 'exclusion' });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'amend', player: 'J1', saw: {}, to: { table: 3 } });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'amend', player: 'J1', saw: { table: 3 }, to: { club: 'Lyon' } });
    expect(seen(d)).toBe(true);
  });

  test('a result and a dispute are seen; the entry of one phone and a confirmation are not', () => {
    const d = opened();
    drawNext(d);
    const [one, two] = d.state().rounds[0]?.matches ?? [];
    const [a = '', b = ''] = one?.players ?? [];
    const [x = '', y = ''] = two?.players ?? [];
    d.act({ kind: 'claim', round: 1, players: [a, b], by: a, result: games([400, 300]) });
    expect(seen(d)).toBe(false);
    d.act({ kind: 'claim', round: 1, players: [a, b], by: b, result: games([400, 300]) });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'record', round: 1, players: [x, y], result: games([400, 300]), saw: null });
    expect(seen(d)).toBe(true);
    d.act({ kind: 'confirm', round: 1, players: [x, y], saw: games([400, 300]) });
    expect(seen(d)).toBe(false);
    expect(d.ask({ kind: 'dispute', round: 1, players: [x, y], value: games([300, 400]), by: 'Marc' })).toBeNull();
    expect(seen(d)).toBe(true);
  });
});

test('a tournament that is open already, or private already, is not shown again', () => {
  const d = opened();
  expect(d.ask({ kind: 'show', open: true })).toEqual({ code: 'already-shown', open: true });
  d.act({ kind: 'show', open: false });
  expect(d.ask({ kind: 'show', open: false })).toEqual({ code: 'already-shown', open: false });
  expect(d.state()).toEqual(registered(18).state());
  expect(d.undo(d.log.length)).toBeNull();
  expect(d.state().open).toBe(true);
});
