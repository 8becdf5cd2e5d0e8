import type { Event, MatchResult } from '@ronde/engine';
import { desk as director } from '@ronde/engine/fixtures/desk';
import { logContexts } from '@ronde/language';
import { expect, test } from 'vitest';
import { aboutOf, isAboutMatch, matchIn } from './about.ts';

function day() {
  const desk = director();
  for (let i = 1; i <= 8; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  desk.act({ kind: 'draw', round: 1, without: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  return desk;
}

const names = { full: (id: string) => id, short: (id: string) => id };

test('a result is about its table and the two at it; a draw is about nobody', () => {
  const desk = day();
  const match = desk.state().rounds[0]?.matches[2];
  const [a, b] = match?.players ?? [];
  if (!match || a === undefined || b === undefined) throw new Error('Nothing was drawn.');
  const result = { kind: 'games', games: [[400, 300]] } as const;
  desk.act({ kind: 'record', round: 1, players: [a, b], result, saw: null });
  const seen = logContexts(desk.log, names);
  const about = desk.log.map((line) => aboutOf(line.events, seen.get(line.seq) ?? { table: () => undefined }));
  const last = about.at(-1);
  expect([...(last?.topics ?? [])]).toEqual(['results']);
  expect([...(last?.players ?? [])].sort()).toEqual([a, b].sort());
  expect([...(last?.tables ?? [])]).toEqual([match.table]);
  expect(about.at(-3)?.players.size).toBe(0);
  expect([...(about[1]?.players ?? [])]).toEqual(['p1']);
  expect([...(about[0]?.topics ?? [])]).toEqual(['tournament']);
});

const to: MatchResult = { kind: 'games', games: [[400, 300]] };
const result = (round: number, match: number): Event => ({ kind: 'result', round, match, from: null, to });

test('the one table of this round that a decision was about', () => {
  expect(matchIn({ events: [result(2, 3), { kind: 'confirmed', round: 2, match: 3, from: null, to: true }] }, 2)).toBe(
    3,
  );
  expect(matchIn({ events: [result(1, 3)] }, 2)).toBeNull();
  expect(matchIn({ events: [result(2, 3), result(2, 4)] }, 2)).toBeNull();
  expect(matchIn({ events: [{ kind: 'published', round: 2 }] }, 2)).toBeNull();
});

test('tables made otherwise by hand are decided at each of them', () => {
  const change = (match: number) =>
    ({ match, from: { players: ['p1', 'p2'] }, to: { players: ['p1', 'p3'] } }) as const;
  const swapped: Event = { kind: 'tables', round: 2, why: 'swap', tables: [change(3), change(4)] };
  const at = (round: number, match: number) => isAboutMatch({ events: [swapped] }, round, match);
  expect([at(2, 3), at(2, 4), at(2, 5), at(1, 3)]).toEqual([true, true, false, false]);
  expect(isAboutMatch({ events: [result(2, 3)] }, 2, 3)).toBe(true);
});

test('a match of the final has no round', () => {
  const events: readonly Event[] = [
    { kind: 'final-result', match: 1, stage: 'semi', players: ['p1', 'p4'], from: null, to },
  ];
  expect([matchIn({ events }, 0), matchIn({ events }, 1)]).toEqual([1, null]);
});
