// The archive that a director downloads: unpacked, started where no Node is found, a day held with it, moved to another
// folder with its data.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { deskOf, practice } from './desk-of.ts';
import type { Program } from './program.ts';
import { signIn } from './staff.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let program: Program | null = null;
let browser: Browser;

/** The only folder of the archive, wherever it was unpacked. */
const inside = (where: string) => path.join(folder, where, readdirSync(path.join(folder, where))[0] ?? '');

/** As a double click does, by somebody who has neither Node nor anything else in their path. */
async function started(where: string): Promise<{ program: Program; child: ChildProcess; printed: () => string }> {
  const child = spawn('/bin/sh', [path.join(inside(where), 'Ronde'), '--port', '0'], {
    env: { HOME: path.join(folder, 'home'), PATH: path.join(folder, 'nothing'), LANG: 'fr_FR.UTF-8' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (printed += String(bytes)));
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('Pour quitter');
  const address = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
  const link = /\S+\/connexion\/premier\/\S+/.exec(printed)?.[0] ?? null;
  return { program: { address, link, kill: () => quit(child) }, child, printed: () => printed };
}

async function quit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.stdin?.write('q\n');
  expect(await gone).toEqual([0, null]);
}

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the archive of this system', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'ronde-packed-'));
    for (const name of ['home', 'nothing', 'Clé USB']) mkdirSync(path.join(folder, name));
    const made = spawnSync(process.execPath, [path.join(root, 'scripts/pack.mjs'), 'linux-x64', '--out', folder], {
      encoding: 'utf8',
    });
    expect(made.stderr).toBe('');
    const file = readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? '';
    expect(spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder }).status).toBe(0);
    spawnSync('tar', ['-xzf', path.join(folder, file), '-C', path.join(folder, 'Clé USB')]);
    browser = await launch();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await program?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a day without Node, its papers; stopped, moved with its data, it goes on', async () => {
    const first = await started('Clé USB');
    ({ program } = first);
    const context = await browser.newContext({ locale: 'fr-FR' });
    await signIn(context, program, 'Claire');
    const desk = await deskOf(program, 'Claire');
    await desk.play(1);
    const page = await context.newPage();
    await page.goto(`${program.address}/bureau/${practice}/classement/1`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const paper = await context.request.get(
      `${program.address}/api/tournaments/${practice}/papers/standings/pdf?after=1&lang=fr`,
    );
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const book = await context.request.get(
      `${program.address}/api/tournaments/${practice}/papers/standings/xlsx?after=1&lang=fr`,
    );
    expect(book.status()).toBe(200);
    await first.program.kill();
    expect(first.printed()).toContain('Tout est enregistré.');

    // A memory stick on another computer: the data lie beside the program.
    renameSync(path.join(folder, 'Clé USB'), path.join(folder, 'Ailleurs'));
    renameSync(path.join(folder, 'home/ronde-data'), path.join(inside('Ailleurs'), 'ronde-data'));
    const second = await started('Ailleurs');
    ({ program } = second);
    expect(program.link).toBeNull();
    expect(second.printed()).toContain(path.join(inside('Ailleurs'), 'ronde-data'));
    expect(readdirSync(path.join(folder, 'home'))).toEqual([]);
    const there = await context.request.get(`${program.address}/api/tournaments/${practice}`);
    expect(await there.json()).toMatchObject({ tournament: { rounds: [{ status: 'closed' }] } });
    const verified = spawnSync('/bin/sh', [path.join(inside('Ailleurs'), 'bin/ronde'), '--help'], {
      env: { PATH: path.join(folder, 'nothing'), LANG: 'fr_FR.UTF-8' },
      encoding: 'utf8',
    });
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('Usage')]);
  });

  test('what it holds: the program, this system’s own files, a Node, licences; nothing of another system', () => {
    const all = readdirSync(inside('Ailleurs'), { recursive: true }).map(String);
    const native = all.filter((name) => name.endsWith('.node') || name === 'runtime/node');
    expect(native.length).toBeGreaterThan(2);
    expect(native.filter((name) => /win32|darwin|arm64/.test(name))).toEqual([]);
    expect(all).toEqual(
      expect.arrayContaining(['LICENCES.txt', 'LISEZ-MOI.txt', 'README.txt', 'Ronde', 'runtime/node']),
    );
    expect(all.filter((name) => /\.test\.|\.map$|(^|\/)\.|\.ts$/.test(name))).toEqual([]);
  });
});
