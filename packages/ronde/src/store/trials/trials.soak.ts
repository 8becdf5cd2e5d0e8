import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openData } from '../../database/migrations.ts';
import { faultOf } from '../faults.ts';
import { networkBefore } from '../postgres/test-network.ts';
import { startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import { openHall } from './hall.ts';
import { killDatabase, killServer, killServerLocked } from './kills.ts';
import { rivalry } from './rivalry.ts';

// The same as kills-and-rivals.trial.test.ts, for as long as it takes.
const kills = Number(process.env.RONDE_KILLS ?? 200);
const commands = 2000;

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-soak-'));
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

it(`SQLite: ${kills} kills of the process, another one taking the lock`, () => killServerLocked(folder, kills));

it(`PostgreSQL: ${kills} kills of the process`, async () => killServer({ url: await postgres.fresh() }, kills));

it(`PostgreSQL: ${kills} kills of the database`, () => killDatabase(postgres, kills));

it.each([1, 50])(`rivalry: 8 desks in two processes, ${commands} commands on %i tournament(s)`, async (tournaments) => {
  const { conflicts } = await rivalry({ url: await postgres.fresh() }, tournaments, commands);
  expect(conflicts).toBeGreaterThan(0);
});

it.each(['dropped packets', 'a paused database'])(
  'a minute of %s: each is told in time, and all goes on after',
  async (how) => {
    const direct = await postgres.fresh();
    const network = await networkBefore(direct);
    const data = await openData({ url: network.url });
    await openHall(data.tournaments, 'H', 4);
    const [begin, end] =
      how === 'dropped packets' ? [network.silence, network.forget] : [postgres.pause, postgres.goOn];
    begin();
    const until = performance.now() + 60_000;
    while (performance.now() < until) {
      const before = performance.now();
      const fault = await data.tournaments.load('H').then(() => null, faultOf);
      expect(fault).toBe('store-away');
      expect(performance.now() - before).toBeLessThan(5500);
      await sleep(200);
    }
    end();
    await expect.poll(() => data.trouble().catch(() => 'away'), { timeout: 10_000 }).toBeNull();
    expect((await data.tournaments.load('H'))?.slug).toBeDefined();
    await data.close();
    await network.stop();
  },
);
