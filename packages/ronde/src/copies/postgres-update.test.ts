import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { serve } from '../server/serve.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { migrate } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';
import { versionAt } from './backup-postgres.ts';
import { contentsOf } from './copies.ts';

const earlier = migrations.slice(0, -1);
const [was, is] = [earlier.at(-1)?.number, migrations.at(-1)?.number];

let postgres: SharedPostgres;
let folder: string;
let url: string;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-update-'));
  url = await postgres.fresh();
  const pool = new pg.Pool({ connectionString: url });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres', () => '2026-11-14T10:00:00.000Z', earlier);
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('before an update of a PostgreSQL database', () => {
  it('it is copied into the folder as the earlier version left it, once', async () => {
    for (let start = 0; start < 2; start++) {
      const running = await serve({ port: 0, data: folder, database: url });
      await running.stop();
      const before = readdirSync(join(folder, 'copies')).filter((name) => name.includes('-avant-'));
      expect(before).toEqual([expect.stringMatching(new RegExp(`-version-${was}-avant-${is}\\.sqlite$`))]);
      expect(contentsOf(join(folder, 'copies', before[0] ?? ''))).toMatchObject({ tournaments: 0 });
    }
    expect(await versionAt(url)).toEqual({ ok: true, value: is });
  });

  it('where no copy can be made it does not start, and its tables stay as they are', async () => {
    writeFileSync(join(folder, 'copies'), 'a file where the folder should be');
    await expect(serve({ port: 0, data: folder, database: url })).rejects.toMatchObject({ name: 'NotCopied' });
    expect(await versionAt(url)).toEqual({ ok: true, value: was });
  });
});
