import type { Summary } from '@ronde/contract/http/desk';
import { describe, expect, it } from 'vitest';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { act, codesOf, openedDesk } from './test-public.ts';
import { staffOf } from './test-staff.ts';

const at = '/api/tournaments/lyon';
const home = async (desk: Desk) => (await (await desk.as('public')).get('/')).text();
const listed = async ({ get }: Pick<Desk, 'get'>) => (await (await get('/api/tournaments')).json()) as Summary[];

async function registering(): Promise<Desk> {
  const desk = await openDesk();
  await desk.create();
  await registerAll(desk, 18);
  await act(desk, { kind: 'show', open: true });
  return desk;
}

describe('a tournament that is removed', () => {
  it('is gone for strangers, phones and screens, and is there again once it is restored', async () => {
    const desk = await registering();
    const [code] = (await codesOf(desk)).values();
    const stranger = await desk.as('public');
    const hall = (await (await desk.get(`${at}/hall`)).json()) as { key: string };
    const addresses = [
      ...['', '/standings', '/hall', `/hall?key=${hall.key}`, '/registration'].map((rest) => `/api/public/lyon${rest}`),
      ...['/t/lyon', '/t/lyon/joueurs', '/t/lyon/inscription', `/api/player/${code}`, `/api/player/${code}/board`],
    ];
    const answers = async () => Promise.all(addresses.map(async (path) => (await stranger.get(path)).status));
    const before = await answers();
    expect(before).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200]);
    await act(desk, { kind: 'shelve', shelf: 'removed' });
    expect(await answers()).toEqual(addresses.map(() => 404));
    expect(await home(desk)).not.toContain('href="/t/lyon');
    await act(desk, { kind: 'shelve', shelf: null });
    expect(await answers()).toEqual(before);
  });

  it('stands in the list of its director alone, and clerks may not bring it back', async () => {
    const desk = await registering();
    const clerk = await staffOf({ desk, at }, 'clerk', 'Paul');
    const director = await staffOf({ desk, at }, 'director', 'Anne');
    expect(await listed(clerk as Desk)).toMatchObject([{ slug: 'lyon' }]);
    expect((await listed(clerk as Desk))[0]).not.toHaveProperty('shelfFor');
    expect(await listed(director as Desk)).toMatchObject([{ slug: 'lyon', shelfFor: 'removed' }]);
    const asked = (shelf: string | null) => ({ id: `shelf-${shelf}`, command: { kind: 'shelve', shelf } });
    const no = await clerk.post(`${at}/commands`, asked('removed'));
    expect((await problemOf(no)).code).toBe('not-allowed');
    expect((await director.post(`${at}/commands`, asked('removed'))).status).toBe(200);
    expect(await listed(clerk as Desk)).toEqual([]);
    expect(await listed(director as Desk)).toMatchObject([{ slug: 'lyon', shelf: 'removed' }]);
    // The second at once is told that it is done.
    const again = await desk.post(`${at}/commands`, { id: 'again', command: { kind: 'shelve', shelf: 'removed' } });
    expect((await problemOf(again)).code).toBe('shelved-already');
    expect((await director.post(`${at}/commands`, asked(null))).status).toBe(200);
    expect(await listed(clerk as Desk)).toMatchObject([{ slug: 'lyon' }]);
  });
});

describe('a tournament that is archived', () => {
  it('reads as before, in a part of its own of the home page', async () => {
    const desk = await openedDesk();
    const stranger = await desk.as('public');
    const round = async () => (await stranger.get('/api/public/lyon/rounds/1')).text();
    const before = await round();
    await act(desk, { kind: 'shelve', shelf: 'archived' });
    expect(await round()).toBe(before);
    const page = await home(desk);
    expect(page.indexOf('<summary>Archivés</summary>')).toBeGreaterThan(0);
    expect(page.indexOf('href="/t/lyon')).toBeGreaterThan(page.indexOf('<summary>Archivés</summary>'));
    expect(await listed(desk)).toMatchObject([{ slug: 'lyon', shelf: 'archived', shelfFor: 'archived' }]);
  });
});
