import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from './test-process.ts';

let folder: string;
let started: ChildProcess[];
/** Each address that a browser was asked for, a line each. */
const opened = () => (existsSync(join(folder, 'opened')) ? readFileSync(join(folder, 'opened'), 'utf8') : '');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-open-'));
  started = [];
  const browser = join(folder, 'xdg-open');
  writeFileSync(browser, `#!/bin/sh\necho "$1" >> '${join(folder, 'opened')}'\n`);
  chmodSync(browser, 0o755);
});
afterEach(() => {
  for (const one of started) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(...more: readonly string[]) {
  const args = [bundle, '--port', '0', '--data', join(folder, 'data'), '--open', '--lang', 'fr', ...more];
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], env });
  started.push(child);
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += String(bytes)));
  child.stderr.on('data', (bytes: Buffer) => (printed += String(bytes)));
  return { child, printed: () => printed };
}

// Each system opens a browser in its own way; this one is a script in the path of Linux.
describe.runIf(process.platform === 'linux')('started by somebody who sits here', () => {
  it('opens the first link in the browser; a second start opens the first one and ends; q stops it', async () => {
    const first = start();
    await expect.poll(opened, { timeout: 20_000 }).toMatch(/^http:\/\/localhost:\d+\/\S+\n$/);
    const link = opened().trim();
    const { origin } = new URL(link);
    expect(first.printed()).toContain(link);
    expect(first.printed()).toContain('Pour quitter\u00a0: q puis Entrée');

    const second = start();
    expect(await once(second.child, 'exit')).toEqual([0, null]);
    expect(second.printed()).toContain(`Le programme Ronde est déjà ouvert\u00a0: ${origin}`);
    await expect.poll(opened).toBe(`${link}\n${origin}\n`);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);

    const gone = once(first.child, 'exit');
    first.child.stdin.write('q\n');
    expect(await gone).toEqual([0, null]);
    expect(first.printed()).toContain('Le programme Ronde est arrêté. Tout est enregistré.');
  });

  it('its window closed, it stops as it does when asked; without a browser it runs all the same', async () => {
    rmSync(join(folder, 'xdg-open'));
    const { child, printed } = start();
    await expect.poll(printed, { timeout: 20_000 }).toContain('Le programme Ronde est prêt');
    const gone = once(child, 'exit');
    child.kill('SIGHUP');
    expect(await gone).toEqual([0, null]);
    expect(printed()).toContain('Tout est enregistré.');
  });
});
