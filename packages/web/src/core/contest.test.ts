import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contest, withdrawContest } from './contest.ts';
import type { ProblemAnswer } from './http.ts';
import type { KeptResult } from './kept-results.ts';
import { deskKey } from './queries.ts';

const client = new QueryClient();
const asked: (readonly [path: string, body: { readonly command?: object; readonly decision?: number }])[] = [];

beforeEach(() => {
  asked.length = 0;
  client.setQueryData(deskKey('t'), {
    version: 4,
    tournament: { rounds: [{ status: 'closed' }, { status: 'published' }, { status: 'draft' }] },
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    asked.push([path, JSON.parse(body)]);
    // Older than what is shown: the page is as it was.
    return Response.json({ version: 3, decision: { seq: 7, events: [] } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const stands = { kind: 'games', games: [[400, 300]] } as const;
const typed = { kind: 'games', games: [[300, 400]] } as const;
const players = ['a', 'b'] as const;
const kept = (id: string, more: Partial<KeptResult> = {}, round = 2): KeptResult => ({
  ...{ t: 't', id, deviceAt: '2026-11-14T10:00:00Z' },
  command: { kind: 'record', round, players, result: typed, saw: null },
  ...more,
});
const changed = (current: object | null): ProblemAnswer => ({
  ...{ status: 409, title: 'Non' },
  refusal: { code: 'result-changed', table: { round: 2, table: 1, players }, current } as NonNullable<
    ProblemAnswer['refusal']
  >,
});

test('CONC-01: what came second is put beside what stands, and taken away again once somebody has chosen', async () => {
  const result = kept('1');
  contest(client, result, changed(stands));
  await withdrawContest(client, result);
  expect(asked.map(([path]) => path)).toEqual(['/api/tournaments/t/commands', '/api/tournaments/t/undo']);
  expect(asked[0]?.[1].command).toMatchObject({ kind: 'dispute', round: 2, players, value: typed });
  expect(asked[1]?.[1].decision).toBe(7);
});

test.each([
  ['nothing stands there any more', kept('2'), changed(null)],
  [
    'it is no result of a round',
    kept('3', { command: { ...kept('3').command, kind: 'record-final' } as never }),
    changed(stands),
  ],
  ['the round is closed', kept('4', {}, 1), changed(stands)],
  ['the round is a draft', kept('5', {}, 3), changed(stands)],
  ['there is no such round', kept('6', {}, 9), changed(stands)],
  ['it came with a reason, which is kept nowhere', kept('7', { note: 'feuille relue' }), changed(stands)],
  [
    'the rules refuse it for something else',
    kept('8'),
    { ...changed(stands), refusal: { code: 'round-closed', round: 2 } as never },
  ],
  ['nothing says why it is refused', kept('9'), { status: 500, title: 'Non' }],
])('nothing is put beside where %s', async (_, result, problem) => {
  contest(client, result, problem);
  await withdrawContest(client, result);
  expect(asked).toEqual([]);
});

test('a page opened anew takes back what it is told was put there', async () => {
  await withdrawContest(client, kept('10'), 12);
  expect(asked).toEqual([['/api/tournaments/t/undo', { id: expect.any(String), decision: 12 }]]);
});
