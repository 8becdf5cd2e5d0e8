import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { by, createIn, registration } from '../test-tournament.ts';
import { openDatabase } from './open-database.ts';
import { sqliteStore } from './sqlite.ts';

let folder: string;
let files = 0;
const fresh = () => join(folder, `${++files}.sqlite`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('SQLite store, on disk', () => {
  const registerIn = (store: Store, player: string) => store.write('T', by(player), (now) => registration(now, player));

  it('reads back all that it was told', async () => {
    const file = fresh();
    const first = await sqliteStore(file);
    await createIn(first, 'T', 'Lyon');
    await registerIn(first, 'p1');
    const told = await first.load('T');
    await first.close();
    const second = await sqliteStore(file);
    expect(await second.load('T')).toEqual(told);
    await second.close();
  });

  it('remembers what each id was asked with', async () => {
    const file = fresh();
    const first = await sqliteStore(file);
    await createIn(first, 'T', 'Lyon');
    const write = (store: Store, request: string) =>
      store.write('T', { ...by('same'), request }, (now) => registration(now, 'p1'));
    await write(first, 'one');
    await first.close();
    const second = await sqliteStore(file);
    expect(await write(second, 'two')).toEqual({ ok: false, refusal: 'id-reused' });
    await second.close();
  });

  it('decides on what another process has written meanwhile', async () => {
    const file = fresh();
    const [one, two] = [await sqliteStore(file), await sqliteStore(file)];
    await createIn(one, 'T', 'Lyon');
    await registerIn(two, 'p1');
    await registerIn(one, 'p2');
    await registerIn(two, 'p3');
    expect([...((await one.load('T'))?.numbers ?? [])]).toEqual([
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
    expect(database.prepare('pragma busy_timeout').all()).toEqual([{ timeout: 5000 }]);
    database.close();
  });

  it('refuses a file that a newer program has written, and leaves it as it is', async () => {
    const file = fresh();
    await (await sqliteStore(file)).close();
    const other = new DatabaseSync(file);
    other.exec("insert into migrations values (99, 'from the future', '2030-01-01')");
    other.close();
    await expect(sqliteStore(file)).rejects.toThrow('Database of version 99');
  });

  it('keeps texts of every script as they are', async () => {
    const store = await sqliteStore(fresh());
    await createIn(store, 'T', '😀 « Œuvre » 李明');
    await registerIn(store, 'p1');
    await store.savePerson('T', 'p1', { name: "Robert'); DROP TABLE people;--" });
    expect((await store.load('T'))?.people.get('p1')?.name).toBe("Robert'); DROP TABLE people;--");
    expect((await store.load('T'))?.tournament.name).toBe('😀 « Œuvre » 李明');
    await store.close();
  });
});
