import { expect, test } from 'vitest';
import type { Match } from '../tournament/state.ts';
import { hasOwnTables } from './opening-tables.ts';

const fixed = (of: number, official: boolean): Match => ({
  players: ['a', 'b'],
  why: [{ step: 'opening', round: 1, of, places: [1, 1 + of / 2], official }],
});

test('fixed tables: only those for 8 are in the text', () => {
  expect(hasOwnTables({ matches: [fixed(12, false)] })).toBe(true);
  expect(hasOwnTables({ matches: [fixed(8, true)] })).toBe(false);
  expect(hasOwnTables({ matches: [{ players: ['a', 'b'] }] })).toBe(false);
});
