import type { Match } from '@ronde/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withText } from '../../results/result-fields.ts';
import { keepTyping, keptTyping, stripOf } from './entry-bar-state.ts';
import type { EntryTable } from './tables.ts';

const tableOf = (left: string, right: string, table = 3): EntryTable => {
  const match: Match = { table, players: [left, right], starts: left };
  return { table, match, at: 0, seats: { players: [left, right], flipped: false }, kept: null };
};
const seat = tableOf('a', 'b');
const typedAt = (table: EntryTable) => {
  const strip = stripOf(table, String(table.table));
  return { ...strip, typed: withText(strip.typed, '0.0', '412') };
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const strips = (...all: readonly EntryTable[]) => new Map(all.map((table) => [table.table, typedAt(table)]));

test('what was typed and what its author saw come back, the question they were asked does not', () => {
  const strip = { ...typedAt(seat), opened: { kind: 'games', games: [[380, 400]] } as const, asked: true };
  keepTyping('t', 1, { at: 3, tables: new Map([[3, strip]]) }, [seat]);
  const back = keptTyping('t', 1, [tableOf('c', 'd', 1), seat]);
  expect(back).toEqual({ at: 3, tables: new Map([[3, { ...strip, asked: false }]]) });
  expect(keptTyping('t', 2, [seat]).tables.size).toBe(0);
  expect(keptTyping('u', 1, [seat]).at).toBeNull();
});

test('a table that was left for another one keeps its figures; nobody is being typed in then', () => {
  const other = tableOf('c', 'd', 5);
  keepTyping('t', 1, { at: null, tables: strips(seat, other) }, [seat, other]);
  expect(keptTyping('t', 1, [seat, other])).toEqual({ at: null, tables: strips(seat, other) });
});

test('a round drawn anew seats others there: no score goes to them', () => {
  keepTyping('t', 1, { at: 3, tables: strips(seat) }, [seat]);
  for (const seats of [[tableOf('a', 'c')], [tableOf('b', 'a')], []])
    expect(keptTyping('t', 1, seats)).toEqual({ at: null, tables: new Map() });
});

test('emptied or saved, nothing is left', () => {
  keepTyping('t', 1, { at: 3, tables: strips(seat) }, [seat]);
  keepTyping('t', 1, { at: null, tables: new Map() }, [seat]);
  expect(sessionStorage.getItem('ronde.typing t 1')).toBeNull();
});

test('what another version of the page wrote is no reason to fail', () => {
  for (const text of [
    '{',
    '7',
    '{"at":3,"kept":[{"players":[],"strip":{}}]}',
    '{"at":3,"kept":[{"players":["a","b"],"strip":{"tableText":"3","typed":{}}}]}',
  ]) {
    sessionStorage.setItem('ronde.typing t 1', text);
    expect(keptTyping('t', 1, [seat])).toEqual({ at: null, tables: new Map() });
  }
});
