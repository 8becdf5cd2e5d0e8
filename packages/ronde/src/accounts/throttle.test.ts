import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsIn } from './accounts.ts';
import {
  dialects,
  enters,
  hall,
  type Opening,
  openRoom,
  password,
  quickPasswords,
  type Room,
} from './test-accounts.ts';

describe.each(dialects)('in %s', (_, start) => {
  let database: Opening;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.stop());

  let room: Room;
  beforeEach(async () => {
    room = await openRoom(database);
    await enters(room.accounts, 'Claire');
  });
  afterEach(() => room.data.close());

  const local = { address: '127.0.0.1', local: true };

  async function tries(name: string, word: string, from = hall, accounts = room.accounts): Promise<unknown> {
    const answer = await accounts.signIn({ name, password: word, from, device: 'x', kept: false });
    return answer.ok ? 'ok' : answer.refusal;
  }

  async function fails(times: number, name: string, from = hall): Promise<void> {
    for (let n = 0; n < times; n++) await tries(name, 'faux faux faux', from);
  }

  describe('too many errors', () => {
    it('from one address for one account: five cost nothing, then the wait doubles', async () => {
      await fails(6, 'Claire');
      expect(await tries('Claire', password)).toEqual({ seconds: 1 });
      room.wait(1 / 60);
      await fails(1, 'Claire');
      expect(await tries('Claire', password)).toEqual({ seconds: 2 });
      for (let n = 0; n < 20; n++) {
        room.wait(15);
        await fails(1, 'Claire');
      }
      expect(await tries('Claire', password)).toEqual({ seconds: 900 });
      room.wait(15);
      expect(await tries('Claire', password)).toBe('ok');
    });

    it.each([-360, 180])(
      'DAY-06: a clock set by %i minutes neither adds to the wait nor takes from it',
      async (minutes) => {
        await fails(7, 'Claire');
        room.wait(1 / 60);
        await fails(1, 'Claire');
        expect(await tries('Claire', password)).toEqual({ seconds: 2 });
        room.set(minutes);
        expect(await tries('Claire', password)).toEqual({ seconds: 2 });
        room.wait(2 / 60);
        expect(await tries('Claire', password)).toBe('ok');
      },
    );

    it('DAY-06: to another process, errors counted later than now are no reason to wait', async () => {
      await fails(12, 'Claire');
      const other = accountsIn(room.data.db, {
        now: () => '2026-11-14T08:00:00.000Z',
        newId: () => 'b-1',
        passwords: quickPasswords(),
      });
      expect(await tries('Claire', password, hall, other)).toBe('ok');
    });

    it('a sign-in that succeeds forgets them', async () => {
      await fails(5, 'Claire');
      expect(await tries('Claire', password)).toBe('ok');
      await fails(5, 'Claire');
      expect(await tries('Claire', password)).toBe('ok');
    });

    it('a volley at once gains nothing: each is counted before it is looked at', async () => {
      const volley = await Promise.all(Array.from({ length: 12 }, () => tries('Claire', 'faux faux faux')));
      expect(volley.filter((answer) => answer === 'wrong-sign-in')).toHaveLength(6);
    });

    it('one address that tries many names is slowed down for all of them', async () => {
      for (let n = 0; n < 31; n++) await tries(`Personne ${n}`, 'faux faux faux');
      expect(await tries('Claire', password)).toMatchObject({ seconds: 1 });
      expect(await tries('Claire', password, { address: '192.168.1.21', local: false })).toBe('ok');
    });

    it('many addresses for one account slow it down a minute at most, and never on the machine itself', async () => {
      for (let n = 0; n < 60; n++) {
        room.wait(1);
        await fails(1, 'Claire', { address: `10.0.0.${n}`, local: false });
      }
      expect(await tries('Claire', password)).toEqual({ seconds: 60 });
      expect(await tries('Claire', password, local)).toBe('ok');
    });

    it('two processes share them', async () => {
      await fails(6, 'Claire');
      const other = accountsIn(room.data.db, {
        now: () => '2026-11-14T09:00:00.000Z',
        newId: () => 'b-1',
        passwords: quickPasswords(),
      });
      expect(await tries('Claire', password, hall, other)).toEqual({ seconds: 1 });
    });

    it('says nothing of who was tried', async () => {
      await fails(2, 'Claire Vidal');
      const rows = await room.data.db.selectFrom('sign_in_failures').selectAll().execute();
      expect(rows).toHaveLength(3);
      expect(JSON.stringify(rows)).not.toMatch(/claire|192/i);
    });

    it('a day without one, and nothing is known any more', async () => {
      await fails(10, 'Claire');
      room.wait(24 * 60 + 1);
      expect(await tries('Claire', password)).toBe('ok');
      expect(await room.data.db.selectFrom('sign_in_failures').selectAll().execute()).toHaveLength(2);
    });
  });
});
