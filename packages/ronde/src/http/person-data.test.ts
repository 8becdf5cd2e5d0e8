import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, problemOf } from './test-desk.ts';
import { act, codesOf, games, openedDesk, tablesOf } from './test-public.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openedDesk();
  const person = { name: 'LEFÈVRE Zoé', licence: 'L-77', pseudonym: 'La Comète', birthYear: 1987 };
  await desk.send('PUT', `${people}/J1`, person);
  await desk.send('PUT', `${people}/J1/contact`, { email: 'zoe@mail.example', phone: '06 00 00 00 00' });
});

const people = '/api/tournaments/lyon/people';
const traces = /LEFÈVRE|L-77|Comète|1987|mail\.example|06 00/;

describe('a person’s own data', () => {
  it('is all that is held about them', async () => {
    const [one = ['', '']] = await tablesOf(desk, 1);
    await act(desk, { kind: 'record', round: 1, players: [...one], result: games([450, 400]), saw: null }, 'r');
    await desk.post('/api/tournaments/lyon/links', {});
    const answer = await desk.get(`${people}/J1/data`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="donnees-lyon-1.json"');
    expect(await answer.json()).toMatchObject({
      tournament: { name: 'Lyon' },
      number: 1,
      person: { name: 'LEFÈVRE Zoé', licence: 'L-77', pseudonym: 'La Comète', birthYear: 1987 },
      contact: { email: 'zoe@mail.example', phone: '06 00 00 00 00' },
      player: { id: 'J1', rating: 2950 },
      games: [{ round: 1, state: 'entered', opponent: '12' }],
      link: { madeAt: '2026-11-14T09:00:00.000Z', revokedAt: null },
    });
  });

  it('holds of the others only what is public', async () => {
    await desk.send('PUT', `${people}/J12`, { name: 'SECRETNOM Luc', pseudonym: 'Masque', licence: 'SECRETLICENCE' });
    expect(await (await desk.get(`${people}/J1/data`)).text()).not.toContain('SECRET');
  });

  it('is the director’s to give, not an arbiter’s, a clerk’s or the public’s', async () => {
    for (const role of ['arbiter', 'clerk', 'public'] as const) {
      const other = await desk.as(role);
      expect((await other.get(`${people}/J1/data`)).status, role).toBeGreaterThanOrEqual(401);
      expect((await other.post(`${people}/J1/erase`, {})).status, role).toBeGreaterThanOrEqual(401);
    }
    expect((await (await desk.as('director')).get(`${people}/J1/data`)).status).toBe(200);
    expect((await problemOf(await desk.get(`${people}/J99/data`))).code).toBe('unknown-person');
  });
});

describe('erasing somebody', () => {
  it('leaves « Joueur 1 », on past pages too; results and standings stay', async () => {
    const [one = ['', '']] = await tablesOf(desk, 1);
    await act(desk, { kind: 'record', round: 1, players: [...one], result: games([450, 400]), saw: null }, 'r');
    const codes = await codesOf(desk);
    const before = (await (await desk.get('/api/tournaments/lyon/standings')).json()) as object;
    const version = await (await desk.get('/api/public/lyon/version')).json();
    const answer = await desk.post(`${people}/J1/erase`, {});
    expect(await answer.json()).toEqual({ id: 'J1', number: 1, name: 'Joueur 1' });
    for (const path of [
      '/api/public/lyon',
      '/api/public/lyon/players/1',
      '/api/tournaments/lyon',
      `${people}/J1/data`,
    ]) {
      expect((await (await desk.get(path)).text()).match(traces)?.[0] ?? null, path).toBeNull();
    }
    expect(await (await desk.get('/api/public/lyon')).text()).toContain('Joueur 1');
    expect(await (await desk.get('/api/public/lyon/version')).json()).not.toEqual(version);
    expect(await (await desk.get('/api/tournaments/lyon/standings')).json()).toEqual(before);
    expect((await desk.get(`/api/player/${codes.get('J1')}`)).status).toBe(404);
  });

  it('never gives life to a link again that was revoked', async () => {
    const older = (await codesOf(desk)).get('J1');
    await desk.post('/api/tournaments/lyon/links/J1/revoke', {});
    await desk.post(`${people}/J1/erase`, {});
    const newer = (await codesOf(desk)).get('J1');
    expect(newer).not.toBe(older);
    expect((await desk.get(`/api/player/${older}`)).status).toBe(404);
    expect((await desk.get(`/api/player/${newer}`)).status).toBe(200);
  });

  it('takes the reasons in free words that speak of them, and no other', async () => {
    const mark = (player: string) => act(desk, { kind: 'mark', player, presence: 'late' }, `mark-${player}`);
    await mark('J1');
    await mark('J2');
    const notes = new Map([
      ['mark-J1', 'LEFÈVRE a prévenu'],
      ['mark-J2', 'train en retard'],
    ]);
    await desk.installation.store.amend('lyon', () => ({ notes, seen: false }));
    expect(await (await desk.get(`${people}/J1/data`)).text()).toContain('LEFÈVRE a prévenu');
    await desk.post(`${people}/J1/erase`, {});
    expect([...((await desk.installation.store.load('lyon'))?.notes ?? [])]).toEqual([['mark-J2', 'train en retard']]);
  });

  it('takes the reasons that an imported file brought, out of the log and of the next file', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const matches = [
      { table: 1, players: ['A', 'B'], games: [[300, 200]], awarded: 'B', reason: 'A a refusé la vérification' },
      { table: 2, players: ['C', 'D'], games: [[300, 200]], awarded: 'D', reason: 'table renversée' },
      { table: 3, players: ['E', 'F'], games: [[300, 200]] },
      { table: 4, players: ['G', 'H'], games: [[300, 200]] },
    ];
    const sanctions = [{ player: 'A', kind: 'warning', reason: 'A a crié' }];
    const file = {
      ...{
        ronde: 1,
        name: 'Nice',
        format: 'classique',
        date: '2026-11-14',
        rounds: [{ bestOf: 1, matches, sanctions }],
      },
      players: names.map((name) => ({ id: name, name })),
    };
    const made = await desk.post('/api/tournaments/import', { file });
    const { slug } = (await made.json()) as { slug: string };
    const nice = `/api/tournaments/${slug}`;
    const exported = async () => await (await desk.get(`${nice}/file`)).text();
    expect(await exported()).toContain('A a refusé la vérification');
    const { decisions } = (await (await desk.get(`${nice}/people/A/data`)).json()) as { decisions: { why: string }[] };
    expect(decisions.map(({ why }) => why)).toEqual(['A a refusé la vérification\nA a crié']);
    await desk.post(`${nice}/people/A/erase`, {});
    const free = /refusé|crié/;
    expect((await exported()).match(free)).toBeNull();
    const { db } = desk.installation.visitors;
    for (const table of ['decisions', 'notes'] as const) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()).match(free), table).toBeNull();
    }
    expect(await exported()).toContain('table renversée');
  });

  it('reaches the whole database', async () => {
    await desk.post(`${people}/J1/erase`, {});
    const { db } = desk.installation.visitors;
    const tables = ['people', 'contacts', 'notes', 'decisions', 'links', 'registration_requests'] as const;
    for (const table of tables) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()).match(traces), table).toBeNull();
    }
  });
});
