import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstLink } from '../accounts/accounts.ts';
import { startPostgres, type TestPostgres } from '../store/postgres/test-postgres.ts';
import { readOptions } from './options.ts';
import { type RunningServer, serve } from './serve.ts';
import { whyNot } from './why-not.ts';

let postgres: TestPostgres;
let folder: string;
let both: readonly RunningServer[];
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'ronde-two-'));
  const database = await postgres.fresh();
  both = await Promise.all(['one', 'two'].map((name) => serve({ port: 0, data: join(folder, name), database })));
});
afterAll(async () => {
  for (const one of both) await one.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ready = async ({ address }: RunningServer) => (await fetch(`${address}/readyz`)).status;

it('two programs that start together on one empty database make one practice tournament', async () => {
  for (const one of both) {
    expect(await ready(one)).toBe(200);
    expect((await one.installation.store.heads()).map(({ slug, players }) => [slug, players])).toEqual([
      ['tournoi-d-entrainement', 23],
    ]);
  }
});

it('they say one first link, which lives', async () => {
  const links = await Promise.all(both.map(({ installation }) => firstLink(installation.accounts)));
  expect(new Set(links).size).toBe(1);
  const token = links[0]?.split('/').at(-1) ?? '';
  for (const { installation } of both)
    expect(await installation.accounts.readLink(token)).toMatchObject({ grant: { kind: 'owner' } });
});

it('that a process answers is said without asking the database, whoever asks', async () => {
  await postgres.kill();
  const cookie = { headers: { Cookie: 'ronde=ThisIsNobodysSessionButItLooksLikeOne0123456' } };
  for (const { address } of both) expect((await fetch(`${address}/healthz`, cookie)).status).toBe(200);
  await postgres.restart();
  for (const one of both) await expect.poll(() => ready(one), { timeout: 15_000, interval: 200 }).toBe(200);
});

it('while the database is away they say so, and are ready again once it is back', async () => {
  await postgres.kill();
  const [one] = both;
  if (!one) throw new Error('None started');
  const answer = await fetch(`${one.address}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ready: false, why: 'store-away' });
  await postgres.restart();
  await expect.poll(() => ready(one), { timeout: 15_000, interval: 200 }).toBe(200);
});

it('a database that writes nothing is not ready, and no start is made on it; each says why', async () => {
  const database = await postgres.fresh();
  const one = await serve({ port: 0, data: join(folder, 'three'), database });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`alter database ${new URL(database).pathname.slice(1)} set default_transaction_read_only = on`);
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'ronde%' and datname = current_database()`);
  await client.end();
  await expect
    .poll(async () => (await fetch(`${one.address}/readyz`)).json(), { timeout: 15_000 })
    .toEqual({ ready: false, why: 'read-only' });
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'Claire', password: 'neuf chevaux blancs' });
  const answer = await fetch(`${one.address}/api/session`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'read-only' }]);
  const error = await serve({ port: 0, data: join(folder, 'four'), database }).catch((caught: unknown) => caught);
  expect(whyNot(error, readOptions(['--database', database], ''))).toContain('c’est une réplique');
  await one.stop();
});
