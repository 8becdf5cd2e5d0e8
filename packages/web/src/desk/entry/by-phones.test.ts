import type { Event, MatchResult } from '@ronde/engine';
import { expect, test } from 'vitest';
import type { LogLine } from '../../core/queries.ts';
import { byPhones } from './tables.ts';

const result = (match: number, to: MatchResult): Event =>
  ({ kind: 'result', round: 1, match, from: null, to }) as Event;
const played: MatchResult = { kind: 'games', games: [[400, 300]] };
const line = (seq: number, by: string, events: readonly Event[], undoneBy: number | null = null): LogLine =>
  ({ seq, id: `c${seq}`, at: '2026-11-14T10:00:00Z', by, events, undoneBy }) as unknown as LogLine;

test('a result of two phones says so until the desk writes another', () => {
  const phones = line(1, 'player:a', [result(0, played)]);
  expect([...byPhones([line(2, 'Claire', [result(1, played)]), phones], 1)]).toEqual([0]);
  expect([...byPhones([line(3, 'Claire', [result(0, played)]), phones], 1)]).toEqual([]);
  expect([...byPhones([line(3, 'Claire', [result(0, played)], 4), phones], 1)]).toEqual([0]);
  expect([...byPhones([phones], 2)]).toEqual([]);
});
