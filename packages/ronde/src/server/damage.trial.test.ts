import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { create } from '@ronde/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backup } from '../copies/backup.ts';
import { copiesFolder } from '../copies/copies.ts';
import type { Installation } from '../http/installation.ts';
import { NewerDatabase } from '../store/sql/migrate.ts';
import { takeBack } from './damage.ts';
import { readOptions } from './options.ts';
import { serve } from './serve.ts';
import { type Program, startProgram } from './test-process.ts';
import { whyNot } from './why-not.ts';

// The program in a process of its own takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let sound: string;
let folder: string;
let program: Program | null = null;
const database = () => join(folder, 'ronde.sqlite');
const olderOf = (one: string) => join(copiesFolder(one), 'ronde-2026-11-13.sqlite');
const newerOf = (one: string) => join(copiesFolder(one), 'ronde-2026-11-14.sqlite');
const newer = () => newerOf(folder);

/** A practice tournament, stopped; two copies of it. Made once: each test spoils a copy of the folder. */
beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'ronde-sound-'));
  await (await serve({ port: 0, data: sound })).stop();
  await backup({ folder: sound }, olderOf(sound), '2026-11-13T03:00:00.000Z');
  await backup({ folder: sound }, newerOf(sound), '2026-11-14T03:00:00.000Z');
});
afterAll(() => rmSync(sound, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-damage-'));
  cpSync(sound, folder, { recursive: true, preserveTimestamps: true });
});
afterEach(async () => {
  await program?.end('SIGTERM');
  program = null;
  rmSync(folder, { recursive: true, force: true });
});

const start = async (...more: string[]) => {
  program = await startProgram(folder, 0, more);
  return program;
};

/** What is said when it does not start: by this process, which is quicker than the program in its own. */
const refusal = (...more: string[]): Promise<string> =>
  serve({ port: 0, data: folder }).then(
    () => 'it started',
    (error: unknown) => whyNot(error, readOptions(['--data', folder, ...more], '')),
  );

const spoils: readonly (readonly [string, (file: string) => void])[] = [
  ['bytes that turned in a page', (file) => overwrite(file, 3 * 4096, 200)],
  ['a page of zeros', (file) => writeZeros(file, 2 * 4096)],
  ['a file cut off', (file) => truncateSync(file, readFileSync(file).length - 3 * 4096)],
  ['an empty file', (file) => truncateSync(file, 0)],
  ['a file that is gone', (file) => rmSync(file)],
  ['a file of something else', (file) => writeFileSync(file, 'Bonjour. '.repeat(900))],
];

describe('a copy put in the place of the data by hand', () => {
  it('becomes the database: nobody is signed in there, and it can be copied again', async () => {
    const first = await serve({ port: 0, data: folder });
    const { accounts } = first.installation;
    const { token: link } = await accounts.invite({ grant: { kind: 'owner' }, by: null });
    const word = 'neuf chevaux blancs';
    const entered = await accounts.accept({ token: link, name: 'Claire', password: word, device: '', kept: true });
    const token = entered.ok ? entered.value.token : '';
    const { token: open } = await accounts.invite({ grant: { kind: 'house', house: 'manager' }, by: null });
    expect(await accounts.bearer(token)).not.toBeNull();
    await first.stop();
    const copy = join(copiesFolder(folder), 'mine.sqlite');
    expect(await backup({ folder }, copy, '2026-11-15T03:00:00.000Z')).toMatchObject({ ok: true });
    // A large one, whose check would go on beside, is waited for.
    for (const large of [{ checkedAtOnce: 0 }, {}]) {
      // Another file: what this process still holds of the one before is not in the way.
      rmSync(database());
      copyFileSync(copy, database());
      const again = await serve({ port: 0, data: folder, ...large });
      expect(again.readOnly()).toBe(false);
      expect(await again.installation.accounts.any()).toBe(true);
      expect(await again.installation.accounts.bearer(token)).toBeNull();
      expect(await again.installation.accounts.readLink(open)).toBeNull();
      await again.stop();
    }
    expect(await backup({ folder }, newer(), '2026-11-16T03:00:00.000Z', true)).toMatchObject({ ok: true });
  });
});

describe('a damaged database is recognised at the start', () => {
  it.each(spoils)('%s: nothing is served, the newest good copy is named with its command', async (_, spoil) => {
    spoil(database());
    const before = bytesOf(database());
    const said = await refusal();
    expect(said).toContain('est abîmée');
    expect(said).toContain('Ronde ne démarre pas');
    expect(said).toContain(newer().split('/').at(-1));
    expect(said).toContain('bin/ronde restore ');
    expect(bytesOf(database())).toEqual(before);
    expect(existsSync(join(folder, 'ronde.lock'))).toBe(false);
  });

  it('the program itself ends with that sentence', async () => {
    overwrite(database(), 3 * 4096, 200);
    const said = await start().then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(said).toMatch(/Ronde n’a pas pu démarrer.*est abîmée/);
    expect(said).not.toContain('est prêt');
  });

  it('data of a later program are not damaged: no copy is offered, and --restore-newest takes none', async () => {
    const later = new DatabaseSync(database());
    later.exec(`insert into migrations values (99, 'x', 'y')`);
    later.close();
    const before = bytesOf(database());
    const said = await refusal();
    expect(said).toContain('version plus récente de Ronde');
    expect(said).not.toMatch(/abîmée|restore/);
    await expect(takeBack(folder, '2026-11-15T10:00:00.000Z')).rejects.toThrow(NewerDatabase);
    expect(bytesOf(database())).toEqual(before);
  });

  it('a copy that is damaged too is passed over', async () => {
    overwrite(database(), 3 * 4096, 200);
    overwrite(newer(), 3 * 4096, 200);
    expect(await refusal('--lang', 'en')).toMatch(
      /newest good copy is “.*ronde-2026-11-13\.sqlite”, of 1[23] November 2026/,
    );
  });

  it('without any copy it says so, and to delete nothing', async () => {
    overwrite(database(), 3 * 4096, 200);
    rmSync(copiesFolder(folder), { recursive: true });
    expect(await refusal()).toContain('Aucune bonne copie');
  });

  it('--restore-newest takes it, keeps what was there, and goes on', async () => {
    overwrite(database(), 3 * 4096, 200);
    const before = readFileSync(database());
    const { address, printed } = await start('--restore-newest');
    expect(printed()).toContain('ronde-2026-11-14.sqlite\u00a0» est rétabli\u00a0: 1\u00a0tournoi.');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const kept = readdirSync(folder).find((name) => name.startsWith('ronde-avant-restauration-')) ?? '';
    expect(readFileSync(join(folder, kept)).equals(before)).toBe(true);
  });

  it('--restore-newest leaves a sound database alone', async () => {
    const before = readFileSync(database());
    expect(await takeBack(folder, '2026-11-14T10:00:00.000Z')).toBeNull();
    expect(readFileSync(database()).equals(before)).toBe(true);
  });
});

describe('a large database is checked beside', () => {
  it('all can be read and nothing is saved until it is known to be sound', async () => {
    let over: (error: Error | null) => void = () => undefined;
    const checked = new Promise<Error | null>((resolve) => {
      over = resolve;
    });
    const running = await serve({ port: 0, data: folder, checkedAtOnce: 0, onChecked: over });
    try {
      expect(running.readOnly()).toBe(true);
      const { address } = running;
      expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ready: false, why: 'being-checked' });
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      const headers = { 'Content-Type': 'application/json' };
      const sent = await fetch(`${address}/api/session`, { method: 'POST', headers, body: '{}' });
      expect(sent.status).toBe(503);
      expect(await sent.json()).toMatchObject({ code: 'being-checked' });
      const form = new URLSearchParams({ id: 'a', name: 'NOM A' });
      expect((await fetch(`${address}/t/lyon/inscription`, { method: 'POST', body: form })).status).toBe(503);
      // Not even what nobody asked for: the list keeps what it worked out, where it can.
      expect(await running.installation.store.heads()).toHaveLength(1);
      await expect(running.installation.store.create(...creation('X'))).rejects.toThrow('readonly database');
      expect(await checked).toBeNull();
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect((await fetch(`${address}/api/session`, { method: 'POST', headers, body: '{}' })).status).toBe(422);
    } finally {
      await running.stop();
    }
  });

  it('damage ends it, nothing having been written', async () => {
    // Deep enough for the program to open and read it.
    overwrite(database(), lastPage(database()), 400);
    const before = readFileSync(database());
    let over: (error: Error | null) => void = () => undefined;
    const checked = new Promise<Error | null>((resolve) => {
      over = resolve;
    });
    const running = await serve({ port: 0, data: folder, checkedAtOnce: 0, onChecked: over });
    expect(await checked).toMatchObject({ name: 'DamagedData', newest: { file: newer() } });
    expect(running.readOnly()).toBe(true);
    await running.stop();
    expect(readFileSync(database()).equals(before)).toBe(true);
  });
});

/** A tournament to make, as the store is asked for it. */
function creation(id: string): Parameters<Installation['store']['create']> {
  const wanted = { id, name: 'Lyon', format: 'classique', date: '2026-11-14', seed: 1, settings: {} } as const;
  const event = create(wanted);
  if (!event.ok) throw new Error(event.refusal.code);
  return [wanted, event.value, { id, by: 'Claire', at: '2026-11-14T09:00:00.000Z' }];
}

const bytesOf = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);

function overwrite(file: string, at: number, length: number): void {
  const bytes = readFileSync(file);
  for (let i = at; i < at + length; i++) bytes[i] = (bytes[i] ?? 0) ^ 0xa5;
  writeFileSync(file, bytes);
}

function writeZeros(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0, at, at + 4096);
  writeFileSync(file, bytes);
}

const lastPage = (file: string): number => readFileSync(file).length - 4096;
