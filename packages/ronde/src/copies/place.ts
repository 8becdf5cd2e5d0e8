import { chmod, link, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeFolder } from '../machine/make-folder.ts';

/**
 * Makes a file beside its place, then gives it its name in one step: whoever looks finds nothing or the whole file,
 * whenever the machine stops. `make` is given the name to write to. Throws EEXIST when `anew` and there is one already.
 */
export async function place(file: string, make: (beside: string) => unknown, anew = false): Promise<void> {
  await makeFolder(dirname(file));
  const beside = `${file}.${process.pid}.tmp`;
  try {
    await rm(beside, { force: true });
    await make(beside);
    // Names, licences, hashed passwords: for the eyes of whoever runs the program.
    await chmod(beside, 0o600);
    await synced(beside);
    if (anew) await linked(beside, file);
    else await rename(beside, file);
    await synced(dirname(file)).catch(() => undefined);
  } finally {
    await rm(beside, { force: true });
  }
}

/** Never over another file; a disk without links (a memory stick) has to look first. */
async function linked(beside: string, file: string): Promise<void> {
  try {
    await link(beside, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    await (await open(file, 'wx')).close();
    await rename(beside, file);
  }
}

/** On the disk, not only on its way; some systems cannot open a folder and do it by themselves. */
export async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Resolves when files of databases that were closed are truly let go. SQLite keeps a closed file open, and its lock,
 * for as long as a statement on it lives, which is until it is collected; Windows renames no open file.
 */
export async function released(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // What is collected is let go in a later turn.
  await new Promise((resolve) => setImmediate(resolve));
}

/** A copy of all data while it is looked at: hidden, for its owner's eyes, named after the process that works in it. */
const roomName = /^\.restauration-(?:(\d+)-)?/;

/**
 * Runs a task with a folder of its own inside `folder`, which is gone afterwards. What a process that was killed left
 * behind goes too.
 */
export async function inRoom<T>(folder: string, task: (room: string) => Promise<T>): Promise<T> {
  await makeFolder(folder, 0o700);
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
