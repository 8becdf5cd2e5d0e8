import { expect, it } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { postgresData } from '../store/postgres/postgres.ts';
import { sharedPostgres } from '../store/postgres/test-shared.ts';
import { accountsIn } from './accounts.ts';
import { enters } from './test-accounts.ts';

// Their clock stands still: what they remember ends by the news alone.
const now = () => '2026-11-14T09:00:00.000Z';

it('who signs out, or may do less, in one process is so in the other, too', async () => {
  const postgres = await sharedPostgres();
  const url = await postgres.fresh();
  let ids = 0;
  const open = async () => {
    const data = await postgresData(url, { migrations });
    const accounts = accountsIn(data.db, { now, newId: () => `a-${++ids}`, line: data.accountNews });
    return { data, accounts };
  };
  const [one, two] = [await open(), await open()];
  const soon = { timeout: 10_000, interval: 10 };

  const { account, token } = await enters(one.accounts, 'Claire');
  await one.accounts.setMember('T', account.id, 'director');
  expect((await two.accounts.bearer(token))?.account.name).toBe('Claire');
  expect(await two.accounts.teamRole(account.id, 'T')).toBe('director');
  await one.accounts.setMember('T', account.id, 'clerk');
  await expect.poll(() => two.accounts.teamRole(account.id, 'T'), soon).toBe('clerk');
  await one.accounts.removeMember('T', account.id);
  await expect.poll(() => two.accounts.teamRole(account.id, 'T'), soon).toBeNull();
  expect(await two.accounts.bearer(token)).not.toBeNull();
  await one.accounts.signOut(token);
  expect(await one.accounts.bearer(token)).toBeNull();
  await expect.poll(() => two.accounts.bearer(token), soon).toBeNull();

  await Promise.all([one, two].map(({ data }) => data.close()));
});
