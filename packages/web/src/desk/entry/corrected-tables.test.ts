import type { Event, MatchResult } from '@ronde/engine';
import { expect, test } from 'vitest';
import type { LogLine } from '../../core/queries.ts';
import { tablesCorrected } from './tables.ts';

const games = (a: number, b: number): MatchResult => ({ kind: 'games', games: [[a, b]] });
const line = (seq: number, event: Event, more: Partial<LogLine> = {}): LogLine =>
  ({
    seq,
    id: `c${seq}`,
    at: '2026-11-14T10:00:00Z',
    by: 'Claire',
    events: [event],
    undoneBy: null,
    undoable: true,
    ...more,
  }) as LogLine;
const result = (round: number, match: number, from: MatchResult | null, to: MatchResult | null): Event => ({
  kind: 'result',
  round,
  match,
  from,
  to,
});

test('a result that replaced another one, in this round alone', () => {
  const log = [
    line(3, result(1, 4, games(400, 300), games(410, 300))),
    line(2, result(2, 5, games(400, 300), games(410, 300))),
    line(1, result(1, 2, null, games(400, 300))),
  ];
  expect([...tablesCorrected(log, 1)]).toEqual([4]);
});

test('a correction that was taken back is none, and the undo itself is none', () => {
  const log = [
    line(3, result(1, 4, games(410, 300), games(400, 300)), { undoes: [2] }),
    line(2, result(1, 4, games(400, 300), games(410, 300)), { undoneBy: 3 }),
  ];
  expect([...tablesCorrected(log, 1)]).toEqual([]);
});
