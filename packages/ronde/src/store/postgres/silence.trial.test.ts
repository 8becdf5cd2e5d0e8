import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../database/migrations.ts';
import type { Data } from '../data-port.ts';
import { faultOf } from '../faults.ts';
import type { TournamentChange } from '../store.ts';
import { by, createIn, registration } from '../test-tournament.ts';
import { postgresData } from './postgres.ts';
import { networkBefore, type TestNetwork } from './test-network.ts';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

let postgres: TestPostgres;
let direct: string;
let network: TestNetwork;
let data: Data;
let other: Data;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
/** One process behind a network that may fall silent, another beside the database. */
beforeEach(async () => {
  direct = await postgres.fresh();
  network = await networkBefore(direct);
  data = await postgresData(network.url, { migrations });
  other = await postgresData(direct, { migrations });
  await createIn(data.tournaments, 'T', 'Lyon');
});
afterEach(async () => {
  await data.close();
  await other.close();
  await network.stop();
});

const register = ({ tournaments }: Data, player: string) =>
  tournaments.write('T', by(player), (now) => registration(now, player));

/** The fault that was met, and after how many ms. */
async function met(task: Promise<unknown>): Promise<{ readonly fault: string | null; readonly ms: number }> {
  const before = performance.now();
  const error = await task.then(
    () => null,
    (caught: unknown) => caught,
  );
  return { fault: error === null ? null : faultOf(error), ms: performance.now() - before };
}

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe('a database that says nothing', () => {
  it('is said within five seconds by everything that asked, then at once; all goes on when it is back', async () => {
    network.silence();
    const all = await Promise.all([
      ...Array.from({ length: 20 }, () => met(data.tournaments.load('T'))),
      ...Array.from({ length: 5 }, (_, n) => met(register(data, `p${n}`))),
    ]);
    for (const { fault, ms } of all) {
      expect(fault).toBe('store-away');
      expect(ms).toBeLessThan(5500);
    }
    const next = await met(data.tournaments.load('T'));
    expect(next.fault).toBe('store-away');
    expect(next.ms).toBeLessThan(1000);
    network.forget();
    await expect.poll(() => data.trouble().catch(() => 'away'), { timeout: 10_000, interval: 200 }).toBeNull();
    expect(await register(data, 'p9')).toMatchObject({ ok: true });
  });

  it('that another machine has taken over from is found anew within ten seconds, news included', async () => {
    const told: TournamentChange[] = [];
    data.watch((change) => told.push(change));
    network.forget();
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect((await met(data.tournaments.load('T'))).fault).toBeNull();
    await register(other, 'p1');
    await expect.poll(() => told.length, { timeout: 4000 }).toBe(1);
    expect(await register(data, 'p2')).toMatchObject({ ok: true });
  });
});

describe('a database that answers, and writes nothing', () => {
  it('set to be read only is not ready, and says so of each write; reading goes on', async () => {
    await run(`alter database ${new URL(direct).pathname.slice(1)} set default_transaction_read_only = on`);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'ronde%'`);
    await expect.poll(() => data.trouble().catch(() => 'away'), { timeout: 10_000 }).toBe('read-only');
    expect((await met(register(data, 'p1'))).fault).toBe('read-only');
    expect((await data.tournaments.load('T'))?.slug).toBe('lyon');
    expect((await met(postgresData(direct, { migrations }))).fault).toBe('read-only');
  });

  it.each([
    ['53100', 'disk-full'],
    ['53200', 'store-memory'],
    ['58030', 'disk-error'],
    ['57014', 'store-slow'],
  ])('that fails with %s says %s', async (code, fault) => {
    await run(`create function fails() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${code}'; end $$;
      create trigger fails before insert on decisions execute function fails()`);
    expect((await met(register(data, 'p1'))).fault).toBe(fault);
    await run('drop trigger fails on decisions');
    expect(await register(data, 'p1')).toMatchObject({ ok: true });
  });
});
