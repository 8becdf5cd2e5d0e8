import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, firstLink, newOwnerLink } from './accounts.ts';
import {
  dialects,
  enters,
  entersTeam,
  hall,
  laptop,
  type Opening,
  openRoom,
  password,
  type Room,
} from './test-accounts.ts';

describe.each(dialects)('in %s', (_, start) => {
  let database: Opening;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.stop());

  let room: Room;
  let accounts: Accounts;
  beforeEach(async () => {
    room = await openRoom(database);
    accounts = room.accounts;
  });
  afterEach(() => room.data.close());

  const tokenOf = (path: string | null): string => path?.split('/').at(-1) ?? '';
  const signIn = (name: string, word = password, from = hall) =>
    accounts.signIn({ name, password: word, from, device: 'Safari, iPhone', kept: false });
  const said = async (asked: Promise<{ ok: boolean; refusal?: unknown }>) => {
    const { ok, refusal } = await asked;
    return ok ? 'ok' : refusal;
  };

  describe('the first account', () => {
    it('is made by the link of the machine, once', async () => {
      const token = tokenOf(await firstLink(accounts));
      const made = await accounts.accept({ token, name: 'Claire Vidal', password, ...laptop });
      expect(made).toMatchObject({ ok: true, value: { account: { name: 'Claire Vidal', house: 'manager' } } });
      expect(await said(accounts.accept({ token, name: 'Marc', password, ...laptop }))).toBe('link-dead');
      expect(await firstLink(accounts)).toBeNull();
    });

    it('dies after a day, and when the machine makes another one; asked for again it is the same', async () => {
      const made = tokenOf(await newOwnerLink(accounts));
      const [first = '', second = ''] = await Promise.all([0, 1].map(async () => tokenOf(await firstLink(accounts))));
      expect(first).toBe(second);
      expect(await accounts.readLink(made)).toBeNull();
      room.wait(24 * 60 - 1);
      expect(tokenOf(await firstLink(accounts))).toBe(second);
      expect(await accounts.readLink(second)).toMatchObject({ grant: { kind: 'owner' } });
      room.wait(1);
      expect(await accounts.readLink(second)).toBeNull();
    });

    it('of two who use the link at once, one succeeds', async () => {
      const token = tokenOf(await firstLink(accounts));
      const both = await Promise.all(
        ['Claire', 'Marc'].map((name) => said(accounts.accept({ token, name, password, ...laptop }))),
      );
      expect(both.sort()).toEqual(['link-dead', 'ok']);
      expect(await accounts.list()).toHaveLength(1);
    });

    it('a lost password: the machine’s own link gives a known name a new one', async () => {
      const { token: old } = await enters(accounts, 'Claire Vidal');
      const token = tokenOf(await newOwnerLink(accounts));
      const again = { token, name: 'claire vidal', password: 'dix chevaux noirs', ...laptop };
      expect(await said(accounts.accept(again))).toBe('ok');
      expect(await accounts.list()).toMatchObject([{ name: 'Claire Vidal', house: 'manager' }]);
      expect(await accounts.bearer(old)).toBeNull();
      expect(await said(signIn('Claire Vidal', 'dix chevaux noirs'))).toBe('ok');
    });
  });

  describe('a password', () => {
    it.each([
      ['neuf char', 'password-short'],
      ['motdepasse123', 'password-common'],
      ['MotDePasse123', 'password-common'],
      ['aaaaaaaaaaaa', 'password-common'],
      ['dix lettres', 'ok'],
      ['李明李明李明李明李', 'password-short'],
    ])('%s: %s', async (word, answer) => {
      const token = tokenOf(await firstLink(accounts));
      expect(await said(accounts.accept({ token, name: 'Claire', password: word, ...laptop }))).toBe(answer);
    });

    it('is kept as a salted scrypt hash: never itself, never the same twice', async () => {
      await enters(accounts, 'Claire');
      await enters(accounts, 'Marc', { kind: 'house', house: 'member' });
      const rows = await room.data.db.selectFrom('accounts').select('password').execute();
      const [one, two] = rows.map((row) => row.password);
      expect(one).toMatch(/^scrypt\$\d+\$8\$1\$/);
      expect(one).not.toBe(two);
      expect(JSON.stringify(rows)).not.toContain(password);
    });

    it('changed, ends every other session', async () => {
      const { account, token } = await enters(accounts, 'Claire');
      const other = await signIn('Claire');
      const mine = await accounts.bearer(token);
      const change = (current: string) =>
        accounts.changePassword({
          account: account.id,
          session: mine?.session.id ?? '',
          current,
          password: 'dix chevaux noirs',
          from: hall,
        });
      expect(await said(change('un autre mot'))).toBe('wrong-sign-in');
      expect(await said(change(password))).toBe('ok');
      expect(await accounts.bearer(token)).not.toBeNull();
      expect(other.ok && (await accounts.bearer(other.value.token))).toBeNull();
      expect(await said(signIn('Claire'))).toBe('wrong-sign-in');
    });

    it('by a manager’s link, ends every session of its account', async () => {
      const { token } = await enters(accounts, 'Claire');
      const { account } = await enters(accounts, 'Marc', { kind: 'house', house: 'member' });
      const link = await accounts.invite({ grant: { kind: 'password', account: account.id }, by: null });
      const changed = await accounts.accept({ token: link.token, name: '', password: 'dix chevaux noirs', ...laptop });
      expect(changed).toMatchObject({ ok: true, value: { account: { name: 'Marc', house: 'member' } } });
      expect(await accounts.sessions(account.id)).toHaveLength(1);
      expect(await accounts.bearer(token)).not.toBeNull();
    });
  });

  describe('sign-in', () => {
    beforeEach(() => enters(accounts, 'Zoé LEFÈVRE'));

    it.each(['Zoé LEFÈVRE', 'zoe lefevre', '  ZOE   LEFEVRE '])('« %s » is the same name', async (name) => {
      expect(await said(signIn(name))).toBe('ok');
    });

    it('an unknown name and a wrong password are one answer', async () => {
      expect(await said(signIn('Zoé LEFÈVRE', 'un autre mot'))).toBe('wrong-sign-in');
      expect(await said(signIn('Personne'))).toBe('wrong-sign-in');
    });

    it('no second account takes a name that is the same to the eye', async () => {
      const { token } = await accounts.invite({ grant: { kind: 'house', house: 'member' }, by: null });
      const asked = { token, password, ...laptop };
      expect(await said(accounts.accept({ ...asked, name: 'Zoe Lefevre' }))).toBe('name-taken');
      expect(await said(accounts.accept({ ...asked, name: ' … ' }))).toBe('ok');
      expect(await said(accounts.accept({ ...asked, name: 'Autre' }))).toBe('link-dead');
    });

    it.each(['Zoé\u200b LEFÈVRE', 'Zo\u2060é LEFÈVRE'])('nor with marks that nobody sees', async (name) => {
      const { token } = await accounts.invite({ grant: { kind: 'house', house: 'member' }, by: null });
      expect(await said(accounts.accept({ token, password, ...laptop, name }))).toBe('name-taken');
      expect(await said(accounts.accept({ token, password, ...laptop, name: '\u200b\u3164\u2800' }))).toBe(
        'name-missing',
      );
    });

    it.each([
      // « а », « е » and « о » of Cyrillic, « ο » of Greek, a letter of Cherokee that is drawn as a Latin one.
      ['Cl\u0430ire', 'name-mixed'],
      ['Z\u043e\u00e9', 'name-mixed'],
      ['Ma\u03bfr', 'name-mixed'],
      ['\u13aalain', 'name-mixed'],
      ['\u041c\u03b1\u0440\u043a', 'name-mixed'],
      ['Олег Иванов', 'ok'],
      ['Ζωή 2', 'ok'],
      ['李明 (Ming Li)', 'ok'],
      ['Zoé N’DIAYE-LÖF ª', 'ok'],
    ])('a name keeps to one alphabet: %s, %s', async (name, answer) => {
      const { token } = await accounts.invite({ grant: { kind: 'house', house: 'member' }, by: null });
      expect(await said(accounts.accept({ token, name, password, ...laptop }))).toBe(answer);
    });

    it('an empty name is refused, and the link stays', async () => {
      const { token } = await accounts.invite({ grant: { kind: 'house', house: 'member' }, by: null });
      expect(await said(accounts.accept({ token, password, ...laptop, name: '  ' }))).toBe('name-missing');
      expect(await accounts.readLink(token)).not.toBeNull();
    });
  });

  describe('a session', () => {
    it('is stored as a digest alone', async () => {
      const { token } = await enters(accounts, 'Claire');
      const rows = await room.data.db.selectFrom('sessions').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      const links = await room.data.db.selectFrom('invitations').selectAll().execute();
      expect(links[0]?.token).toMatch(/^[0-9a-f]{64}$/);
    });

    it('on another’s device ends after twelve hours unused, and not while it is used', async () => {
      await enters(accounts, 'Claire');
      const opened = await signIn('Claire');
      const token = opened.ok ? opened.value.token : '';
      room.wait(11 * 60);
      expect(await accounts.bearer(token)).not.toBeNull();
      room.wait(11 * 60);
      expect(await accounts.bearer(token)).not.toBeNull();
      room.wait(12 * 60);
      expect(await accounts.bearer(token)).toBeNull();
    });

    it('on one’s own device ends after thirty days', async () => {
      const { token } = await enters(accounts, 'Claire');
      room.wait(30 * 24 * 60 - 1);
      expect(await accounts.bearer(token)).not.toBeNull();
      room.wait(1);
      expect(await accounts.bearer(token)).toBeNull();
    });

    it('is listed and ended by its owner, and by nobody else', async () => {
      const { account, token } = await enters(accounts, 'Claire');
      const marc = await enters(accounts, 'Marc', { kind: 'house', house: 'member' });
      const [mine] = await accounts.sessions(account.id);
      expect(mine).toMatchObject({ device: 'Firefox, Linux', createdAt: '2026-11-14T09:00:00.000Z' });
      expect(await accounts.endSession(marc.account.id, mine?.id ?? '')).toBe(false);
      expect(await accounts.bearer(token)).not.toBeNull();
      expect(await accounts.endSession(account.id, mine?.id ?? '')).toBe(true);
      expect(await accounts.bearer(token)).toBeNull();
    });

    it('a token of nobody is nobody’s', async () => {
      expect(await accounts.bearer('')).toBeNull();
      expect(await accounts.bearer('x'.repeat(43))).toBeNull();
    });
  });

  describe('invitations and teams', () => {
    it('an invitation to a tournament gives that role there, and nothing elsewhere', async () => {
      const { account } = await entersTeam(accounts, 'Marc', 'T', 'clerk');
      expect(account.house).toBe('member');
      expect(await accounts.teamRole(account.id, 'T')).toBe('clerk');
      expect(await accounts.teamRole(account.id, 'U')).toBeNull();
      expect(await accounts.team('T')).toMatchObject([{ name: 'Marc', role: 'clerk' }]);
      expect([...(await accounts.tournamentsOf(account.id))]).toEqual([['T', 'clerk']]);
    });

    it('lives 72 hours, can be revoked where it was made, and only there', async () => {
      const one = await accounts.invite({ grant: { kind: 'team', tournament: 'T', role: 'clerk' }, by: null });
      const { id } = one.invitation;
      expect(await accounts.invitations('T')).toMatchObject([{ id }]);
      expect(await accounts.revoke(id, 'U')).toBe(false);
      expect(await accounts.revoke(id, null)).toBe(false);
      expect(await accounts.revoke(id, 'T')).toBe(true);
      expect(await accounts.readLink(one.token)).toBeNull();
      const two = await accounts.invite({ grant: { kind: 'house', house: 'member' }, by: null });
      room.wait(72 * 60);
      expect(await accounts.readLink(two.token)).toBeNull();
      expect(await accounts.invitations(null)).toEqual([]);
    });

    it('somebody who has an account joins, and is never made less', async () => {
      const { account } = await entersTeam(accounts, 'Marc', 'T', 'director');
      const join = async (role: 'clerk' | 'arbiter', tournament: string) => {
        const { token } = await accounts.invite({ grant: { kind: 'team', tournament, role }, by: null });
        return said(accounts.join(token, account.id));
      };
      expect(await join('clerk', 'T')).toBe('ok');
      expect(await accounts.teamRole(account.id, 'T')).toBe('director');
      expect(await join('arbiter', 'U')).toBe('ok');
      expect(await accounts.teamRole(account.id, 'U')).toBe('arbiter');
    });

    it('whoever goes leaves no open invitation behind, there or anywhere', async () => {
      await enters(accounts, 'Claire');
      const { account } = await entersTeam(accounts, 'Marc', 'T', 'director');
      const invite = (tournament: string) =>
        accounts.invite({ grant: { kind: 'team', tournament, role: 'director' }, by: account.id });
      await accounts.setMember('U', account.id, 'director');
      const [here, there] = [await invite('T'), await invite('U')];
      await accounts.removeMember('T', account.id);
      expect(await accounts.readLink(here.token)).toBeNull();
      expect(await accounts.readLink(there.token)).not.toBeNull();
      await accounts.change(account.id, { disabled: true });
      expect(await accounts.readLink(there.token)).toBeNull();
    });

    it('whoever is made less in a tournament cannot come back by their own invitation', async () => {
      await enters(accounts, 'Claire');
      const { account } = await entersTeam(accounts, 'Marc', 'T', 'director');
      await accounts.setMember('U', account.id, 'director');
      const invite = (tournament: string) =>
        accounts.invite({ grant: { kind: 'team', tournament, role: 'director' }, by: account.id });
      const [here, there] = [await invite('T'), await invite('U')];
      await accounts.setMember('T', account.id, 'clerk');
      expect(await said(accounts.join(here.token, account.id))).toBe('link-dead');
      expect(await accounts.teamRole(account.id, 'T')).toBe('clerk');
      expect(await accounts.invitations('T')).toEqual([]);
      expect(await accounts.readLink(there.token)).not.toBeNull();
      // Nor by one that was being made at the same moment.
      const late = await invite('T');
      expect(await said(accounts.join(late.token, account.id))).toBe('link-dead');
      const asked = { token: late.token, name: 'Zoé', password, ...laptop };
      expect(await said(accounts.accept(asked))).toBe('link-dead');
    });

    it('whoever manages the house no longer keeps only the invitations of the tournaments that they direct', async () => {
      const claire = await enters(accounts, 'Claire');
      const { account } = await enters(accounts, 'Marc', { kind: 'house', house: 'manager' });
      await accounts.setMember('U', account.id, 'director');
      const invite = async (grant: Parameters<Accounts['invite']>[0]['grant']) =>
        (await accounts.invite({ grant, by: account.id })).token;
      const house = await invite({ kind: 'house', house: 'manager' });
      const word = await invite({ kind: 'password', account: claire.account.id });
      const team = await invite({ kind: 'team', tournament: 'T', role: 'clerk' });
      const own = await invite({ kind: 'team', tournament: 'U', role: 'clerk' });
      expect(await said(accounts.change(account.id, { house: 'member' }))).toBe('ok');
      expect(await said(accounts.join(house, account.id))).toBe('link-dead');
      expect(await accounts.find(account.id)).toMatchObject({ house: 'member' });
      const taken = { token: word, name: '', password: 'dix chevaux noirs', ...laptop };
      expect(await said(accounts.accept(taken))).toBe('link-dead');
      expect(await accounts.readLink(team)).toBeNull();
      expect(await accounts.invitations('T')).toEqual([]);
      expect(await said(accounts.join(own, claire.account.id))).toBe('ok');
    });

    it('a link for a password joins nobody', async () => {
      const { account } = await enters(accounts, 'Claire');
      const { token } = await accounts.invite({ grant: { kind: 'password', account: account.id }, by: null });
      expect(await said(accounts.join(token, account.id))).toBe('link-dead');
    });

    it('removed is removed', async () => {
      const { account } = await entersTeam(accounts, 'Marc', 'T', 'clerk');
      expect(await accounts.removeMember('T', account.id)).toBe(true);
      expect(await accounts.removeMember('T', account.id)).toBe(false);
      expect(await accounts.teamRole(account.id, 'T')).toBeNull();
    });
  });

  describe('keeping accounts', () => {
    it('a disabled account is signed out and cannot sign in, until it is opened again', async () => {
      await enters(accounts, 'Claire');
      const { account, token } = await enters(accounts, 'Marc', { kind: 'house', house: 'member' });
      expect(await said(accounts.change(account.id, { disabled: true }))).toBe('ok');
      expect(await accounts.bearer(token)).toBeNull();
      expect(await said(signIn('Marc'))).toBe('wrong-sign-in');
      await accounts.change(account.id, { disabled: false });
      expect(await said(signIn('Marc'))).toBe('ok');
    });

    it('the last manager stays', async () => {
      const { account } = await enters(accounts, 'Claire');
      expect(await said(accounts.change(account.id, { house: 'member' }))).toBe('last-manager');
      expect(await said(accounts.change(account.id, { disabled: true }))).toBe('last-manager');
      expect(await said(accounts.erase(account.id))).toBe('last-manager');
      const marc = await enters(accounts, 'Marc', { kind: 'house', house: 'manager' });
      const both = await Promise.all([account.id, marc.account.id].map((id) => said(accounts.erase(id))));
      expect(both.sort()).toEqual(['last-manager', 'ok']);
    });

    it('erased: nothing names them any more, their id still stands for somebody', async () => {
      await enters(accounts, 'Claire');
      const { token } = await accounts.invite({
        grant: { kind: 'team', tournament: 'T', role: 'clerk' },
        note: 'pour Zoé Lefèvre',
        by: null,
      });
      const zoe = await accounts.accept({ token, name: 'Zoé Lefèvre', password, ...laptop });
      const id = zoe.ok ? zoe.value.account.id : '';
      expect(await said(accounts.erase(id))).toBe('ok');
      for (const table of ['accounts', 'sessions', 'invitations', 'members'] as const) {
        expect(JSON.stringify(await room.data.db.selectFrom(table).selectAll().execute())).not.toMatch(/Lef|lef/);
      }
      expect(await accounts.names([id, 'unknown'])).toEqual(new Map([[id, null]]));
      expect(await said(accounts.erase(id))).toBe('unknown-account');
      expect(await said(signIn('Zoé Lefèvre'))).toBe('wrong-sign-in');
      // The name is free again.
      await enters(accounts, 'Zoé Lefèvre', { kind: 'house', house: 'member' });
    });
  });
});
