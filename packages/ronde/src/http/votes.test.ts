import type { PlayerPage } from '@ronde/contract/http/player';
import type { OwnVote, VoteView } from '@ronde/contract/http/votes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Data } from '../store/data-port.ts';
import { type DatabaseName, startDatabases, type TestDatabases } from './test-databases.ts';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { act, codesOf, pageOf } from './test-public.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

let desk: Desk;
let data: Data;
let codes: ReadonlyMap<string, string>;

const at = '/api/tournaments/lyon/votes';
const votes = async () => (await (await desk.get(at)).json()) as readonly VoteView[];
const vote = async () => (await votes())[0];
const turn = (state: string, saw: string) => desk.send('PUT', `${at}/v`, { state, saw });
const cast = (player: string, number: number) =>
  desk.send('PUT', `/api/player/${codes.get(player)}/votes/v`, { for: String(number) });
const refusalOf = async (answer: Response | Promise<Response>) => (await problemOf(await answer)).code;
const make = (id = 'v', more: object = {}) =>
  desk.post(at, { id, name: 'Armée la mieux peinte', about: 'army', ...more });
const opened = async () => {
  await make();
  expect((await turn('open', 'ready')).status).toBe(200);
};

describe.each<DatabaseName>(['SQLite', 'PostgreSQL'])('a vote, in %s', (kind) => {
  beforeEach(async () => {
    data = await (await databases.fresh(kind))();
    desk = await openDesk({}, {}, data);
    await desk.create();
    await registerAll(desk, 5);
    codes = await codesOf(desk);
  });
  afterEach(async () => {
    desk.installation.live.close();
    await data.close();
  });

  it('is made once, opened, closed, opened again, counted; and then it is opened no more', async () => {
    await make();
    await make();
    expect(await votes()).toMatchObject([{ id: 'v', state: 'ready', voted: [], result: null }]);
    expect(await refusalOf(cast('J1', 2))).toBe('vote-not-open');
    expect(await refusalOf(turn('counted', 'ready'))).toBe('vote-changed');
    await turn('open', 'ready');
    await turn('closed', 'open');
    await turn('open', 'closed');
    expect(await refusalOf(turn('counted', 'closed'))).toBe('vote-changed');
    await turn('closed', 'open');
    await turn('counted', 'closed');
    expect((await turn('counted', 'closed')).status).toBe(200);
    expect(await refusalOf(turn('open', 'counted'))).toBe('vote-changed');
    expect(await vote()).toMatchObject({ state: 'counted', result: [] });
  });

  it('takes one vote of each, not for themselves, and says its figures only once it is counted', async () => {
    await opened();
    const own = async () => (await (await desk.get(`/api/player/${codes.get('J1')}`)).json()) as PlayerPage;
    expect(await own()).toMatchObject({ votes: 1, vote: 'Armée la mieux peinte' });
    const hall = async () => await (await desk.get('/api/tournaments/lyon/hall')).json();
    expect(await hall()).toMatchObject({ votes: ['Armée la mieux peinte'] });
    expect((await cast('J1', 2)).status).toBe(200);
    expect(await own()).not.toHaveProperty('vote');
    expect(await refusalOf(cast('J1', 3))).toBe('vote-cast');
    expect(await refusalOf(cast('J2', 2))).toBe('vote-for-self');
    expect(await refusalOf(cast('J2', 77))).toBe('no-candidate');
    await cast('J3', 2);
    await cast('J2', 1);
    await turn('closed', 'open');
    expect(await refusalOf(cast('J4', 2))).toBe('vote-not-open');
    expect(await vote()).toMatchObject({ voted: ['J1', 'J2', 'J3'], awaited: ['J4', 'J5'], result: null });
    await turn('counted', 'closed');
    expect((await vote())?.result).toEqual([
      { player: 'J2', votes: 2 },
      { player: 'J1', votes: 1 },
    ]);
  });

  it('of two at once from one phone counts one', async () => {
    await opened();
    const answers = await Promise.all([cast('J1', 2), cast('J1', 3), cast('J1', 2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await turn('closed', 'open');
    await turn('counted', 'closed');
    expect((await vote())?.result?.map((one) => one.votes)).toEqual([1]);
  });

  it('on paper: who puts a ballot into the box votes no more by phone, and the box holds no more than was put in', async () => {
    await opened();
    const paper = (player: string, isIn: boolean) => desk.send('PUT', `${at}/v/paper/${player}`, { in: isIn });
    await cast('J1', 2);
    expect(await refusalOf(paper('J1', true))).toBe('vote-cast');
    await paper('J4', true);
    await paper('J5', true);
    expect((await paper('J5', true)).status).toBe(200);
    expect(await refusalOf(cast('J4', 2))).toBe('vote-cast');
    await paper('J5', false);
    expect(await vote()).toMatchObject({ voted: ['J1', 'J4'], paper: ['J4'] });
    const box = (...counted: [string, number][]) =>
      desk.send('PUT', `${at}/v/box`, { box: counted.map(([player, n]) => ({ player, votes: n })) });
    expect(await refusalOf(box(['J2', 1]))).toBe('vote-not-closed');
    await turn('closed', 'open');
    expect(await refusalOf(paper('J5', true))).toBe('vote-not-open');
    expect(await refusalOf(box(['J2', 2]))).toBe('box-too-full');
    expect(await refusalOf(box(['J9', 1]))).toBe('no-candidate');
    await box(['J3', 1]);
    expect((await box(['J2', 1])).status).toBe(200);
    await turn('counted', 'closed');
    expect((await vote())?.result).toEqual([{ player: 'J2', votes: 2 }]);
  });

  it('is of those who are in the hall: who has left votes no more, and can still be named', async () => {
    await opened();
    await act(desk, { kind: 'mark', player: 'J4', presence: 'absent' });
    await cast('J5', 1);
    await act(desk, { kind: 'withdraw', player: 'J5' });
    await make('w', { name: 'Fair-play', about: 'player' });
    await desk.send('PUT', `${at}/w`, { state: 'open', saw: 'ready' });
    const own = async (player: string) =>
      (await (await desk.get(`/api/player/${codes.get(player)}/votes`)).json()) as readonly OwnVote[];
    expect(await own('J4')).toEqual([]);
    expect(await own('J5')).toEqual([]);
    expect(await refusalOf(cast('J4', 1))).toBe('no-elector');
    // What somebody has voted who left later counts.
    expect(await vote()).toMatchObject({ voted: ['J5'], awaited: ['J1', 'J2', 'J3'] });
    // Gone before the first round, they have played no army.
    expect((await own('J1')).map(({ voted, candidates }) => [voted, candidates.map(({ id }) => id)])).toEqual([
      [false, ['2', '3', '4']],
      [false, ['2', '3', '4']],
    ]);
    await act(desk, { kind: 'return', player: 'J5' });
    expect((await own('J5')).map(({ voted }) => voted)).toEqual([true, false]);
  });

  it('tells its phone how many wait, and that they have voted', async () => {
    const waiting = async () => (await pageOf(await desk.get(`/api/player/${codes.get('J1')}`))).votes;
    expect(await waiting()).toBeUndefined();
    await opened();
    expect(await waiting()).toBe(1);
    await cast('J1', 2);
    expect(await waiting()).toBeUndefined();
  });

  it('is secret: no table, no log and nothing about a person says for whom', async () => {
    await opened();
    const logBefore = await (await desk.get('/api/tournaments/lyon/log')).text();
    await cast('J1', 2);
    await cast('J2', 3);
    expect(await (await desk.get('/api/tournaments/lyon/log')).text()).toBe(logBefore);
    const { db } = desk.installation.visitors;
    const voters = await db.selectFrom('vote_voters').selectAll().execute();
    expect(voters.map((row) => Object.keys(row).toSorted())).toEqual(
      Array(2).fill(['paper', 'player', 'tournament', 'vote']),
    );
    const counts = await db.selectFrom('vote_counts').selectAll().execute();
    expect(counts.map(({ player, phone, box }) => [player, phone, box])).toEqual([
      ['J2', 1, 0],
      ['J3', 1, 0],
    ]);
    const data = (await (await desk.get('/api/tournaments/lyon/people/J1/data')).json()) as { votes: unknown };
    expect(data.votes).toEqual(['Armée la mieux peinte']);
    expect(await (await desk.get('/api/tournaments/lyon/file')).text()).not.toContain('mieux peinte');
  });

  it('is the director’s, and the box everybody’s at the desk', async () => {
    await opened();
    const clerk = await desk.as('clerk');
    expect((await clerk.send('PUT', `${at}/v`, { state: 'closed', saw: 'open' })).status).toBe(403);
    expect((await clerk.send('PUT', `${at}/v/paper/J1`, { in: true })).status).toBe(200);
    expect((await clerk.send('DELETE', `${at}/v`, undefined)).status).toBe(403);
    expect((await desk.send('DELETE', `${at}/v`, undefined)).status).toBe(200);
    const { db } = desk.installation.visitors;
    expect(await votes()).toEqual([]);
    expect(await db.selectFrom('vote_voters').selectAll().execute()).toEqual([]);
    for (let n = 0; n < 12; n += 1) await make(`v${n}`);
    expect(await refusalOf(make('more'))).toBe('too-many-votes');
  });
});
