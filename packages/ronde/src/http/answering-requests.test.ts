import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../pages/test-pages.ts';
import { type DatabaseName, startDatabases, type TestDatabases } from './test-databases.ts';
import { type Desk, openDesk, problemOf, registerAll, speaker } from './test-desk.ts';
import { act } from './test-public.ts';

const t = '/api/tournaments/lyon/requests';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

interface Seen {
  readonly id: string;
  readonly state: string;
  readonly name: string;
}

const requests = async (desk: Desk) => (await (await desk.get(t)).json()) as readonly Seen[];
const ask = (desk: Desk, id: string) => desk.post('/api/public/lyon/register', { id, name: `NOM ${id}` });
const options = (desk: Desk, registration: boolean) =>
  desk.send('PUT', '/api/tournaments/lyon/options', { registration, places: null, presence: true });
const names = async (desk: Desk) => (await desk.view()).people.map(({ name }) => name);

async function opened(desk: Desk): Promise<Desk> {
  await desk.create();
  await act(desk, { kind: 'show', open: true }, 'show');
  await options(desk, true);
  return desk;
}

describe('an answer to a request', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await opened(await openDesk());
  });

  it('registers, whatever ids somebody has used up before', async () => {
    await registerAll(desk, 1);
    await act(desk, { kind: 'mark', player: 'J1', presence: 'late' }, 'inscription-a');
    await ask(desk, 'a');
    expect((await desk.post(`${t}/a/accept`, {})).status).toBe(200);
    expect(await names(desk)).toContain('NOM a');
    // The id of the decision that registered them cannot come from outside.
    const own = (await desk.log()).find(({ events }) => JSON.stringify(events).includes('inscription-a'))?.id ?? '';
    expect((await problemOf(await desk.command({ kind: 'show', open: false }, own))).code).toBe('malformed');
  });

  it('OLD-02: a name copied from a sentence comes without what set it apart: request, registration, correction', async () => {
    const [copied, name] = ['\u2068سلمى كريم\u2069', 'سلمى كريم'];
    await desk.post('/api/public/lyon/register', { id: 'a', name: copied });
    expect((await desk.post(`${t}/a/accept`, {})).status).toBe(200);
    const command = { kind: 'register', player: 'J1' } as const;
    expect((await desk.command(command, 'in', { name: copied })).status).toBe(200);
    expect((await desk.command({ ...command, player: 'J2' }, 'in2', { name: 'X' })).status).toBe(200);
    const correction = await desk.send('PUT', '/api/tournaments/lyon/people/J2', { name: copied, saw: { name: 'X' } });
    expect(correction.status).toBeLessThan(300);
    expect(await names(desk)).toEqual([name, name, name]);
  });

  it('said twice at once in other words, the second is told that it was given', async () => {
    await ask(desk, 'a');
    const both = await Promise.all([1500, 1700].map((rating) => desk.post(`${t}/a/accept`, { rating })));
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    expect(both[1] && (await problemOf(both[1])).code).toBe('request-settled');
    expect((await desk.view()).tournament.players).toMatchObject([{ rating: 1500 }]);
    const director = await desk.as('director');
    expect((await problemOf(await director.post(`${t}/a/accept`, { rating: 1500 }))).code).toBe('request-settled');
  });

  it('is no to many at once; who is registered stays, who has an answer keeps it', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await ask(desk, id);
    await desk.post(`${t}/a/accept`, {});
    await desk.post(`${t}/b/refuse`, {});
    const body = { requests: ['a', 'b', 'c', 'unknown'] };
    expect((await (await desk.as('arbiter')).post(`${t}/refuse`, body)).status).toBe(403);
    expect((await desk.post(`${t}/refuse`, body)).status).toBe(200);
    expect((await requests(desk)).map(({ state }) => state)).toEqual(['accepted', 'refused', 'refused', 'asked']);
    await desk.post(`${t}/refuse`, { requests: ['a', 'b', 'd'], erase: true });
    expect((await requests(desk)).map(({ state, name }) => [state, name])).toEqual([
      ['accepted', 'NOM a'],
      ['refused', ''],
      ['refused', 'NOM c'],
      ['refused', ''],
    ]);
  });
});

describe('a request sent again', () => {
  it('is answered as the first time after registration was closed, by form and API; a new one is not taken', async () => {
    const desk = await opened(await openDesk());
    const first = await ask(desk, 'a');
    const sent = (name: string) => desk.send('POST', '/t/lyon/inscription', `id=b&name=${name}`, form);
    const led = (await sent('B')).headers.get('location');
    await options(desk, false);
    const again = await ask(desk, 'a');
    expect([again.status, await again.text()]).toEqual([201, await first.text()]);
    const page = await sent('B');
    expect([page.status, page.headers.get('location')]).toEqual([303, led]);
    expect((await sent('C')).status).toBe(409);
    expect((await problemOf(await ask(desk, 'c'))).code).toBe('registration-closed');
  });
});

describe('whoever asks from one network of IPv6', () => {
  it('is one sender, whatever address of it they take', async () => {
    const desk = await opened(await openDesk());
    const from = async (sender: string, id: string) =>
      (await speaker(desk.app, '', { sender }).post('/api/public/lyon/register', { id, name: 'X' })).status;
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push(await from(`2001:db8:1:2::${i}`, `i${i}`));
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429]);
    expect(await from('2001:db8:1:3::1', 'other')).toBe(201);
  });
});

describe('a thousand who wait', () => {
  it('are the most, said so to the next one; refused at once they make room; nobody is read to be counted', async () => {
    const desk = await opened(await openDesk());
    const { db } = desk.installation.visitors;
    const ids = Array.from({ length: 1000 }, (_, i) => `r${i}`);
    const tournament = (await desk.installation.store.load('lyon'))?.id ?? '';
    for (const [i, id] of ids.entries()) {
      const row = { tournament, id, place: i + 1, name: 'X', asked_at: '2026-11-14T09:00:00.000Z', request: 'x' };
      await db
        .insertInto('registration_requests')
        .values({ ...row, state: 'asked' })
        .execute();
    }
    const read = vi.spyOn(desk.installation.visitors.requests, 'list');
    const answer = await ask(desk, 'honest');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, null]);
    expect(await problemOf(answer)).toMatchObject({
      code: 'waiting-list-full',
      title: 'Les demandes ne sont plus acceptées\u00a0: la liste d’attente est pleine.',
    });
    const page = await desk.send('POST', '/t/lyon/inscription', 'id=vrai&name=Vrai', form);
    expect([page.status, page.headers.get('retry-after')]).toEqual([409, null]);
    expect(textOf(await page.text())).toContain('la liste d’attente est pleine.');
    await desk.send('PUT', '/api/tournaments/lyon/options', { registration: true, places: 400, presence: false });
    expect(await (await desk.get('/api/public/lyon/registration')).json()).toMatchObject({ free: 400, waiting: 600 });
    expect(textOf(await (await desk.get('/t/lyon/inscription?demande=r400')).text())).toContain('attente : 1.');
    expect(read).not.toHaveBeenCalled();
    expect((await desk.post(`${t}/refuse`, { requests: ids, erase: true })).status).toBe(200);
    expect((await ask(desk, 'honest')).status).toBe(201);
  });
});

describe('two answers at once', () => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(() => databases.stop());

  const kinds: readonly [DatabaseName, 1 | 2][] = [
    ['SQLite', 1],
    ['PostgreSQL', 2],
  ];
  it.each(kinds)(
    '%s, %i processes: one after the other; what is erased is nobody’s name',
    async (kind, processes) => {
      const reopen = await databases.fresh(kind);
      const first = await reopen();
      const second = processes === 2 ? await reopen() : first;
      const one = await opened(await openDesk({}, {}, first));
      const other = processes === 2 ? await openDesk({}, {}, second, one.cookie) : one;
      const acts = ['erase', 'refuse'] as const;
      for (let i = 0; i < 8; i++) {
        const [id, act] = [`v${i}`, acts[i % 2] ?? 'erase'];
        await ask(one, id);
        const accept = () => one.post(`${t}/${id}/accept`, {});
        const deny = () => other.post(`${t}/${id}/${act}`, {});
        const inOrder = i < 4 ? await Promise.all([accept(), deny()]) : await Promise.all([deny(), accept()]);
        const [accepted, denied] = i < 4 ? inOrder : inOrder.toReversed();
        expect([accepted?.status, denied?.status].toSorted()).toEqual([200, 409]);
        const isHere = (await names(one)).includes(`NOM ${id}`);
        expect([act, isHere]).toEqual([act, accepted?.status === 200]);
        const seen = (await requests(one)).find((request) => request.id === id);
        expect(seen?.state).toBe(isHere ? 'accepted' : 'refused');
      }
      for (const { installation } of new Set([one, other])) installation.live.close();
      for (const data of new Set([first, second])) await data.close();
    },
    60_000,
  );
});
