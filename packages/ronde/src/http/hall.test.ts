import type { DeskHall, HallChange } from '@ronde/contract/http/hall';
import type { PublicRound } from '@ronde/contract/http/public';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reopen, startDatabases, type TestDatabases } from './test-databases.ts';
import { type Desk, openDesk, problemOf, publishFirst, registerAll, type Speaker } from './test-desk.ts';
import { act, playRound, publicRoundOf } from './test-public.ts';

const own = '/api/tournaments/lyon/hall';
const shown = '/api/public/lyon/hall';
const minute = 60_000;
const nine = Date.parse('2026-11-14T09:00:00.000Z');
let now = nine;
const clocked = { now: () => new Date(now).toISOString() };

const hallOf = async (answer: Response | Promise<Response>) => (await (await answer).json()) as DeskHall;
const put = (by: Speaker, change: HallChange) => by.send('PUT', own, change);
const code = async (answer: Response) => [answer.status, (await problemOf(answer)).code];

beforeEach(() => {
  now = nine;
});

async function opened(players = 8, format = 'classique', changes = {}): Promise<Desk> {
  const desk = await openDesk({ ...clocked, ...changes });
  await desk.post('/api/tournaments', { name: 'Lyon', format, date: '2026-11-14', settings: {} });
  await registerAll(desk, players);
  return desk;
}

describe('the hall', () => {
  let desk: Desk;
  let stranger: Speaker;
  beforeEach(async () => {
    desk = await opened();
    stranger = await desk.as('public');
  });
  afterEach(() => desk.installation.live.close());

  it('is as nobody has touched it until somebody does: follows the day, 20 minutes, phones open', async () => {
    expect(await hallOf(desk.get(own))).toMatchObject({
      rev: 0,
      now: nine,
      page: 'follow',
      frozen: false,
      message: null,
      stop: false,
      minutes: 20,
      clock: null,
      phones: { clock: true, sheet: true },
      prizes: [],
      addresses: { hall: null },
    });
  });

  it('says where phones come in, without a path', async () => {
    const places = () => ({ local: 'x', hall: ['http://192.168.1.7:4321/'], https: null, fingerprint: null });
    const there = await opened(2, 'classique', { places });
    expect((await hallOf(there.get(own))).addresses.hall).toBe('http://192.168.1.7:4321');
  });

  it('changes what is named, and is the same for everybody once the tournament is open', async () => {
    await act(desk, { kind: 'show', open: true }, 'show');
    expect((await put(desk, { message: '  Reprise à 14 h ', wifi: 'Salle des fêtes' })).status).toBe(200);
    await put(desk, { page: 'message' });
    const told = await hallOf(stranger.get(shown));
    expect(told).toMatchObject({
      rev: 2,
      message: { text: 'Reprise à 14 h', since: nine },
      wifi: 'Salle des fêtes',
      page: 'message',
    });
    expect((await put(desk, { page: 'message' })).status).toBe(200);
    expect((await hallOf(stranger.get(shown))).rev).toBe(2);
    expect((await stranger.get(shown)).headers.get('cache-control')).toBe('no-store');
  });

  it('is an arbiter’s to change, a clerk’s to read; its key is renewed by the director alone', async () => {
    const [clerk, arbiter, director] = await Promise.all([desk.as('clerk'), desk.as('arbiter'), desk.as('director')]);
    expect(await code(await put(clerk, { frozen: true }))).toEqual([403, 'not-allowed']);
    const { key, path } = await hallOf(clerk.get(own));
    expect([key, path]).toEqual([undefined, '/ecran/lyon']);
    expect((await hallOf(arbiter.get(own))).key).toMatch(/./);
    expect((await put(arbiter, { frozen: true })).status).toBe(200);
    expect(await code(await arbiter.post(`${own}/key`, {}))).toEqual([403, 'not-allowed']);
    expect((await director.post(`${own}/key`, {})).status).toBe(200);
    expect(await code(await stranger.get(own))).toEqual([401, 'sign-in-needed']);
  });

  it.each([
    ['an unknown page', { page: 'dance' }],
    ['an unknown key', { colour: 'red' }],
    ['a message without a letter', { message: ' ' }],
    ['a message that turns the line round', { message: '\u202Eabc' }],
    ['a message of 201 letters', { message: 'a'.repeat(201) }],
    ['no minutes', { minutes: 0 }],
    ['half a minute', { minutes: 0.5 }],
    ['a clock of 601 minutes', { clock: { act: 'start', minutes: 601 } }],
    ['an act nobody knows', { clock: { act: 'dance' } }],
    ['a moment of one’s own', { clock: { act: 'start', endsAt: 5 } }],
    ['prizes below none', { reveal: -1 }],
    ['a hall that is no object', []],
  ])('refuses %s and changes nothing', async (_, change) => {
    const answer = await desk.send('PUT', own, change);
    expect(await code(answer)).toEqual([422, 'malformed']);
    expect((await hallOf(desk.get(own))).rev).toBe(0);
  });

  it('says why a clock is not started', async () => {
    expect(await code(await put(desk, { clock: { act: 'start' } }))).toEqual([409, 'no-round-drawn']);
    await publishFirst(desk);
    expect(await code(await put(desk, { clock: { act: 'stop' } }))).toEqual([409, 'no-clock']);
    const hidden = { clock: { act: 'start', hidden: { within: 5 } } } as const;
    expect(await code(await put(desk, hidden))).toEqual([409, 'no-hidden-end']);
  });

  it('the clock of a round goes with the round that is closed', async () => {
    await act(desk, { kind: 'show', open: true }, 'show');
    await publishFirst(desk);
    await put(desk, { clock: { act: 'start' } });
    expect((await hallOf(stranger.get(shown))).clock?.round).toBe(1);
    await playRound(desk, 1);
    expect((await hallOf(stranger.get(shown))).clock).toBeNull();
    expect(await code(await put(desk, { clock: { act: 'start' } }))).toEqual([409, 'no-round-drawn']);
  });

  it('two who change it at once both change it', async () => {
    const arbiter = await desk.as('arbiter');
    const changes: HallChange[] = [{ frozen: true }, { wifi: 'A' }, { stop: true }, { minutes: 25 }, { page: 'clock' }];
    const done = await Promise.all(changes.map((change, i) => put(i % 2 ? arbiter : desk, change)));
    expect(done.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const both = await hallOf(desk.get(own));
    expect(both).toMatchObject({ rev: 5, frozen: true, wifi: 'A', stop: true, minutes: 25, page: 'clock' });
  });

  it('is told on both streams, as an event that is no version', async () => {
    await act(desk, { kind: 'show', open: true }, 'show');
    const reader = (await stranger.get('/api/public/lyon/live')).body?.getReader();
    const desks = (await desk.get('/api/tournaments/lyon/live')).body?.getReader();
    await put(desk, { stop: true });
    for (const one of [reader, desks]) {
      let said = '';
      while (!said.includes('hall')) said += new TextDecoder().decode((await one?.read())?.value);
      expect(said).toMatch(/\n\nevent: hall\ndata: \{"rev":1\}\n\n$/);
      await one?.cancel();
    }
    const late = (await stranger.get('/api/public/lyon/live')).body?.getReader();
    let said = '';
    while (!said.includes('hall')) said += new TextDecoder().decode((await late?.read())?.value);
    expect(said).toContain('event: hall\ndata: {"rev":1}\n\n');
    await late?.cancel();
  });
});

describe('the screens’ key', () => {
  let desk: Desk;
  let stranger: Speaker;
  let key: string;
  const pages = ['', '/rounds/1', '/standings', '/outcome', '/version', '/hall'];
  const read = (by: Speaker, query = '') =>
    Promise.all(pages.map(async (path) => (await by.get(`/api/public/lyon${path}${query}`)).status));
  beforeEach(async () => {
    desk = await opened();
    stranger = await desk.as('public');
    key = (await hallOf(desk.get(own))).key ?? '';
    await publishFirst(desk);
  });
  afterEach(() => desk.installation.live.close());

  it('opens what the public will read, before it may; without it nothing is there', async () => {
    expect(await read(stranger)).toEqual(Array(6).fill(404));
    expect(await read(stranger, '?key=0000000000000000')).toEqual(Array(6).fill(404));
    expect(await read(stranger, `?key=${key}`)).toEqual(Array(6).fill(200));
    expect((await hallOf(desk.get(own))).path).toBe(`/ecran/lyon?cle=${key}`);
    const [none, wrong] = await Promise.all(
      ['nowhere', 'lyon'].map(async (t) => (await stranger.get(`/api/public/${t}/hall?key=x`)).text()),
    );
    expect(wrong).toBe(none);
  });

  it('opens no draft, no desk, no file, no other tournament', async () => {
    await playRound(desk, 1);
    await act(desk, { kind: 'draw', round: 2, without: [] }, 'draw-2');
    const query = `?key=${key}`;
    expect(await code(await stranger.get(`/api/public/lyon/rounds/2${query}`))).toEqual([404, 'not-public']);
    expect(await code(await stranger.get(`/api/public/lyon/file${query}`))).toEqual([404, 'unknown-tournament']);
    expect(await code(await stranger.get(`/api/tournaments/lyon${query}`))).toEqual([401, 'sign-in-needed']);
    expect(await code(await stranger.send('PUT', own + query, { stop: true }))).toEqual([401, 'sign-in-needed']);
    await desk.post('/api/tournaments', { name: 'Paris', format: 'classique', date: '2026-11-14' });
    expect(await code(await stranger.get(`/api/public/paris/hall${query}`))).toEqual([404, 'unknown-tournament']);
  });

  it('shows what happens as it happens, though the public version stands still', async () => {
    const round = async () =>
      (await (await stranger.get(`/api/public/lyon/rounds/1?key=${key}`)).json()) as PublicRound;
    const live = (await stranger.get(`/api/public/lyon/live?key=${key}`)).body?.getReader();
    const states = async () => (await round()).tables.map(({ state }) => state);
    expect(await states()).not.toContain('entered');
    await playRound(desk, 1);
    expect(await states()).not.toContain('awaited');
    let said = '';
    while (said.split('id: ').length < 3) said += new TextDecoder().decode((await live?.read())?.value);
    await live?.cancel();
  });

  it('is kept by no cache, and leaves nothing for a stranger who asks for the same page', async () => {
    const answer = await stranger.get(`/api/public/lyon?key=${key}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect((await stranger.get('/api/public/lyon')).status).toBe(404);
  });

  it('renewed, the older one opens nothing', async () => {
    const fresh = (await hallOf(desk.post(`${own}/key`, {}))).key;
    expect(fresh).not.toBe(key);
    expect(await read(stranger, `?key=${key}`)).toEqual(Array(6).fill(404));
    expect(await read(stranger, `?key=${fresh}`)).toEqual(Array(6).fill(200));
  });

  it('is not guessed: who tries many is told to come back, whether the tournament exists or not', async () => {
    let last: Response | undefined;
    for (let i = 0; i < 21; i++) last = await stranger.get(`/api/public/${i % 2 ? 'lyon' : 'nowhere'}/hall?key=x`);
    expect(last && (await code(last))).toEqual([429, 'try-later']);
  });
});

describe('what the hall does not tell', () => {
  let desk: Desk;
  let stranger: Speaker;
  beforeEach(async () => {
    desk = await opened(8, 'art-de-la-guerre', { chance: () => 7 * minute });
    stranger = await desk.as('public');
    await act(desk, { kind: 'show', open: true }, 'show');
  });
  afterEach(() => {
    desk.installation.live.close();
    vi.useRealTimers();
  });

  it('who is in the hall: a role there or the key of the screens knows, nobody else', async () => {
    await act(desk, { kind: 'mark', player: 'J2', presence: 'late' }, 'late');
    await act(desk, { kind: 'mark', player: 'J3', presence: 'absent' }, 'absent');
    expect(await hallOf(stranger.get(shown))).not.toHaveProperty('presence');
    expect(await hallOf((await desk.as('member')).get(shown))).not.toHaveProperty('presence');
    const { key } = await hallOf(desk.get(own));
    const known = { here: 6, expected: 8, missing: [{ number: 2, name: 'JOUEUR2 Ada', late: true }] };
    expect((await hallOf(stranger.get(`${shown}?key=${key}`))).presence).toEqual(known);
    expect((await hallOf((await desk.as('clerk')).get(shown))).presence).toEqual(known);
  });

  it('the moment of a hidden end, to nobody, until it has come; then everybody knows', async () => {
    await publishFirst(desk);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const begin = await put(desk, { clock: { act: 'start', minutes: 120, hidden: { within: 10 } } });
    const texts = [await begin.text(), await (await stranger.get(shown)).text(), await (await desk.get(own)).text()];
    for (const text of texts) {
      expect(text).toContain(`"endsAt":${nine + 120 * minute},"left":null,"hidden":"secret"`);
      expect(text).not.toMatch(new RegExp(`extra|${nine + 127 * minute}|${7 * minute}`));
    }
    // The clock that says the time stands still here: a timer set for the last millisecond looks again and again.
    now = nine + 127 * minute - 1;
    await vi.advanceTimersByTimeAsync(20);
    expect((await hallOf(stranger.get(shown))).clock?.hidden).toBe('secret');
    now += 1;
    await vi.advanceTimersByTimeAsync(20);
    await vi.waitFor(async () => {
      const { clock, rev } = await hallOf(stranger.get(shown));
      expect([clock?.hidden, clock?.endedAt, rev]).toEqual(['ended', nine + 127 * minute, 2]);
    });
  });

  it('prizes that were not called out', async () => {
    await publishFirst(desk);
    const { tables } = await publicRoundOf(desk, 1);
    for (const [i, { players }] of tables.entries()) {
      const [a = '', b = ''] = players.map((number) => `J${number}`);
      const result = { kind: 'points', winner: a, points: [90 - i, 20 + i] } as const;
      await act(desk, { kind: 'record', round: 1, players: [a, b], result, saw: null }, `r-${i}`);
    }
    await act(desk, { kind: 'close-round', round: 1 }, 'close-1');
    const all = (await hallOf(desk.get(own))).prizesLeft;
    expect(all).toBeGreaterThanOrEqual(3);
    expect(await hallOf(stranger.get(shown))).toMatchObject({ prizes: [], prizesLeft: 1 });
    await put(desk, { page: 'prizes' });
    expect(await hallOf(stranger.get(shown))).toMatchObject({ prizes: [], prizesLeft: all });
    await put(desk, { reveal: 1 });
    const told = await hallOf(stranger.get(shown));
    expect(told.prizesLeft).toBe(all - 1);
    expect(told.prizes).toMatchObject([{ group: 'podium', figure: 3, of: null }]);
    await put(desk, { reveal: 0 });
    expect((await hallOf(stranger.get(shown))).prizes).toEqual([]);
  });

  it('a prize that is left out of the ceremony: neither announced nor waited for, until it is put back', async () => {
    await publishFirst(desk);
    const { tables } = await publicRoundOf(desk, 1);
    for (const [i, { players }] of tables.entries()) {
      const [a = '', b = ''] = players.map((number) => `J${number}`);
      const result = { kind: 'points', winner: a, points: [90 - i, 20 + i] } as const;
      await act(desk, { kind: 'record', round: 1, players: [a, b], result, saw: null }, `p-${i}`);
    }
    await act(desk, { kind: 'close-round', round: 1 }, 'close-p');
    const read = async () => (await (await desk.get(own)).json()) as DeskHall;
    const { next, prizesLeft: all } = await read();
    await put(desk, { pass: { prize: next?.key ?? '', out: true } });
    const without = await read();
    expect(without.prizesLeft).toBe(all - 1);
    expect(without.passed).toEqual([next]);
    expect(without.next).not.toEqual(next);
    await put(desk, { reveal: all });
    const told = await hallOf(stranger.get(shown));
    expect([told.prizesLeft, told.prizes.length]).toEqual([0, all - 1]);
    expect(told.prizes).not.toContainEqual(next);
    // No screen is told what was left out.
    expect(JSON.stringify(told)).not.toContain('passed');
    await put(desk, { pass: { prize: next?.key ?? '', out: false }, reveal: 0 });
    expect(await read()).toMatchObject({ passed: [], next, prizesLeft: all });
  });

  it('closed after the ceremony: a trophy given late is told to the screens with the others', async () => {
    await publishFirst(desk);
    const { tables } = await publicRoundOf(desk, 1);
    for (const { players } of tables) {
      const [a = '', b = ''] = players.map((number) => `J${number}`);
      const result = { kind: 'points', winner: a, points: [90, 20] } as const;
      await act(desk, { kind: 'record', round: 1, players: [a, b], result, saw: null }, `late-${a}`);
    }
    await act(desk, { kind: 'close-round', round: 1 }, 'close-late');
    const { prizesLeft: all } = await hallOf(desk.get(own));
    await put(desk, { reveal: all });
    const [winner = ''] = (tables[0]?.players ?? []).map((number) => `J${number}`);
    await act(desk, { kind: 'give-trophy', name: 'Armée la mieux peinte', player: winner }, 'late-trophy');
    expect(await hallOf(stranger.get(shown))).not.toHaveProperty('uncalled');
    await act(desk, { kind: 'close', rounds: 1 }, 'close-day');
    const told = await hallOf(stranger.get(shown));
    expect(told.prizes).toHaveLength(all);
    expect(told.uncalled?.map(({ group, of }) => [group, of])).toEqual([['trophy', 'Armée la mieux peinte']]);
  });
});

describe('the page that stands small on the desk', () => {
  it('may be framed by this house, and no other page may', async () => {
    const desk = await openDesk({}, { webRoot: '/nowhere' });
    const policy = async (path: string) =>
      (await desk.get(path, { Accept: 'text/html' })).headers.get('content-security-policy');
    for (const path of ['/ecran/lyon', '/en/ecran/lyon', '/ecran/lyon?cle=x'])
      expect(await policy(path)).toContain("frame-ancestors 'self'");
    for (const path of ['/', '/bureau/lyon/salle', '/ecran', '/ecran/lyon/x', '/t/lyon', '/api/public/ecran/lyon'])
      expect(await policy(path)).toContain("frame-ancestors 'none'");
  });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('in %s', (kind) => {
  let databases: TestDatabases;
  let reopen: Reopen;
  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    reopen = await databases.fresh(kind);
  });

  it('all of it is there after a restart, the key too; a game that was to end meanwhile has ended', async () => {
    const data = await reopen();
    const desk = await openDesk({ ...clocked, chance: () => 5 * minute }, {}, data);
    await desk.post('/api/tournaments', { name: 'Lyon', format: 'art-de-la-guerre', date: '2026-11-14', settings: {} });
    await registerAll(desk, 8);
    await publishFirst(desk);
    await put(desk, { message: 'Reprise à 14 h', wifi: 'Salle', phones: { sheet: false } });
    const clock = { act: 'start', minutes: 60, hidden: { within: 10 } } as const;
    const before = await hallOf(put(desk, { clock }));
    desk.installation.live.close();
    desk.installation.halls.close();
    await data.close();
    now = nine + 70 * minute;
    const other = await reopen();
    const again = await openDesk(clocked, {}, other, desk.cookie);
    await vi.waitFor(async () => expect((await hallOf(again.get(own))).clock?.hidden).toBe('ended'));
    const after = await hallOf(again.get(own));
    expect(after).toEqual({
      ...before,
      now,
      rev: before.rev + 1,
      clock: { ...before.clock, hidden: 'ended', endedAt: nine + 65 * minute },
    });
    again.installation.live.close();
    await other.close();
  });
});

describe('two processes on PostgreSQL', () => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(() => databases.stop());

  it('tell each other, at once, and both end the same game once', async () => {
    const reopen = await databases.fresh('PostgreSQL');
    const [one, two] = await Promise.all([reopen(), reopen()]);
    const desk = await openDesk({ ...clocked, chance: () => 0 }, {}, one);
    await desk.post('/api/tournaments', { name: 'Lyon', format: 'art-de-la-guerre', date: '2026-11-14', settings: {} });
    await registerAll(desk, 4);
    await publishFirst(desk);
    const there = await openDesk(clocked, {}, two, desk.cookie);
    const heard: number[] = [];
    two.hallNews.watch(({ rev }) => heard.push(rev));
    expect((await hallOf(there.get(own))).stop).toBe(false);
    await put(desk, { stop: true });
    await vi.waitFor(async () => expect((await hallOf(there.get(own))).stop).toBe(true), { interval: 5 });
    await put(desk, { clock: { act: 'start', minutes: 1, hidden: { within: 1 } } });
    now = nine + 2 * minute;
    await put(there, { stop: false });
    await vi.waitFor(async () => expect((await hallOf(there.get(own))).clock?.hidden).toBe('ended'));
    expect((await hallOf(desk.get(own))).rev).toBe(4);
    await vi.waitFor(() => expect(heard).toEqual([1, 2, 3, 4]));
    desk.installation.live.close();
    there.installation.live.close();
    await Promise.all([one.close(), two.close()]);
  });
});
