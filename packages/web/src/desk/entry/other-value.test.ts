import type { MatchResult } from '@ronde/engine';
import { expect, test } from 'vitest';
import { otherValue } from './use-result-entry.ts';

const close: MatchResult = { kind: 'games', games: [[405, 400]] };
const drawn: MatchResult = { kind: 'games', games: [[400, 400]] };
const typed = { kind: 'result', result: close, ask: null } as const;

test('a dispute loses no score: what is typed goes with it, also where nothing stood', () => {
  expect(otherValue(typed, null)).toEqual(close);
  expect(otherValue(typed, drawn)).toEqual(close);
});

test('the score that stands already, or half of one, is a doubt alone', () => {
  expect(otherValue(typed, { ...close })).toBeNull();
  expect(otherValue({ kind: 'missing', slot: '0.1' }, null)).toBeNull();
  expect(otherValue({ kind: 'empty' }, drawn)).toBeNull();
});
