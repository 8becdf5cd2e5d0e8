import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../store/data-port.ts';
import { startDatabases, type TestDatabases } from './test-databases.ts';
import { type Desk, openDesk, problemOf, type Speaker } from './test-desk.ts';
import { act } from './test-public.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

describe.each(['SQLite', 'PostgreSQL'] as const)('an address that is nobody’s name, in %s', (kind) => {
  let data: Data;
  let desk: Desk;
  let member: Speaker;
  beforeAll(async () => {
    data = await (await databases.fresh(kind))();
    desk = await openDesk({}, {}, data);
    await desk.create();
    await act(desk, { kind: 'show', open: true });
    member = await desk.as('member');
  });
  afterAll(async () => {
    desk.installation.live.close();
    await data.close();
  });

  it.each([
    '/t/%00',
    '/t/%00/reglement',
    '/t/%00/inscription',
    '/t/a%00b/nope',
    '/t/lyon/joueur/%00',
    '/t/lyon/inscription?demande=%00',
    '/t/%ED%A0%80',
    '/t/%ff/reglement',
  ])('%s is a page that says so', async (path) => {
    for (const [lang, address] of [
      ['fr', path],
      ['en', `/en${path}`],
    ]) {
      const answer = await desk.get(address ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).not.toContain('\0');
    }
    expect(desk.reported).toEqual([]);
  });

  it('a form that is sent there is answered alike', async () => {
    const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'name=Ada' };
    const answer = await desk.app.request('/t/%00/inscription', form);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('is unknown in the API, to a manager as to a member whose role would be looked up', async () => {
    for (const who of [desk, member])
      for (const path of ['/api/tournaments/%00', '/api/tournaments/a%00b/log', '/api/player/%00', '/api/public/%00']) {
        const answer = await who.get(path);
        expect([answer.status, (await problemOf(answer)).code]).toEqual([404, 'unknown-address']);
      }
    for (const path of ['/api/tournaments/%ED%A0%80', '/api/public/%ff'])
      expect((await member.get(path)).status).toBe(404);
    expect(desk.reported).toEqual([]);
  });

  it('nobody is looked for by it', async () => {
    const answer = await desk.get('/api/register?game=scrabble&q=a%00');
    expect(answer.status).toBe(422);
    const { code, errors } = await problemOf(answer);
    expect([code, errors?.map(({ path }) => path)]).toEqual(['malformed', ['q']]);
    expect((await desk.get('/api/register?game=scrabble&q=%ED%A0%80')).status).toBe(200);
    // A percent sign that somebody typed.
    expect((await desk.get('/api/register?game=scrabble&q=%2500')).status).toBe(200);
    expect(desk.reported).toEqual([]);
  });
});
