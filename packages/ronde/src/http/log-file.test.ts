import { expect, it } from 'vitest';
import { openDesk } from './test-desk.ts';
import { act, games, openedDesk, tablesOf } from './test-public.ts';

const t = '/api/tournaments/lyon';

it('the log as a file: oldest first, in words, what was taken back said, no cell a formula', async () => {
  const desk = await openDesk();
  await desk.create();
  await desk.command({ kind: 'register', player: 'a', presence: 'here' }, 'r1', { name: '=HYPERLINK("x")' });
  await desk.command({ kind: 'mark', player: 'a', presence: 'absent', saw: 'here' }, 'm1');
  await desk.post(`${t}/undo`, { id: 'u1', decision: 3 });
  const answer = await desk.get(`${t}/log.csv?lang=fr`);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="[^"]*journal[^"]*\.csv"/);
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]).toContain('N°;Heure;Par;Décision;Annulée par;Note');
  expect(lines).toHaveLength(5);
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['1', '2', '3', '4']);
  expect(lines[3]?.split(';')[4]).toBe('4');
  expect(lines.some((line) => /(?:^|;)"?=/.test(line))).toBe(false);
  expect(lines[2]).toContain('Claire');
});

it('names the two players of a result, who starts first, and dates it with its offset', async () => {
  const desk = await openedDesk();
  const [[a, b] = ['', '']] = await tablesOf(desk, 1);
  const { starts } = (await desk.view()).tournament.rounds[0]?.matches[0] ?? {};
  await act(desk, { kind: 'record', round: 1, players: [a, b], result: games([450, 400]), saw: null }, 'r1');
  const text = await (await desk.get(`${t}/log.csv?lang=fr`)).text();
  const last = text.trim().split('\r\n').at(-1)?.split(';') ?? [];
  const named = [`JOUEUR${a.slice(1)}\u00a0450`, `JOUEUR${b.slice(1)}\u00a0400`];
  const [first, second] = starts === a ? named : named.toReversed();
  expect(last[3]).toBe(`Ronde 1, table 1\u00a0: ${first}\u00a0– ${second}`);
  expect(last[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d\d:\d\d$/);
});
