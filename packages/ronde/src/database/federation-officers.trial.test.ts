import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../store/postgres/test-postgres.ts';
import { killOfficers, rivalOfficers } from './trials/federation-trials.ts';

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-federation-trials-'));
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const minutes = 60_000;
const kills = Number(process.env.RONDE_KILLS ?? 2);

it(
  'every acceptance that a killed process had acknowledged is on SQLite',
  () => killOfficers({ folder }, kills),
  4 * minutes,
);

it(
  'every acceptance that a killed process had acknowledged is on PostgreSQL',
  async () => killOfficers({ url: await postgres.fresh() }, kills),
  4 * minutes,
);

it(
  'officers in two processes settle each document once, and who is second is told',
  async () => {
    const { seconds } = await rivalOfficers({ url: await postgres.fresh() }, 16);
    // They were at the same documents, or this proves nothing.
    expect(seconds).toBeGreaterThan(0);
  },
  2 * minutes,
);
