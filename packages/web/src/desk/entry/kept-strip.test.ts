import type { Match } from '@ronde/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withText } from '../../results/result-fields.ts';
import type { EntryTable } from './tables.ts';
import { keepEntryBar, keptEntryBar, stripOf } from './use-entry-bar.ts';

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

test('what was typed and what its author saw come back, the question they were asked does not', () => {
  const strip = { ...typedAt(seat), opened: { kind: 'games', games: [[380, 400]] } as const, asked: true };
  keepEntryBar('t', 1, strip, seat);
  expect(keptEntryBar('t', 1, [tableOf('c', 'd', 1), seat])).toEqual({ ...strip, asked: false });
  expect(keptEntryBar('t', 2, [seat])).toBeNull();
  expect(keptEntryBar('u', 1, [seat])).toBeNull();
});

test('a round drawn anew seats others there: no score goes to them', () => {
  keepEntryBar('t', 1, typedAt(seat), seat);
  expect(keptEntryBar('t', 1, [tableOf('a', 'c')])).toBeNull();
  expect(keptEntryBar('t', 1, [tableOf('b', 'a')])).toBeNull();
  expect(keptEntryBar('t', 1, [])).toBeNull();
});

test('emptied or saved, nothing is left', () => {
  keepEntryBar('t', 1, typedAt(seat), seat);
  keepEntryBar('t', 1, stripOf(seat, '3'), seat);
  expect(keptEntryBar('t', 1, [seat])).toBeNull();
});

test('what another version of the page wrote is no reason to fail', () => {
  for (const text of [
    '{',
    '7',
    '{"players":[],"strip":{}}',
    '{"players":["a","b"],"strip":{"tableText":"3","typed":{}}}',
  ]) {
    sessionStorage.setItem('ronde.strip t 1', text);
    expect(keptEntryBar('t', 1, [seat])).toBeNull();
  }
});
