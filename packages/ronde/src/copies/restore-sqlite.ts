import { constants, existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result, refused } from '@ronde/engine';
import { FolderInUse, lockFolder } from '../machine/lock-folder.ts';
import { dataFile } from '../store/data.ts';
import { synced } from './place.ts';
import type { CopyRefusal } from './refusal.ts';
import { foldLog, hasLog } from './seal.ts';

/**
 * Puts a sound database in the place of the folder's. The previous one is kept as it is, damage and all. Answers with
 * the name of that file; null: there was none.
 */
export async function intoFolder(
  fresh: string,
  folder: string,
  { kept, closing }: Previous,
): Promise<Result<string | null, CopyRefusal>> {
  const unlock = locked(folder);
  if (!unlock.ok) return unlock;
  try {
    const current = join(folder, dataFile);
    const there = existsSync(current);
    if (there) await keep(current, kept);
    if (there) closing(kept);
    await synced(fresh);
    // A log of the previous database would be played into the new one.
    await Promise.all([rm(`${current}-wal`, { force: true }), rm(`${current}-shm`, { force: true })]);
    await rename(fresh, current);
    await synced(folder).catch(() => undefined);
    return ok(there ? kept : null);
  } finally {
    unlock.value();
  }
}

export function locked(folder: string): Result<() => void, CopyRefusal> {
  try {
    return ok(lockFolder(folder));
  } catch (error) {
    if (error instanceof FolderInUse) return refused({ code: 'folder-in-use', folder, pid: error.pid });
    throw error;
  }
}

/** On the disk beside, before anything is taken away: whenever the machine stops, one of the two is whole. */
async function keep(current: string, kept: string): Promise<void> {
  // Only where something is to be folded in: damage is kept to the byte.
  if (hasLog(current)) foldLog(current);
  // Never over what an earlier one kept.
  await copyFile(current, kept, constants.COPYFILE_EXCL);
  await synced(kept);
  // Too damaged to be folded in: its log is kept with it.
  if (!hasLog(current)) return;
  await copyFile(`${current}-wal`, `${kept}-wal`);
  await synced(`${kept}-wal`);
}

/** What becomes of the state that was there. */
export interface Previous {
  /** The file that will hold it. */
  readonly kept: string;
  readonly now: string;
  /** Called once that file is there, before the copy takes its place. */
  readonly closing: (previous: string) => void;
}
