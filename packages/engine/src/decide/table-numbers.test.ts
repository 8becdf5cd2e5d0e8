import { describe, expect, test } from 'vitest';
import type { Desk } from '../fixtures/desk.ts';
import { drawNext, registered } from '../fixtures/desk.ts';
import { unusableTables } from '../tournament/find.ts';

const numbers = (d: Desk) => (d.state().rounds.at(-1)?.matches ?? []).flatMap(({ table }) => table ?? []);
const others = (d: Desk) => (d.state().rounds.at(-1)?.matches ?? []).map(({ players }) => players);

describe('numbers of tables in a hall that is shared (DAY-05)', () => {
  test('begin with the first table and leave out those that are not used; who meets whom is the same', () => {
    const plain = registered(18);
    drawNext(plain);
    const d = registered(18);
    d.act({ kind: 'settings', saw: {}, to: { firstTable: 21, closedTables: [23, 27] } });
    drawNext(d);
    expect(numbers(d)).toEqual([21, 22, 24, 25, 26, 28, 29, 30, 31]);
    expect(others(d)).toEqual(others(plain));
  });

  test('a place that somebody keeps is kept where it is used, and is refused where it is not', () => {
    const d = registered(18);
    d.act({ kind: 'settings', saw: {}, to: { firstTable: 21 } });
    expect(d.ask({ kind: 'amend', player: 'J1', saw: {}, to: { table: 3 } })).toEqual({
      code: 'table-unused',
      table: 3,
    });
    d.act({ kind: 'amend', player: 'J18', saw: {}, to: { table: 21 } });
    drawNext(d);
    const own = d.state().rounds[0]?.matches.find(({ players }) => players.some((id) => id === 'J18'));
    expect(own?.table).toBe(21);
    expect(numbers(d)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29]);
  });

  test('a draft keeps its numbers until it is drawn again, a published round always', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [] });
    d.act({ kind: 'settings', saw: {}, to: { closedTables: [2] } });
    expect(numbers(d)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(unusableTables(d.state())).toEqual([2]);
    d.act({ kind: 'redraw', round: 1, attempt: 1 });
    expect(numbers(d)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(unusableTables(d.state())).toEqual([]);
    d.act({ kind: 'publish', round: 1, attempt: 2 });
    d.act({ kind: 'settings', saw: { closedTables: [2] }, to: { closedTables: [2, 3] } });
    expect(numbers(d)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(unusableTables(d.state())).toEqual([]);
  });

  test('by hand, a number that is not used is refused', () => {
    const d = registered(18);
    d.act({ kind: 'settings', saw: {}, to: { closedTables: [12] } });
    const made = { kind: 'draw', round: 1, without: [], fixed: [{ players: ['J1', 'J2'], table: 12 }] } as const;
    expect(d.ask(made)).toEqual({ code: 'table-unused', table: 12 });
    d.act({ kind: 'draw', round: 1, without: [] });
    const [first] = d.state().rounds[0]?.matches ?? [];
    const players = first?.players as [string, string];
    const asked = { kind: 'number-table', round: 1, players, saw: 1 } as const;
    expect(d.ask({ ...asked, table: 12 })).toEqual({ code: 'table-unused', table: 12 });
    expect(d.ask({ ...asked, table: 13 })).toBeNull();
  });
});
