import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answersAt, FolderInUse, lockFolder } from './lock-folder.ts';

let folder: string;
const lock = () => join(folder, 'ronde.lock');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is held until it is given back, and leaves nothing', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
  expect(existsSync(lock())).toBe(false);
  lockFolder(folder)();
});

it.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: null })],
  ['cut in the middle of writing', '{"pid":'],
  ['that is empty', ''],
])('takes over a lock %s', (_, left) => {
  writeFileSync(lock(), left);
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});

it('says where its holder answers, and nothing of a lock that is another’s', () => {
  const unlock = lockFolder(folder);
  answersAt(folder, 'http://localhost:4321');
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ address: 'http://localhost:4321' }));
  unlock();
  expect(existsSync(lock())).toBe(false);
  const others = JSON.stringify({ pid: process.ppid, started: null });
  writeFileSync(lock(), others);
  answersAt(folder, 'http://localhost:1');
  expect(readFileSync(lock(), 'utf8')).toBe(others);
});

it('names the process that lives', () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, started: null }));
  expect(() => lockFolder(folder)).toThrow(String(process.ppid));
});

it.runIf(existsSync('/proc/self/stat'))('a number that is another process’s now holds nothing', () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, started: 'another boot 1' }));
  lockFolder(folder)();
});

it.runIf(existsSync('/proc/self/stat'))(
  'a process that has ended, though nobody has buried it, holds nothing',
  async () => {
    // The shell becomes a sleep, which never asks what became of its child.
    const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [said] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(String(said));
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
      writeFileSync(lock(), JSON.stringify({ pid, started: null }));
      lockFolder(folder)();
    } finally {
      parent.kill();
    }
  },
);
