import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy of all data while it is looked at: hidden, for its owner's eyes, named after the process that works in it. */
const roomName = /^\.restauration-(?:(\d+)-)?/;

/**
 * Runs a task with a folder of its own inside `folder`, which is gone afterwards. What a process that was killed left
 * behind goes too.
 */
export async function inRoom<T>(folder: string, task: (room: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearRooms(folder);
  const room = await mkdtemp(join(folder, `.restauration-${process.pid}-`));
  try {
    return await task(room);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

/** Removes the rooms of processes that are gone: each holds a whole database of names. */
export async function clearRooms(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => {
    const found = roomName.exec(name);
    return found !== null && !lives(Number(found[1]));
  });
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Not a number: nobody said whose it was. */
export function lives(pid: number): boolean {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, but there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
