import { expect, test } from 'vitest';
import { trialWarnings } from './trial.ts';

test('within the text the engine says nothing, other rounds are said once', () => {
  expect(trialWarnings(23, null)).toEqual([]);
  expect(trialWarnings(23, 5)).toEqual([]);
  expect(trialWarnings(23, 6)).toEqual([{ code: 'rounds-outside-the-rules', found: 6, rule: 5, players: 23 }]);
});

test('beyond 128 players the text has no rule', () => {
  expect(trialWarnings(128, null)).toEqual([]);
  expect(trialWarnings(129, null)).toEqual([{ code: 'rounds-not-in-text', rounds: 8, players: 129 }]);
});
