import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { armyListType } from '../links/army-lists.ts';
import { textOf } from '../pages/test-pages.ts';
import type { Data } from '../store/data-port.ts';
import { type DatabaseName, startDatabases, type TestDatabases } from './test-databases.ts';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { act } from './test-public.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

let desk: Desk;
let data: Data;

const t = '/api/tournaments/lyon/army-lists';
const inBase64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');
const list = (text: string | Uint8Array, name = 'romains.txt') => ({ name, content: inBase64(text) });
const put = (path: string, body: object) => desk.send('PUT', path, body);
const options = (more: object = {}) => put(t, { deadline: null, malus: null, published: false, ...more });
const lists = async (path = t) => ((await (await desk.get(path)).json()) as { lists: object[] }).lists;

describe.each<DatabaseName>(['SQLite', 'PostgreSQL'])('an army list, in %s', (kind) => {
  beforeEach(async () => {
    data = await (await databases.fresh(kind))();
    desk = await openDesk({}, {}, data);
    await desk.create();
    await registerAll(desk, 2);
  });
  afterEach(async () => {
    desk.installation.live.close();
    await data.close();
  });

  it('is kept, told without what stands in it, replaced, read as a file, taken away', async () => {
    expect((await put(`${t}/J1/1`, list('Romains, 23 points'))).status).toBe(200);
    expect((await put(`${t}/J1/2`, list('%PDF-1.7 …', 'autre.pdf'))).status).toBe(200);
    expect(await lists()).toMatchObject([
      { player: 'J1', slot: 1, name: 'romains.txt', type: 'text', size: 18, late: false },
      { player: 'J1', slot: 2, name: 'autre.pdf', type: 'pdf' },
    ]);
    expect(JSON.stringify(await lists())).not.toContain('23 points');
    await put(`${t}/J1/1`, list('Romains, 24 points'));
    expect(await (await desk.get(`${t}/J1/1`)).text()).toBe('Romains, 24 points');
    expect((await desk.send('DELETE', `${t}/J1/1`, undefined)).status).toBe(200);
    expect((await problemOf(await desk.get(`${t}/J1/1`))).code).toBe('unknown-army-list');
    expect(await lists()).toHaveLength(1);
  });

  it('is a text or a pdf by what stands in it, whatever it is called; never more than 500,000 bytes, two a person', async () => {
    expect(
      (await problemOf(await put(`${t}/J1/1`, list(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), 'a.pdf')))).code,
    ).toBe('no-army-list-file');
    expect((await problemOf(await put(`${t}/J1/1`, list('')))).code).toBe('no-army-list-file');
    expect((await put(`${t}/J1/1`, list('a'.repeat(500_000)))).status).toBe(200);
    expect((await put(`${t}/J1/1`, list('a'.repeat(500_001)))).status).toBeGreaterThanOrEqual(413);
    expect((await put(`${t}/J1/3`, list('a'))).status).toBe(422);
    expect((await problemOf(await put(`${t}/J9/1`, list('a')))).code).toBe('unknown-person');
    expect(armyListType(Buffer.from('\u0000text'))).toBeNull();
    expect(armyListType(Buffer.from('é', 'latin1'))).toBeNull();
    expect(armyListType(Buffer.from('Éléphants\t2\r\n'))).toBe('text');
  });

  it('of a stranger is a file to be kept: a page in it is never shown by this house', async () => {
    await put(`${t}/J1/1`, list('<script>alert(1)</script>', 'x.html'));
    const { headers } = await desk.get(`${t}/J1/1`);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="lyon-liste-1-1.txt"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'|default-src 'none'/);
  });

  it('is late after the deadline of today, and goes with whoever is forgotten', async () => {
    await put(`${t}/J1/1`, list('a'));
    await options({ deadline: '2000-01-01T00:00:00.000Z', malus: 10 });
    expect(await lists()).toMatchObject([{ late: true }]);
    await options({ deadline: '2999-01-01T00:00:00.000Z' });
    expect(await lists()).toMatchObject([{ late: false }]);
    await desk.post('/api/tournaments/lyon/people/J1/erase', {});
    expect(await lists()).toEqual([]);
    expect(await desk.installation.visitors.db.selectFrom('army_lists').selectAll().execute()).toEqual([]);
  });

  it('is private until all are published in one act, and only of a tournament that is public', async () => {
    const at = '/api/public/lyon/players/1/army-lists/1';
    await put(`${t}/J1/1`, list('Romains'));
    expect((await problemOf(await desk.get(at))).code).toBe('unknown-tournament');
    await act(desk, { kind: 'show', open: true }, 'show');
    expect((await problemOf(await desk.get(at))).code).toBe('not-public');
    expect(
      (await (await desk.as('clerk')).send('PUT', t, { deadline: null, malus: null, published: true })).status,
    ).toBe(403);
    await options({ published: true });
    expect(await (await desk.get(at)).text()).toBe('Romains');
    const page = async () => textOf(await (await desk.get('/t/lyon/listes')).text());
    expect(await page()).toMatch(/liste 1/);
    await options();
    expect((await desk.get(at)).status).toBe(404);
    expect(await page()).toContain('ne sont pas encore publiées');
  });

  it('comes from the player’s own phone, who sees their own alone, until they are published', async () => {
    await put(`${t}/J2/1`, list('of another'));
    const [link] = (await (await desk.post('/api/tournaments/lyon/links', {})).json()) as {
      code: string;
      player: string;
    }[];
    const own = `/api/player/${link?.code}/army-lists`;
    expect(link?.player).toBe('J1');
    expect((await put(`${own}/1`, list('mine'))).status).toBe(200);
    expect(await lists(own)).toMatchObject([{ player: 'J1', slot: 1 }]);
    await options({ published: true });
    expect((await problemOf(await put(`${own}/1`, list('other')))).code).toBe('lists-published');
    expect((await put(`${t}/J1/1`, list('by the arbiter'))).status).toBe(200);
    expect((await put('/api/player/AAAA-AAAA/army-lists/1', list('x'))).status).toBe(404);
  });

  it('goes with the archive as a file of its own, published or not', async () => {
    await put(`${t}/J2/1`, list('Romains'));
    await put(`${t}/J2/2`, list('%PDF-1.7 …', 'autre.pdf'));
    const answer = await desk.get('/api/tournaments/lyon/archive?lang=fr&at=10:42');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files).filter((name) => name.startsWith('listes/'));
    expect(names).toEqual(['listes/lyon-liste-2-1.txt', 'listes/lyon-liste-2-2.pdf']);
    expect(new TextDecoder().decode(files['listes/lyon-liste-2-1.txt'])).toBe('Romains');
  });
});
