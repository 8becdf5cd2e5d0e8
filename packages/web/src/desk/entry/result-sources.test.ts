import type { Event, MatchResult } from '@ronde/engine';
import { expect, test } from 'vitest';
import type { LogLine } from '../../core/queries.ts';
import { resultSources } from './tables.ts';

const result = (match: number, to: MatchResult): Event =>
  ({ kind: 'result', round: 1, match, from: null, to }) as Event;
const played: MatchResult = { kind: 'games', games: [[400, 300]] };
const line = (seq: number, by: string, events: readonly Event[], undoneBy: number | null = null): LogLine =>
  ({ seq, id: `c${seq}`, at: '2026-11-14T10:00:00Z', by, events, undoneBy }) as unknown as LogLine;
const byPhone = (seq: number, events: readonly Event[]): LogLine => ({
  ...line(seq, 'MARTIN Paul (Bayeux), par téléphone', events),
  player: 'a',
});

test('a result of two phones says so until the desk writes another', () => {
  const phones = byPhone(1, [result(0, played)]);
  expect(resultSources([line(2, 'Claire', [result(1, played)]), phones], 1).get(0)).toBe('phones');
  expect(resultSources([line(3, 'Claire', [result(0, played)]), phones], 1).size).toBe(0);
  expect(resultSources([line(3, 'Claire', [result(0, played)], 4), phones], 1).get(0)).toBe('phones');
  expect(resultSources([phones], 2).size).toBe(0);
});

test('a dispute that the arbiter decided is settled, whoever wrote the result before, until another one is written', () => {
  const at = { round: 1, match: 0 };
  const settled = line(4, 'Claire', [
    { kind: 'disputed', ...at, from: { value: played }, to: null } as unknown as Event,
    { kind: 'confirmed', ...at, from: null, to: true } as unknown as Event,
  ]);
  const phones = byPhone(1, [result(0, played)]);
  expect(resultSources([settled, phones], 1).get(0)).toBe('settled');
  expect(resultSources([line(5, 'Claire', [result(0, played)]), settled, phones], 1).size).toBe(0);
});

test('two phones that disagreed: one took the other’s score, and nobody else has decided', () => {
  const at = { round: 1, match: 0 };
  const taken = byPhone(3, [
    { kind: 'disputed', ...at, from: { value: played }, to: null } as unknown as Event,
    result(0, played),
    { kind: 'confirmed', ...at, from: null, to: true } as unknown as Event,
  ]);
  expect(resultSources([taken], 1).get(0)).toBe('phones');
});
