import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { lockFolder } from '../machine/lock-folder.ts';
import { by, createIn, registration } from '../store/test-tournament.ts';
import { backup } from './backup.ts';
import { checkFile } from './check.ts';
import { homeOf, restore } from './restore.ts';
import { copySentences } from './sentences/sentences.ts';

const now = '2026-11-14T10:42:07.000Z';
let folder: string;
let copy: string;
const database = () => join(folder, 'ronde.sqlite');
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A house of one tournament with player p1, a copy of it, then p2 who is not in the copy. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-restore-'));
  copy = join(folder, 'copy.sqlite');
  await change(async () => {
    await createIn(await tournaments(), 'T', 'Open de Lyon');
    await register('p1');
  });
  expect((await backup({ folder }, copy, now)).ok).toBe(true);
  await change(() => register('p2'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let opened: Awaited<ReturnType<typeof openData>> | null = null;
const tournaments = async () => {
  opened ??= await openData({ folder });
  return opened.tournaments;
};
const register = async (player: string) =>
  (await tournaments()).write('T', by(player), (stored) => registration(stored, player));
async function change<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } finally {
    await opened?.close();
    opened = null;
  }
}
const players = () =>
  change(async () => (await (await tournaments()).load('T'))?.tournament.players.map(({ id }) => id));

describe('a copy in the place of the data', () => {
  it('is what there was then, and the previous state is kept beside', async () => {
    expect(await players()).toEqual(['p1', 'p2']);
    const kept = join(folder, 'ronde-avant-restauration-2026-11-14T10-42-07Z.sqlite');
    expect(await restore(copy, { folder }, now)).toMatchObject({
      ok: true,
      value: { tournaments: 1, kept, closed: { accounts: 0, links: 0 } },
    });
    expect(await players()).toEqual(['p1']);
    expect(await checkFile(kept)).toMatchObject({ ok: true });
    expect(await restore(kept, { folder }, '2026-11-14T11:00:00.000Z')).toMatchObject({ ok: true });
    expect(await players()).toEqual(['p1', 'p2']);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('a second one within the same second keeps its own previous state', async () => {
    const first = await restore(copy, { folder }, now);
    await register('p4');
    await change(async () => undefined);
    const second = await restore(copy, { folder }, now);
    const files = [first, second].map((restored) => (restored.ok && restored.value.kept) || '');
    expect(new Set(files).size).toBe(2);
    expect(await restore(files[0] ?? '', { folder }, now)).toMatchObject({ ok: true });
    expect(await players()).toEqual(['p1', 'p2']);
    expect(await restore(files[1] ?? '', { folder }, now)).toMatchObject({ ok: true });
    expect(await players()).toEqual(['p1', 'p4']);
  });

  it('belongs to the folder whose copies it lies among, else to the one it lies in', () => {
    expect(homeOf(join('maison', 'copies', 'ronde-2026-11-14.sqlite'))).toBe('maison');
    expect(homeOf(join('cle', 'ronde.sqlite'))).toBe('cle');
  });

  it('makes a folder of data from nothing but a copy', async () => {
    const other = mkdtempSync(join(tmpdir(), 'ronde-restore-'));
    expect(await restore(copy, { folder: other }, now)).toMatchObject({
      ok: true,
      value: { tournaments: 1, kept: null },
    });
    rmSync(other, { recursive: true });
  });

  it('gives nobody an access back: accounts and links closed since the copy stay closed', async () => {
    const link = (player: string) => `insert into links values ('T', '${player}', 1, 'AB', '${now}', null);`;
    const account = (id: string) =>
      `insert into accounts values ('${id}', 'NOM ${id}', 'nom ${id}', 'member', 'hash', '${now}', null, null);`;
    run(database(), ['a1', 'a2', 'a3'].map(account).join('') + link('p1') + link('p2'));
    rmSync(copy);
    expect((await backup({ folder }, copy, now)).ok).toBe(true);
    const later = '2026-11-14T11:00:00.000Z';
    await change(() => register('p3'));
    run(
      database(),
      `update accounts set disabled_at = '${later}' where id = 'a1';
       update accounts set name = '', name_key = 'erased a2', password = '', disabled_at = '${later}',
         erased_at = '${later}' where id = 'a2';
       update links set revoked_at = '${later}' where player = 'p1';
       update links set generation = 2, prefix = 'CD', made_at = '${later}' where player = 'p2';
       ${link('p3')}`,
    );
    const put = await restore(copy, { folder }, later);
    expect(put).toMatchObject({ ok: true, value: { closed: { accounts: 2, links: 2 } } });
    expect(put.ok ? copySentences.fr.restored(copy, put.value) : '').toContain(
      '2\u00a0comptes et 2\u00a0liens de joueurs',
    );
    expect(rows('select id, name, disabled_at, erased_at from accounts order by id')).toEqual([
      ['a1', 'NOM a1', later, null],
      ['a2', '', later, later],
      ['a3', 'NOM a3', null, null],
    ]);
    // Nobody is registered as p3 in the copy: no link of theirs either.
    expect(rows('select player, generation, revoked_at from links order by player')).toEqual([
      ['p1', 1, later],
      ['p2', 2, null],
    ]);
  });

  it('takes a database copied by hand with what its write-ahead log still holds', async () => {
    await register('p3');
    const hand = mkdtempSync(join(tmpdir(), 'ronde-restore-'));
    for (const end of ['', '-wal'])
      writeFileSync(join(hand, `by-hand.sqlite${end}`), readFileSync(`${database()}${end}`));
    await change(async () => undefined);
    expect(await restore(join(hand, 'by-hand.sqlite'), { folder }, now)).toMatchObject({ ok: true });
    expect(await players()).toEqual(['p1', 'p2', 'p3']);
    rmSync(hand, { recursive: true });
  });

  it('brings a damaged database back, and keeps it as it was', async () => {
    expect(readFileSync(database()).length).toBeGreaterThan(8 * 4096);
    const bytes = readFileSync(database());
    bytes.fill(0x5a, 4096, 8 * 4096);
    writeFileSync(database(), bytes);
    const before = digest(database());
    const restored = await restore(copy, { folder }, now);
    expect(restored.ok && restored.value.kept && digest(restored.value.kept)).toBe(before);
    expect(await players()).toEqual(['p1']);
  });
});

describe('refused, everything is as it was', () => {
  const spoil: readonly (readonly [string, string, (file: string) => void])[] = [
    ['an empty file', 'copy-empty', (file) => truncateSync(file, 0)],
    ['a file cut in the middle', 'copy-truncated', (file) => truncateSync(file, readFileSync(file).length - 4096)],
    ['a file cut in its first page', 'copy-truncated', (file) => truncateSync(file, 60)],
    ['a text', 'copy-foreign', (file) => writeFileSync(file, '{"ronde": 1}'.repeat(30))],
    ['the SQLite database of another program', 'copy-foreign', foreign],
    ['a copy of a later version', 'copy-newer', (file) => run(file, `insert into migrations values (99, 'x', 'y')`)],
    ['a copy with a byte turned in a name', 'copy-altered', (file) => turn(file, 'JOUEUR p1')],
    ['a copy with a trigger put in', 'copy-altered', (file) => run(file, trigger)],
    ['a copy with a view put in', 'copy-altered', (file) => run(file, 'create view v as select 1')],
    ['a database with a trigger put in', 'copy-altered', (file) => run(file, `${trigger}; drop table copy`)],
    [
      'a database without one of its indexes',
      'copy-altered',
      (file) => run(file, `drop table copy; ${firstIndex(file)}`),
    ],
    ['a copy with a page of zeros', 'copy-damaged', (file) => zeros(file)],
  ];

  it.each(spoil)('%s', async (_, code, change) => {
    change(copy);
    const [data, file] = [digest(database()), digest(copy)];
    const names = readdirSync(folder).sort();
    expect(await restore(copy, { folder }, now)).toMatchObject({ ok: false, refusal: { code, file: copy } });
    expect([digest(database()), digest(copy)]).toEqual([data, file]);
    expect(readdirSync(folder).sort()).toEqual(names);
  });

  it('what a copy is made of is sealed as its rows are', async () => {
    run(copy, trigger);
    expect(await checkFile(copy)).toMatchObject({ refusal: { code: 'copy-altered', kind: 'structure' } });
  });

  it.each([
    ['trigger', trigger, 'le déclencheur'],
    ['view', 'create view v as select 1', 'la vue'],
    ['table', 'create table t (a text)', 'la table'],
  ])('a strange %s is called what it is', async (kind, sql, said) => {
    run(copy, `${sql}; drop table copy`);
    const found = await restore(copy, { folder }, now);
    expect(found).toMatchObject({ ok: false, refusal: { code: 'copy-altered', kind } });
    expect(found.ok ? '' : copySentences.fr.refusal(found.refusal)).toContain(said);
  });

  it('a copy of nothing', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'ronde-restore-'));
    await (await openData({ folder: empty })).close();
    const file = join(empty, 'ronde.sqlite');
    expect(await restore(file, { folder }, now)).toMatchObject({ ok: false, refusal: { code: 'copy-empty' } });
    rmSync(empty, { recursive: true });
  });

  it('no file, a folder', async () => {
    expect(await restore(join(folder, 'none'), { folder }, now)).toMatchObject({ refusal: { code: 'copy-missing' } });
    expect(await restore(folder, { folder }, now)).toMatchObject({ refusal: { code: 'copy-unreadable' } });
  });

  it('while the program runs on that folder', async () => {
    const unlock = lockFolder(folder);
    const before = digest(database());
    expect(await restore(copy, { folder }, now)).toEqual({
      ok: false,
      refusal: { code: 'folder-in-use', folder, pid: process.pid },
    });
    expect(digest(database())).toBe(before);
    unlock();
  });
});

const trigger = 'create trigger t after insert on decisions begin delete from tournaments; end';

function firstIndex(file: string): string {
  const other = new DatabaseSync(file);
  const index = other.prepare(`select name from sqlite_master where type = 'index' and sql is not null`).get();
  other.close();
  return `drop index ${(index as { name: string }).name}`;
}

function rows(sql: string): unknown[][] {
  const other = new DatabaseSync(database());
  const found = other.prepare(sql).all();
  other.close();
  return found.map((row) => Object.values(row as object));
}

function run(file: string, sql: string): void {
  const other = new DatabaseSync(file);
  other.exec(sql);
  other.close();
}

function foreign(file: string): void {
  rmSync(file);
  run(file, 'create table t (a); insert into t values (1)');
}

function turn(file: string, text: string): void {
  const bytes = readFileSync(file);
  const at = bytes.indexOf(text);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function zeros(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0, 8192, 12_288);
  writeFileSync(file, bytes);
}
