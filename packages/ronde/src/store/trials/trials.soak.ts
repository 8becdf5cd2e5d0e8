import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import { killDatabase, killServer, killServerLocked } from './kills.ts';
import { rivalry } from './rivalry.ts';

// The same as trials.test.ts, for as long as it takes.
const kills = Number(process.env.RONDE_KILLS ?? 200);
const commands = 2000;

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-soak-'));
  postgres = await startPostgres();
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
