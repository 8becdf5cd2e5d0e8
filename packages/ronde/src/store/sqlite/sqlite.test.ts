import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations, openData } from '../../database/migrations.ts';
import { personAmended } from '../../public/correct-person.ts';
import type { Data } from '../data-port.ts';
import { faultOf } from '../faults.ts';
import { headShape } from '../sql/heads.ts';
import { by, createIn, registration } from '../test-tournament.ts';
import { connectionTo, openDatabase, sqliteData } from './sqlite.ts';

let folder: string;
let files = 0;
const fresh = () => join(folder, `${++files}.sqlite`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('SQLite store, on disk', () => {
  const registerIn = ({ tournaments }: Data, player: string) =>
    tournaments.write('T', by(player), (now) => registration(now, player));

  it('reads back all that it was told', async () => {
    const file = fresh();
    const first = await sqliteData(file, { migrations });
    await createIn(first.tournaments, 'T', 'Lyon');
    await registerIn(first, 'p1');
    const told = await first.tournaments.load('T');
    await first.close();
    const second = await sqliteData(file, { migrations });
    expect(await second.tournaments.load('T')).toEqual(told);
    await second.close();
  });

  it('answers a list at once after a change of engine, and makes it anew afterwards', async () => {
    const data = await sqliteData(fresh(), { migrations });
    await createIn(data.tournaments, 'T', 'Lyon');
    await registerIn(data, 'p1');
    const players = async () => (await data.tournaments.heads())[0]?.players;
    expect(await players()).toBe(1);
    const { head, head_engine } = await data.db
      .selectFrom('tournaments')
      .select(['head', 'head_engine'])
      .executeTakeFirstOrThrow();
    const older = String(head).replace('"players":1', '"players":98');
    const madeBy = (engine: string) =>
      data.db.updateTable('tournaments').set({ head: older, head_engine: engine }).execute();
    await madeBy(`0.0.1#${headShape}`);
    expect(await players()).toBe(98);
    await expect.poll(players, { timeout: 5000 }).toBe(1);
    // Of an earlier edition: nobody has looked for addresses in the clubs yet.
    await data.db
      .updateTable('tournaments')
      .set({ head: older.replace(',"privateCells":0', ''), head_engine: String(head_engine).replace(/#\d+$/, '') })
      .execute();
    const cells = async () => (await data.tournaments.heads())[0]?.privateCells;
    expect(await cells()).toBeUndefined();
    await expect.poll(cells, { timeout: 5000 }).toBe(0);
    // Of another shape it can't be answered.
    for (const engine of ['0.0.1', '0.0.1#1']) {
      await madeBy(engine);
      expect(await players(), engine).toBe(1);
    }
    await data.close();
  });

  it('remembers what each id was asked with', async () => {
    const file = fresh();
    const first = await sqliteData(file, { migrations });
    await createIn(first.tournaments, 'T', 'Lyon');
    const write = ({ tournaments }: Data, request: string) =>
      tournaments.write('T', { ...by('same'), request }, (now) => registration(now, 'p1'));
    await write(first, 'one');
    await first.close();
    const second = await sqliteData(file, { migrations });
    expect(await write(second, 'two')).toEqual({ ok: false, refusal: 'id-reused' });
    await second.close();
  });

  it('decides on what another process has written meanwhile', async () => {
    const file = fresh();
    const [one, two] = [await sqliteData(file, { migrations }), await sqliteData(file, { migrations })];
    await createIn(one.tournaments, 'T', 'Lyon');
    await registerIn(two, 'p1');
    await registerIn(one, 'p2');
    await registerIn(two, 'p3');
    expect([...((await one.tournaments.load('T'))?.numbers ?? [])]).toEqual([
      ['p1', 1],
      ['p2', 2],
      ['p3', 3],
    ]);
    await one.close();
    await two.close();
  });

  it('CONC-03: waits for the disk at each commit, in a write-ahead log', () => {
    const database = openDatabase(fresh());
    expect(database.prepare('pragma journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
    expect(database.prepare('pragma synchronous').all()).toEqual([{ synchronous: 2 }]);
    expect(database.prepare('pragma busy_timeout').all()).toEqual([{ timeout: 0 }]);
    database.close();
  });

  it('refuses a file that a newer program has written, and leaves it as it is', async () => {
    const file = fresh();
    await (await sqliteData(file, { migrations })).close();
    const other = new DatabaseSync(file);
    other.exec("insert into migrations values (99, 'from the future', '2030-01-01')");
    other.close();
    await expect(sqliteData(file, { migrations })).rejects.toThrow('Database of version 99');
  });

  it('keeps texts of every script as they are', async () => {
    const store = await sqliteData(fresh(), { migrations });
    await createIn(store.tournaments, 'T', '😀 « Œuvre » 李明');
    await registerIn(store, 'p1');
    await store.tournaments.amend('T', (now) => personAmended(now, 'p1', { name: "Robert'); DROP TABLE people;--" }));
    expect((await store.tournaments.load('T'))?.people.get('p1')?.name).toBe("Robert'); DROP TABLE people;--");
    expect((await store.tournaments.load('T'))?.tournament.name).toBe('😀 « Œuvre » 李明');
    await store.close();
  });

  it('goes on reading and serving while another process holds the write lock, and writes once it is free', async () => {
    const file = fresh();
    const data = await sqliteData(file, { migrations });
    await createIn(data.tournaments, 'T', 'Lyon');
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    let written = false;
    const writing = registerIn(data, 'p1').then(() => {
      written = true;
    });
    for (let look = 0; look < 20; look++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await data.tournaments.load('T'))?.version).toBe(1);
    }
    expect(written).toBe(false);
    other.exec('rollback');
    other.close();
    await writing;
    expect((await data.tournaments.load('T'))?.version).toBe(2);
    await data.close();
  });

  it('says that the file is busy when the lock is held for too long', async () => {
    const file = fresh();
    await (await sqliteData(file, { migrations })).close();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const database = openDatabase(file);
    const asked = connectionTo(database, 30).executeQuery(CompiledQuery.raw('begin immediate'));
    expect(faultOf(await asked.catch((error: unknown) => error))).toBe('store-busy');
    other.close();
    database.close();
  });

  it('ends what is being written before it closes', async () => {
    const file = fresh();
    const data = await sqliteData(file, { migrations });
    await createIn(data.tournaments, 'T', 'Lyon');
    const writing = registerIn(data, 'p1');
    await data.close();
    expect((await writing)?.ok).toBe(true);
    const again = await sqliteData(file, { migrations });
    expect((await again.tournaments.load('T'))?.version).toBe(2);
    await again.close();
  });

  it('keeps nothing of data in memory', async () => {
    const data = await openData('memory');
    await createIn(data.tournaments, 'T', 'Lyon');
    expect((await data.tournaments.heads()).map(({ id }) => id)).toEqual(['T']);
    await data.close();
    const other = await openData('memory');
    expect(await other.tournaments.count()).toBe(0);
    await other.close();
  });
});

it('a full disk is said by its name, not by that of the rollback, and is over once there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-full-'));
  const data = await sqliteData(join(folder, 'x.sqlite'), { migrations });
  await createIn(data.tournaments, 'T', 'Lyon');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(data.db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(data.db);
  const long = { people: new Map(), notes: new Map([['note', 'x'.repeat(20_000)]]), seen: false };
  const error = await data.tournaments.amend('T', () => long).catch((caught: unknown) => caught);
  expect(faultOf(error)).toBe('disk-full');
  await sql`pragma max_page_count = 100000`.execute(data.db);
  expect(await data.trouble(true)).toBeNull();
  expect(await data.tournaments.amend('T', () => long)).not.toBeNull();
  await data.close();
  await rm(folder, { recursive: true });
});
