import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data.ts';
import { by, createIn, registration } from '../store/test-tournament.ts';
import { backup } from './backup.ts';
import { checkFile } from './check.ts';

const now = '2026-11-14T10:42:07.000Z';
let folder: string;
let data: Data;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-backup-'));
  data = await openData({ folder });
  await createIn(data.tournaments, 'T', 'Open de Lyon');
});
afterEach(async () => {
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

const register = (player: string) => data.tournaments.write('T', by(player), (stored) => registration(stored, player));

describe('a copy while the program runs', () => {
  it('holds all that was acknowledged, whole, and is checked', async () => {
    await register('p1');
    const file = join(folder, 'copies', 'a.sqlite');
    expect(await backup({ folder }, file, now)).toMatchObject({
      ok: true,
      value: { tournaments: 1, made: { at: now, of: 'sqlite' } },
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'copies'))).toEqual(['a.sqlite']);
    await register('p2');
    const copied = new DatabaseSync(file, { readOnly: true });
    expect(copied.prepare('select count(*) as n from people').get()).toEqual({ n: 1 });
    copied.close();
  });

  it('is taken between two writes, never in the middle of one', async () => {
    const writes = Array.from({ length: 40 }, (_, n) => register(`p${n}`));
    const file = join(folder, 'b.sqlite');
    const made = await backup({ folder }, file, now);
    await Promise.all(writes);
    expect(made.ok).toBe(true);
    const copied = new DatabaseSync(file, { readOnly: true });
    const [people, decisions] = ['people', 'decisions'].map((table) =>
      Number((copied.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n),
    );
    copied.close();
    expect(decisions).toBe(1 + (people ?? 0));
  });

  it('never replaces a file, unless it is told to', async () => {
    const file = join(folder, 'c.sqlite');
    writeFileSync(file, 'something else');
    expect(await backup({ folder }, file, now)).toEqual({ ok: false, refusal: { code: 'copy-exists', file } });
    expect((await backup({ folder }, file, now, true)).ok).toBe(true);
  });

  it('refuses a folder without data, and one that cannot be written to', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'ronde-backup-'));
    const file = join(empty, 'd.sqlite');
    expect(await backup({ folder: empty }, file, now)).toEqual({
      ok: false,
      refusal: { code: 'no-data', folder: empty },
    });
    expect(readdirSync(empty)).toEqual([]);
    writeFileSync(join(empty, 'file'), '');
    const refused = await backup({ folder }, join(empty, 'file', 'e.sqlite'), now);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'copy-unwritable' } });
    rmSync(empty, { recursive: true });
  });
});

describe('the check of a copy', () => {
  it.each([
    ['a byte of a name', `update people set name = 'JOUEUR p2'`, { code: 'copy-altered', table: 'people' }],
    ['a decision taken out', 'delete from decisions where seq = 2', { code: 'copy-altered', table: 'decisions' }],
    ['a table taken out', 'drop table notes', { code: 'copy-altered', table: 'notes' }],
    ['another program’s mark', 'pragma application_id = 7', { code: 'copy-foreign' }],
    ['a later version', `insert into migrations values (99, 'x', 'y')`, { code: 'copy-newer', found: 99 }],
  ])('sees %s', async (_, change, refusal) => {
    await register('p1');
    const file = join(folder, 'f.sqlite');
    await backup({ folder }, file, now);
    const other = new DatabaseSync(file);
    other.exec(change);
    other.close();
    expect(await checkFile(file)).toMatchObject({ ok: false, refusal: { ...refusal, file } });
  });

  it.each([
    ['a gap', 'delete from decisions where seq = 2', 2],
    ['events that are no JSON', `update decisions set events = '[{' where seq = 3`, 3],
    ['an event that nobody knows', `update decisions set events = '[{"kind":"flown"}]' where seq = 2`, 2],
    ['a tournament that begins in the middle', 'delete from decisions where seq = 1', 1],
  ])('of a bare database too, sees %s in a log', async (_, change, seq) => {
    await register('p1');
    await register('p2');
    await data.close();
    const file = join(folder, 'ronde.sqlite');
    expect(await checkFile(file)).toMatchObject({ ok: true, value: { tournaments: 1, made: null } });
    const other = new DatabaseSync(file);
    other.exec(change);
    other.close();
    expect(await checkFile(file)).toEqual({ ok: false, refusal: { code: 'copy-log', file, tournament: 'T', seq } });
    data = await openData('memory');
  });
});
