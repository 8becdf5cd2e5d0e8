import type { MatchResult } from '@ronde/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, decided, openDesk, problemOf, publishFirst, registerAll, type Speaker } from './test-desk.ts';
import { games, tablesOf } from './test-public.ts';

let desk: Desk;
let ugo: Speaker;
let ursule: Speaker;
let players: [string, string];
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  await registerAll(desk, 8);
  await publishFirst(desk);
  const [[a, b] = ['', '']] = await tablesOf(desk, 1);
  players = [a, b];
  [ugo, ursule] = [await desk.as('clerk', 'Ugo'), await desk.as('clerk', 'Ursule')];
});

const enter = (by: Speaker, id: string, result: MatchResult, saw: MatchResult | null) =>
  by.command({ kind: 'record', round: 1, players, result, saw }, id);
const confirm = (by: Speaker, id: string, saw: MatchResult) =>
  by.command({ kind: 'confirm', round: 1, players, saw }, id, undefined, { 'Accept-Language': 'fr' });
const [right, wrong] = [games([450, 400]), games([400, 450])];

describe('confirming a result', () => {
  it('is for somebody else than whoever entered it', async () => {
    await enter(ugo, 'r', right, null);
    const no = await confirm(ugo, 'c1', right);
    expect(no.status).toBe(403);
    expect(await problemOf(no)).toMatchObject({ code: 'own-result', title: expect.stringContaining('vous') });
    expect((await desk.view()).tournament.rounds[0]?.matches[0]).not.toHaveProperty('confirmed');
    expect((await confirm(ursule, 'c2', right)).status).toBe(200);
    expect((await desk.view()).tournament.rounds[0]?.matches[0]).toHaveProperty('confirmed', true);
  });

  it('looks at who typed what stands: a correction is its author’s', async () => {
    await enter(ugo, 'r', wrong, null);
    await enter(ursule, 'r2', right, wrong);
    expect((await problemOf(await confirm(ursule, 'c1', right))).code).toBe('own-result');
    expect((await confirm(ugo, 'c2', right)).status).toBe(200);
  });

  it('what the director’s undo brought back is still its author’s', async () => {
    await enter(ugo, 'r', right, null);
    const { decision } = await decided(await enter(ursule, 'r2', wrong, right));
    await desk.post('/api/tournaments/lyon/undo', { id: 'u', decision: decision.seq });
    expect((await problemOf(await confirm(ugo, 'c1', right))).code).toBe('own-result');
    expect((await confirm(desk, 'c2', right)).status).toBe(200);
  });

  it('the rules answer first', async () => {
    await enter(ugo, 'r', right, null);
    expect((await problemOf(await confirm(ugo, 'c', wrong))).code).toBe('result-changed');
  });
});

describe('who asks', () => {
  const t = '/api/tournaments/lyon';

  it('disputes under their own account, whatever is sent; the desk reads a name', async () => {
    await enter(ugo, 'r', right, null);
    const body = { kind: 'dispute', round: 1, players, value: wrong, by: 'Ugo' } as const;
    const answer = await ursule.command(body, 'd');
    const named = { disputed: { by: 'Ursule', value: wrong } };
    expect((await decided(answer)).decision.events[0]).toMatchObject({ kind: 'disputed', to: named.disputed });
    expect((await desk.view()).tournament.rounds[0]?.matches[0]).toMatchObject(named);
    const stored = await desk.installation.store.load('lyon');
    const kept = stored?.tournament.rounds[0]?.matches[0]?.disputed;
    expect(kept?.by).toBe(stored?.log.at(-1)?.by);
    const { by: _, ...without } = body;
    await desk.command({ kind: 'retain', round: 1, players, which: 'first', saw: wrong }, 'k');
    expect((await ursule.post(`${t}/commands`, { id: 'd2', command: without })).status).toBe(200);
  });

  it('is not answered with what somebody else did under the same id', async () => {
    const first = await enter(ugo, 'same', right, null);
    expect(first.status).toBe(200);
    const other = await enter(ursule, 'same', right, null);
    expect([other.status, (await problemOf(other)).code]).toEqual([409, 'id-reused']);
    expect((await enter(ugo, 'same', right, null)).status).toBe(200);
  });
});

describe('the time of the device', () => {
  const typed = '2026-11-14T08:58:02.000+01:00';
  const later = '2026-11-14T08:59:00Z';
  const t = '/api/tournaments/lyon';

  it('stands in the log beside the server’s, of commands and of undos', async () => {
    const command = { kind: 'record', round: 1, players, result: right, saw: null };
    const { decision } = await decided(await ugo.post(`${t}/commands`, { id: 'r', deviceAt: typed, command }));
    expect(decision).toMatchObject({ at: '2026-11-14T09:00:00.000Z', deviceAt: typed });
    await ugo.post(`${t}/undo`, { id: 'u', deviceAt: later, decision: decision.seq });
    expect((await desk.log()).slice(0, 2).map(({ deviceAt }) => deviceAt)).toEqual([later, typed]);
  });

  it('sent again by another clock, it is the same command', async () => {
    const command = { kind: 'record', round: 1, players, result: right, saw: null };
    const first = await ugo.post(`${t}/commands`, { id: 'r', deviceAt: typed, command });
    const second = await ugo.post(`${t}/commands`, { id: 'r', deviceAt: '2026-11-14T09:10:00Z', command });
    expect(await second.json()).toEqual(await first.json());
    for (const deviceAt of ['yesterday', '2026-11-14', `2026-11-14T08:59:00.${'0'.repeat(40)}Z`]) {
      expect((await ugo.post(`${t}/commands`, { id: 'x', deviceAt, command })).status).toBe(422);
      expect((await ugo.post(`${t}/undo`, { id: 'y', deviceAt, decision: 2 })).status).toBe(422);
    }
  });
});
