import type { Decision, Event, MatchResult, Round } from '@ronde/engine';
import { expect, it } from 'vitest';
import { correctedIn, correctedTables } from './corrections.ts';

const games = (a: number, b: number): MatchResult => ({ kind: 'games', games: [[a, b]] });
const result = (round: number, match: number, from: MatchResult | null, to: MatchResult | null): Event => ({
  kind: 'result',
  round,
  match,
  from,
  to,
});
const log = (...decisions: readonly (readonly [Event, number?])[]): readonly Decision[] =>
  decisions.map(([event, undoes], i) => ({
    seq: i + 1,
    id: `c${i}`,
    at: '2026-11-14T10:00:00Z',
    by: 'Claire',
    events: [event],
    ...(undoes !== undefined && { undoes: [undoes] }),
  }));
const [first, second] = [games(400, 300), games(410, 300)];
const told = (all: readonly Decision[]) =>
  [...correctedTables(all)].flatMap(([round, tables]) => [...tables].map((at) => `${round}/${at}`));
const empty = { status: 'published', absent: [], bestOf: 1, attempt: 2, matches: [] } as const satisfies Round;

it('a result that replaced another one, of its own round and table', () => {
  const all = log([result(1, 2, null, first)], [result(1, 4, first, second)], [result(2, 5, second, first)]);
  expect(told(all)).toEqual(['1/4', '2/5']);
  expect(told(all.toReversed())).toEqual(['1/4', '2/5']);
  expect([...correctedIn(all, 2)]).toEqual([5]);
  expect([...correctedIn(all, 3)]).toEqual([]);
});

it('a correction that was taken back is none; nor is the taking back', () => {
  const back = [[result(1, 4, first, second)], [result(1, 4, second, first), 1]] as const;
  expect(told(log(...back))).toEqual([]);
  // Restored, it stands again.
  expect(told(log(...back, [result(1, 4, first, second), 2]))).toEqual(['1/4']);
});

it('tables made anew forget what was corrected before', () => {
  const redrawn: Event = { kind: 'redrawn', round: 1, from: empty, to: empty, engine: '1' };
  const all = log([result(1, 4, first, second)], [result(11, 4, first, second)], [redrawn]);
  expect(told(all)).toEqual(['11/4']);
});
