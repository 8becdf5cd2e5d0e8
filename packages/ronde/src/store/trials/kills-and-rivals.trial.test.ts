import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import { killDatabase, killServer, killServerLocked } from './kills.ts';
import { rivalry } from './rivalry.ts';

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-trials-'));
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const minutes = 60_000;
/** Two hundred, and five times as many commands, in `npm run soak`. */
const kills = 2;

it(
  'CONC-03: all that a killed process had acknowledged is on SQLite, while another one takes the lock',
  () => killServerLocked(folder, kills),
  2 * minutes,
);

it(
  'CONC-03: all that a killed process had acknowledged is on PostgreSQL',
  async () => killServer({ url: await postgres.fresh() }, kills),
  2 * minutes,
);

it(
  'CONC-03: all that was acknowledged is on a PostgreSQL that is killed, and the desks go on by themselves',
  () => killDatabase(postgres, kills),
  2 * minutes,
);

it.each([1, 50])(
  'CONC-01: two processes on %i tournament(s) lose nothing, double nothing, leave no gap',
  async (tournaments) => {
    const { conflicts } = await rivalry({ url: await postgres.fresh() }, tournaments, 400);
    // Everybody's table was changed by others between two looks, or this proves nothing.
    if (tournaments === 1) expect(conflicts).toBeGreaterThan(0);
  },
  minutes,
);
