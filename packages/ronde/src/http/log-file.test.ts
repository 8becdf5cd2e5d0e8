import type { DeskView } from '@ronde/contract/http/desk';
import { expect, it } from 'vitest';
import { openDesk } from './test-desk.ts';
import { act, codesOf, games, openedDesk, tablesOf } from './test-public.ts';

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

it('of an imported tournament too, whose round was drawn elsewhere', async () => {
  const desk = await openDesk();
  const players = ['BRICE Ada', 'RIVET Noé'].map((name, i) => ({ id: `p${i}`, name, rating: 1000 - i }));
  const rounds = [{ matches: [{ table: 1, players: ['p0', 'p1'], starts: 'p1' }] }];
  const file = { ronde: 1, id: 'i', revision: 1, name: 'I', format: 'classique', date: '2026-11-14', players, rounds };
  const made = await desk.post('/api/tournaments/import', { file });
  const path = `/api/tournaments/${((await made.json()) as { slug: string }).slug}`;
  const { tournament } = (await (await desk.get(path)).json()) as DeskView;
  const [a, b] = tournament.rounds[0]?.matches[0]?.players ?? [];
  const command = { kind: 'record', round: 1, players: [a, b], result: games([401, 420]), saw: null };
  expect((await desk.post(`${path}/commands`, { id: 'r', command })).status).toBe(200);
  const text = await (await desk.get(`${path}/log.csv?lang=fr`)).text();
  expect(text).toContain('Ronde 1, table 1\u00a0: RIVET\u00a0420\u00a0– BRICE\u00a0401');
});

it('says in the language that is asked for who wrote from a phone', async () => {
  const desk = await openedDesk();
  const [[one] = ['']] = await tablesOf(desk, 1);
  const sent = { id: 'phone', round: 1, result: games([450, 400]) };
  expect((await desk.post(`/api/player/${(await codesOf(desk)).get(one)}/results`, sent)).status).toBe(200);
  const answer = await desk.get(`${t}/log.csv?lang=fr`, { 'Accept-Language': 'en' });
  expect(await answer.text()).toContain(`JOUEUR${one.slice(1)} Ada, par téléphone`);
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
