import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { serve } from '../server/serve.ts';
import { dataFile, type Where } from '../store/data.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { createIn } from '../store/test-tournament.ts';
import { backup } from './backup.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';

const now = '2026-11-14T10:42:07.000Z';

/** `npm run soak`: as many as a federation’s register holds. */
const people = Number(process.env.RONDE_PEOPLE ?? 6000);

let postgres: SharedPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await sharedPostgres();
  folder = mkdtempSync(join(tmpdir(), 'ronde-large-'));
  const data = await openData({ folder });
  await createIn(data.tournaments, 'T', 'Lyon');
  await data.close();
  const database = new DatabaseSync(join(folder, dataFile));
  database.exec(`insert into register_people (id, name, name_key)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${people})
    select 'r' || i, 'NOM Prénom ' || i, ' nom prenom ' || i from n`);
  database.close();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

async function registered(where: Where): Promise<number> {
  const data = await openData(where);
  const { all } = await data.db
    .selectFrom('register_people')
    .select((eb) => eb.fn.countAll().as('all'))
    .executeTakeFirstOrThrow();
  await data.close();
  return Number(all);
}

it(`a register of ${people} people goes into PostgreSQL by its copy, and back into a folder`, async () => {
  const [there, back] = [join(folder, 'there.sqlite'), join(folder, 'back.sqlite')];
  const url = await postgres.fresh();
  expect(await backup({ folder }, there, now)).toMatchObject({ ok: true });
  expect(await restore(there, { folder, url }, now)).toMatchObject({ ok: true });
  expect(await registered({ url })).toBe(people);

  const other = join(folder, 'other');
  expect(await backup({ url }, back, now)).toMatchObject({ ok: true });
  expect(await restore(back, { folder: other }, now)).toMatchObject({ ok: true });
  expect(await registered({ folder: other })).toBe(people);
  // Its own copy goes into it again, too.
  expect(await restore(back, { folder: other, url }, now)).toMatchObject({ ok: true });
  expect(await registered({ url })).toBe(people);
});

it(`a house of ${people} people moves into PostgreSQL and back: what arrives is what left, and what is left stays`, async () => {
  const url = await postgres.fresh();
  const before = digestOf(join(folder, dataFile));
  const there = await move({ folder }, { url }, now);
  expect(there).toMatchObject({ ok: true, value: { register_people: people, tournaments: 1, decisions: 1 } });
  expect(digestOf(join(folder, dataFile))).toBe(before);
  // A second time it would come over the first.
  expect(await move({ folder }, { url }, now)).toMatchObject({ refusal: { code: 'target-not-empty' } });
  const back = join(folder, 'back');
  expect(await move({ url }, { folder: back }, now)).toEqual(there);
  expect(await registered({ folder: back })).toBe(people);
  expect(readdirSync(back).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(await move({ url }, { folder: back }, now)).toMatchObject({ refusal: { code: 'target-not-empty' } });
});

it('a house that is served does not move, and one that moved goes on: its sessions and links are there', async () => {
  const data = join(folder, 'served');
  const running = await serve({ port: 0, data });
  const { accounts } = running.installation;
  const { token } = await accounts.invite({ grant: { kind: 'owner' }, by: null });
  const url = await postgres.fresh();
  expect(await move({ folder: data }, { url }, now)).toMatchObject({ refusal: { code: 'folder-in-use' } });
  await running.stop();
  expect(await move({ folder: data }, { url }, now)).toMatchObject({ ok: true, value: { invitations: 1 } });
  const moved = await serve({ port: 0, data: join(folder, 'moved'), database: url });
  expect(await moved.installation.accounts.readLink(token)).toMatchObject({ grant: { kind: 'owner' } });
  expect(await move({ url }, { folder: join(folder, 'nowhere') }, now)).toMatchObject({
    refusal: { code: 'database-in-use' },
  });
  await moved.stop();
});

/** Ends the connection that copies into this table, once there is one, or only says so; how many before `over`. */
async function cutWhileCopied(
  url: string,
  table: string,
  over: () => boolean,
  end = 'pg_terminate_backend(pid)',
): Promise<number> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    while (!over()) {
      const { rowCount } = await other.query(
        `select ${end} from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and query like $1`,
        [`insert into "${table}"%`],
      );
      if (rowCount) return rowCount;
    }
    return 0;
  } finally {
    await other.end();
  }
}

it('a move that is cut off in the middle leaves nothing half there: the same again carries all', async () => {
  const url = await postgres.fresh();
  let over = false;
  const moving = move({ folder }, { url }, now).finally(() => {
    over = true;
  });
  expect(await cutWhileCopied(url, 'register_people', () => over)).toBe(1);
  expect(await moving).toMatchObject({ ok: false, refusal: { code: 'database-away' } });
  expect(await registered({ url })).toBe(0);
  expect(await move({ folder }, { url }, now)).toMatchObject({ ok: true, value: { register_people: people } });
  expect(await registered({ url })).toBe(people);
});

const program = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
/** `ronde move` in a process of its own, as it is typed. */
const typed = (from: string, into: string) =>
  spawn(process.execPath, ['--import', 'tsx', program, 'move', '--from', from, '--into', into]);

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

it('a move whose process is killed takes nothing from where it was, into a database or a folder: the same again carries all', async () => {
  const url = await postgres.fresh();
  const before = digestOf(join(folder, dataFile));
  const intoDatabase = typed(folder, url);
  const ended = once(intoDatabase, 'exit');
  const going = cutWhileCopied(url, 'register_people', () => intoDatabase.exitCode !== null, 'pid');
  expect(await going.finally(() => intoDatabase.kill('SIGKILL'))).toBe(1);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(digestOf(join(folder, dataFile))).toBe(before);
  expect(await move({ folder }, { url }, now)).toMatchObject({ ok: true, value: { register_people: people } });

  const target = join(folder, 'killed');
  const intoFolder = typed(folder, target);
  const gone = once(intoFolder, 'exit');
  const begun = () => existsSync(target) && readdirSync(target).some((name) => name.startsWith('.restauration-'));
  while (!begun() && intoFolder.exitCode === null) await setTimeout(5);
  intoFolder.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  expect(existsSync(join(target, dataFile))).toBe(false);
  expect(digestOf(join(folder, dataFile))).toBe(before);
  expect(await move({ folder }, { folder: target }, now)).toMatchObject({ ok: true });
  expect(await registered({ folder: target })).toBe(people);
  expect(readdirSync(target).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('what another program keeps in a database is left alone', async () => {
  const url = await postgres.fresh();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('create table invoices (id int)');
  expect(await move({ folder }, { url }, now)).toMatchObject({ refusal: { code: 'target-not-empty' } });
  const { rows } = await other.query(`select table_name from information_schema.tables where table_schema = 'public'`);
  expect(rows).toEqual([{ table_name: 'invoices' }]);
  await other.end();
});
