import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, games, registered } from '../fixtures/desk.ts';
import { poolsBefore } from '../formulas/combinee/pools.ts';
import { arePoolsShown } from '../tournament/find.ts';

const pools = (d: Desk): readonly (readonly (string | null)[])[] => {
  const found = poolsBefore(d.state(), d.people);
  return found.ok ? found.value : [];
};

describe('Formule Combinée: pools before round 1', () => {
  test('two exchange pools: the sizes stay, the draw takes them so', () => {
    const d = registered(12, {}, 42, 'combinee');
    expect(pools(d)[0]).toContain('J1');
    d.act({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J2' });
    expect(pools(d)[1]).toContain('J1');
    expect(pools(d).map((pool) => pool.length)).toEqual([6, 6]);
    expect(d.ask({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J3' })).toEqual({
      code: 'pool-changed',
      player: 'J1',
      pool: 2,
    });
    drawNext(d);
    const drawn = d.state().settings.drawn ?? [];
    expect([...(drawn[1] ?? [])].sort()).toEqual([...(pools(d)[1] ?? [])].sort());
    expect(drawn[1]).toContain('J1');
    expect(d.ask({ kind: 'deal-pools' })).toEqual({ code: 'pools-fixed' });
  });

  test('they go with round 1 when it is cancelled, and with no later round', () => {
    const d = registered(12, {}, 42, 'combinee');
    drawNext(d);
    const { drawn } = d.state().settings;
    expect(drawn).toHaveLength(2);
    for (const { players } of d.state().rounds[0]?.matches ?? []) {
      const [a, b = ''] = players;
      d.act({ kind: 'record', round: 1, players: [a, b], result: games([400, 350]), saw: null });
    }
    d.act({ kind: 'close-round', round: 1 });
    drawNext(d);
    d.act({ kind: 'cancel-round', round: 2, losing: 0 });
    expect(d.state().settings.drawn).toEqual(drawn);
    d.act({ kind: 'cancel-round', round: 1, losing: 6 });
    expect(d.state().settings.drawn).toBeUndefined();
  });

  test('a registration taken back takes every draw with it, and the order that was drawn between two of them', () => {
    const d = registered(12, {}, 42, 'combinee');
    drawNext(d);
    d.act({ kind: 'cancel-round', round: 1, losing: 0 });
    d.act({ kind: 'draw-order', attempt: 1 });
    const order = d.log.at(-1)?.seq;
    drawNext(d);
    // J1 was registered second, after the creation.
    expect(d.undo(2, true)).toBeNull();
    expect(d.log.at(-1)?.undoes).toContain(order);
    expect(d.state().rounds).toEqual([]);
    expect(d.state().settings.drawn).toBeUndefined();
  });

  test('to the free seat of X, without an exchange', () => {
    const d = registered(11, {}, 42, 'combinee');
    const withX = pools(d).findIndex((pool) => pool.includes(null));
    const other = 1 - withX;
    const [player] = pools(d)[other] ?? [];
    d.act({ kind: 'move-pool', player: player ?? '', pool: withX + 1, saw: other + 1 });
    expect(pools(d)[withX]).not.toContain(null);
    expect(pools(d)[other]).toContain(null);
  });

  test('a full pool needs somebody who goes the other way', () => {
    const d = registered(12, {}, 42, 'combinee');
    expect(d.ask({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1 })).toMatchObject({ code: 'pool-full', pool: 2 });
    expect(d.ask({ kind: 'move-pool', player: 'J1', pool: 3, saw: 1 })).toEqual({
      code: 'no-such-pool',
      pool: 3,
      pools: 2,
    });
    expect(d.ask({ kind: 'move-pool', player: 'nobody', pool: 2, saw: 1 })).toEqual({
      code: 'not-in-pool',
      player: 'nobody',
    });
  });

  test('the order is drawn from the seed, may be drawn again, and is the first round’s', () => {
    const d = registered(12, {}, 42, 'combinee');
    d.act({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J2' });
    d.act({ kind: 'draw-order', attempt: 1 });
    expect(d.ask({ kind: 'draw-order', attempt: 1 })).toEqual({ code: 'nothing-changes' });
    expect(d.ask({ kind: 'move-pool', player: 'J3', pool: 1, saw: 2, against: 'J1' })).toEqual({ code: 'order-drawn' });
    d.act({ kind: 'draw-order', attempt: 2 });
    const order = d.state().settings.drawn;
    drawNext(d);
    expect(d.state().settings.drawn).toEqual(order);
  });

  test('the order alone is taken back: who was moved stays, and may be moved again', () => {
    const d = registered(12, {}, 42, 'combinee');
    d.act({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J2' });
    const moved = d.state().settings;
    expect(d.ask({ kind: 'deal-pools', order: true })).toEqual({ code: 'nothing-changes' });
    d.act({ kind: 'draw-order', attempt: 1 });
    const drawn = d.state();
    d.act({ kind: 'deal-pools', order: true });
    expect(d.state().settings).toEqual(moved);
    d.act({ kind: 'move-pool', player: 'J3', pool: 1, saw: 2, against: 'J4' });
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.undo(d.log.length - 2)).toBeNull();
    expect(d.state()).toEqual(drawn);
  });

  test('back to the snake, order and all; an undo gives both back', () => {
    const d = registered(12, {}, 42, 'combinee');
    const snake = pools(d);
    d.act({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J2' });
    d.act({ kind: 'draw-order', attempt: 1 });
    const before = d.state();
    d.act({ kind: 'deal-pools' });
    expect(pools(d)).toEqual(snake);
    expect(d.state().settings).toEqual({});
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.state()).toEqual(before);
    expect(d.ask({ kind: 'settings', saw: {}, to: { pools: 'plain' } })).toBeNull();
    expect(d.state().settings).toEqual({ pools: 'plain' });
  });

  test('pools made for others than those who are there count no more', () => {
    const d = registered(12, {}, 42, 'combinee');
    d.act({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J2' });
    d.act({ kind: 'mark', player: 'J12', presence: 'absent' });
    expect(pools(d)[0]).toContain('J1');
  });

  test('they are published as they are drawn, before round 1; another order is nobody’s until it is published too', () => {
    const d = registered(12, {}, 42, 'combinee');
    expect(d.ask({ kind: 'show-pools', shown: true })).toEqual({ code: 'order-not-drawn' });
    d.act({ kind: 'draw-order', attempt: 1 });
    expect(d.ask({ kind: 'show-pools', shown: false })).toEqual({ code: 'nothing-changes' });
    d.act({ kind: 'show-pools', shown: true });
    expect(d.ask({ kind: 'show-pools', shown: true })).toEqual({ code: 'nothing-changes' });
    expect([d.state().shownPools, arePoolsShown(d.state())]).toEqual([d.state().settings.drawn, true]);
    d.act({ kind: 'draw-order', attempt: 2 });
    expect(arePoolsShown(d.state())).toBe(false);
    d.act({ kind: 'show-pools', shown: true });
    expect(arePoolsShown(d.state())).toBe(true);
    d.act({ kind: 'withdraw', player: 'J3' });
    expect(arePoolsShown(d.state())).toBe(false);
    d.act({ kind: 'return', player: 'J3' });
    d.act({ kind: 'show-pools', shown: false });
    expect(d.state().shownPools).toBeUndefined();
    d.act({ kind: 'show-pools', shown: true });
    drawNext(d);
    d.act({ kind: 'withhold', round: 1 });
    expect(arePoolsShown(d.state())).toBe(true);
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    expect(d.ask({ kind: 'show-pools', shown: false })).toEqual({ code: 'nothing-changes' });
  });

  test('other formulas have none', () => {
    expect(registered(18).ask({ kind: 'deal-pools' })).toEqual({ code: 'no-pools', format: 'classique' });
    expect(registered(18).ask({ kind: 'show-pools', shown: true })).toEqual({ code: 'no-pools', format: 'classique' });
  });
});
