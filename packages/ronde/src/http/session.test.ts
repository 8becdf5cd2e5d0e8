import type { Invited, MySession, SessionView, Team } from '@ronde/contract/http/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstLink } from '../accounts/accounts.ts';
import { openData } from '../database/migrations.ts';
import { type Desk, openDesk, problemOf, registerAll, type Speaker, speaker, testPassword } from './test-desk.ts';

let desk: Desk;
let stranger: Speaker;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  stranger = await desk.as('public');
});

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const signIn = (name: string, password = testPassword, who = stranger, more: object = {}) =>
  who.post('/api/session', { name, password, ...more });

const who = async (speaking: Speaker) => (await (await speaking.get('/api/session')).json()) as SessionView;
const tokenIn = (path: string) => path.split('/').at(-1) ?? '';

describe('sign-in', () => {
  it('gives a session in a cookie, and says who that is', async () => {
    const answer = await signIn('claire');
    expect(await answer.json()).toEqual({ account: { id: 'account-2', name: 'Claire', house: 'manager' } });
    const signed = speaker(desk.app, cookieOf(answer));
    expect(await who(signed)).toMatchObject({ account: { name: 'Claire' }, accounts: true, staff: true });
    expect((await signed.get('/api/tournaments/lyon')).status).toBe(200);
  });

  it('nobody signed in is told so, everywhere the same', async () => {
    expect(await who(stranger)).toEqual({ account: null, accounts: true, staff: true });
    for (const path of ['/api/tournaments', '/api/tournaments/lyon', '/api/tournaments/nowhere', '/api/accounts']) {
      const answer = await stranger.get(path);
      expect([answer.status, (await problemOf(answer)).code]).toEqual([401, 'sign-in-needed']);
    }
  });

  it('a wrong password and an unknown name are the same answer', async () => {
    const [wrong, unknown] = await Promise.all([signIn('Claire', 'un autre mot'), signIn('Personne')]);
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('signing out ends the session, not only the cookie', async () => {
    const signed = speaker(desk.app, cookieOf(await signIn('Claire')));
    const out = await signed.send('DELETE', '/api/session', {});
    expect(out.headers.getSetCookie()[0]).toMatch(/^ronde=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await who(signed)).account).toBeNull();
  });

  it('is slowed down after errors, and says for how long', async () => {
    for (let n = 0; n < 6; n++) await signIn('Claire', 'un autre mot');
    const answer = await signIn('Claire');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await problemOf(answer)).title).toBe('Trop d’essais de suite.');
  });

  it('an empty house says that it has no account, and its first one is made by the link of the machine', async () => {
    const data = await openData('memory');
    const empty = await openDesk({}, {}, data);
    for (const table of ['sessions', 'invitations', 'accounts'] as const) await data.db.deleteFrom(table).execute();
    const first = speaker(empty.app, '');
    expect((await who(first)).accounts).toBe(false);
    const token = tokenIn((await firstLink(empty.installation.accounts)) ?? '');
    expect(await (await first.post('/api/session/link', { token })).json()).toMatchObject({ kind: 'owner' });
    const made = await first.post('/api/session/accept', { token, name: 'Odile', password: testPassword });
    expect(await made.json()).toMatchObject({ account: { name: 'Odile', house: 'manager' } });
    expect((await problemOf(await first.post('/api/session/link', { token }))).code).toBe('link-dead');
  });
});

describe('one’s own account', () => {
  it('its sessions are listed, and ended from anywhere', async () => {
    const phone = speaker(desk.app, cookieOf(await signIn('Claire')));
    const list = (await (await desk.get('/api/session/all')).json()) as MySession[];
    expect(list.map(({ here }) => here).sort()).toEqual([false, true]);
    const other = list.find(({ here }) => !here)?.id ?? '';
    const marc = await desk.as('director', 'Marc');
    expect((await marc.send('DELETE', `/api/session/all/${other}`, {})).status).toBe(404);
    expect((await who(phone)).account?.name).toBe('Claire');
    expect((await desk.send('DELETE', `/api/session/all/${other}`, {})).status).toBe(200);
    expect((await who(phone)).account).toBeNull();
  });

  it('a new password ends the others, and needs the old one', async () => {
    const phone = speaker(desk.app, cookieOf(await signIn('Claire')));
    const change = (current: string, password: string) =>
      desk.send('PUT', '/api/session/password', { current, password });
    expect((await problemOf(await change('un autre mot', 'dix chevaux noirs'))).code).toBe('wrong-sign-in');
    expect((await problemOf(await change(testPassword, 'court'))).code).toBe('password-short');
    expect((await change(testPassword, 'dix chevaux noirs')).status).toBe(200);
    expect((await who(phone)).account).toBeNull();
    expect((await who(desk)).account?.name).toBe('Claire');
  });
});

describe('invitations', () => {
  const invited = async (answer: Response) => (await answer.json()) as Invited;

  it('to a tournament: looked at, used, seen in the team, taken away', async () => {
    const made = await desk.post('/api/tournaments/lyon/team/invitations', { role: 'clerk', note: 'pour Marc' });
    expect(made.status).toBe(201);
    const { path } = await invited(made);
    expect(path).toMatch(/^\/invitation\/[\w-]{43}$/);
    const look = await stranger.post('/api/session/link', { token: tokenIn(path) });
    expect(await look.json()).toMatchObject({ kind: 'team', role: 'clerk', tournament: 'Lyon', slug: 'lyon' });
    const used = await stranger.post('/api/session/accept', {
      token: tokenIn(path),
      name: 'Marc',
      password: testPassword,
    });
    const marc = speaker(desk.app, cookieOf(used));
    expect((await marc.get('/api/tournaments/lyon')).status).toBe(200);
    const team = (await (await desk.get('/api/tournaments/lyon/team')).json()) as Team;
    expect(team.members.map(({ name, role }) => [name, role])).toEqual([
      ['Claire', 'director'],
      ['Marc', 'clerk'],
    ]);
    expect(team.invitations).toEqual([]);
    const id = team.members[1]?.account;
    await desk.send('PUT', `/api/tournaments/lyon/team/${id}`, { role: 'arbiter' });
    await desk.send('DELETE', `/api/tournaments/lyon/team/${id}`, {});
    expect((await marc.get('/api/tournaments/lyon')).status).toBe(404);
  });

  it('revoked, it is dead; and a director cannot reach another tournament’s', async () => {
    const { id, path } = await invited(await desk.post('/api/tournaments/lyon/team/invitations', { role: 'clerk' }));
    await desk.post('/api/tournaments', { name: 'Paris', format: 'classique', date: '2026-11-14' });
    expect((await desk.send('DELETE', `/api/tournaments/paris/team/invitations/${id}`, {})).status).toBe(404);
    expect((await desk.send('DELETE', `/api/tournaments/lyon/team/invitations/${id}`, {})).status).toBe(200);
    const dead = await stranger.post('/api/session/link', { token: tokenIn(path) });
    expect([dead.status, (await problemOf(dead)).code]).toEqual([404, 'link-dead']);
  });

  it('with an account already: signed in, one joins by a button', async () => {
    const member = await desk.as('member', 'Marc');
    const { path } = await invited(await desk.post('/api/tournaments/lyon/team/invitations', { role: 'arbiter' }));
    expect((await member.post('/api/session/join', { token: tokenIn(path) })).status).toBe(200);
    expect((await member.get('/api/tournaments/lyon')).status).toBe(200);
  });

  it('to the house, and for a new password', async () => {
    const house = await invited(await desk.post('/api/accounts/invitations', { house: 'manager' }));
    expect(await (await desk.get('/api/accounts/invitations')).json()).toMatchObject([{ house: 'manager' }]);
    await stranger.post('/api/session/accept', { token: tokenIn(house.path), name: 'Marc', password: testPassword });
    const list = (await (await desk.get('/api/accounts')).json()) as { id: string; name: string }[];
    const marc = list.find(({ name }) => name === 'Marc')?.id;
    const { path } = await invited(await desk.post(`/api/accounts/${marc}/password`, {}));
    const look = await stranger.post('/api/session/link', { token: tokenIn(path) });
    expect(await look.json()).toMatchObject({ kind: 'password', name: 'Marc' });
    await stranger.post('/api/session/accept', { token: tokenIn(path), password: 'dix chevaux noirs' });
    expect((await signIn('Marc', 'dix chevaux noirs')).status).toBe(200);
  });
});

describe('who decided', () => {
  it('is the account of the session, whatever else is said', async () => {
    const marc = await desk.as('director', 'Marc Dubois');
    await registerAll(marc, 1);
    const posing = await marc.post('/api/tournaments/lyon/commands', {
      id: 'x',
      by: 'Claire',
      command: { kind: 'mark', player: 'J1', presence: 'late' },
    });
    expect([posing.status, (await problemOf(posing)).errors?.[0]?.message]).toEqual([422, 'La clé by n’existe pas.']);
    const [line] = await desk.log();
    expect(line).toMatchObject({ by: 'Marc Dubois' });
    const stored = await desk.installation.store.load('lyon');
    expect(stored?.log.at(-1)?.by).toMatch(/^account-/);
  });

  it('an erased account keeps its decisions and loses its name, in the reader’s language', async () => {
    const marc = await desk.as('director', 'Marc Dubois');
    await registerAll(marc, 1);
    const id = (await who(marc)).account?.id;
    expect((await desk.send('DELETE', `/api/accounts/${id}`, {})).status).toBe(200);
    const [line] = await desk.log();
    expect(line?.by).toBe('Compte effacé');
    const english = await (await desk.get('/api/tournaments/lyon/log', { 'Accept-Language': 'en' })).text();
    expect(english).toContain('Deleted account');
    expect(english).not.toContain('Marc');
  });

  it('a name that an earlier version wrote stays as it was', async () => {
    await desk.installation.store.write('lyon', { id: 'old', by: 'Odile', at: desk.installation.now() }, () => ({
      ok: true,
      value: { events: [] },
    }));
    expect((await desk.log())[0]?.by).toBe('Odile');
  });

  it('a clerk takes back their own entries only, and never with another’s', async () => {
    await registerAll(desk, 2);
    const clerk = await desk.as('clerk', 'Marc');
    await clerk.command({ kind: 'mark', player: 'J1', presence: 'late' }, 'mine');
    const undo = (decision: number, together = false) =>
      clerk.post('/api/tournaments/lyon/undo', { id: `u-${decision}-${together}`, decision, together });
    const lines = await clerk.log();
    expect(lines.map(({ undoable }) => undoable)).toEqual([true, false, false, false]);
    const theirs = await undo(3);
    expect([theirs.status, (await problemOf(theirs)).code]).toEqual([403, 'not-yours']);
    expect((await problemOf(await undo(2, true))).code).toBe('not-yours');
    expect((await undo(4)).status).toBe(200);
    // And gives it back.
    expect((await undo(5)).status).toBe(200);
    expect((await desk.log()).map(({ undoable }) => undoable).filter(Boolean).length).toBeGreaterThan(1);
  });
});
