import { join } from 'node:path';
import { newestGood } from '../copies/copies.ts';
import { type Health, healthOf } from '../copies/health.ts';
import type { CopyRefusal } from '../copies/refusal.ts';
import { type Restored, restore } from '../copies/restore.ts';
import { lockFolder } from '../machine/lock-folder.ts';
import { dataFile } from '../store/data.ts';
import { NewerDatabase } from '../store/sql/migrate.ts';

/** The database cannot be believed. Nothing of it is served. */
export class DamagedData extends Error {
  readonly file: string;
  readonly refusal: CopyRefusal;
  /** The newest good copy; null: none is. */
  readonly newest: { readonly file: string; readonly at: string } | null;

  constructor(file: string, refusal: CopyRefusal, newest: DamagedData['newest']) {
    super(`The database is damaged: ${refusal.code}`);
    this.name = 'DamagedData';
    this.file = file;
    this.refusal = refusal;
    this.newest = newest;
  }
}

/** Data of a later program are sound: no copy is offered for them, and none takes their place. */
async function damaged(folder: string, refusal: CopyRefusal): Promise<DamagedData | NewerDatabase> {
  if (refusal.code === 'copy-newer') return new NewerDatabase(refusal.found, refusal.expected);
  return new DamagedData(join(folder, dataFile), refusal, await newestGood(folder));
}

/** What `--restore-newest` did; null: the database is sound. */
interface TakenBack extends Restored {
  readonly copy: string;
}

/**
 * With `--restore-newest`: a damaged database is replaced by its newest good copy, before the folder is taken. Throws
 * `DamagedData` when no copy is good, `NewerDatabase` when a later program has written it.
 */
export async function takeBack(folder: string, now: string): Promise<TakenBack | null> {
  // Throws when another Ronde works on it: its data are not damaged, they are being written.
  lockFolder(folder)();
  const health = await settled(await healthOf(folder));
  if (health.kind !== 'damaged') return null;
  if (health.refusal.code === 'copy-newer') throw await damaged(folder, health.refusal);
  const copy = await newestGood(folder);
  if (!copy) throw await damaged(folder, health.refusal);
  const restored = await restore(copy.file, { folder }, now);
  if (!restored.ok) throw await damaged(folder, restored.refusal);
  return { ...restored.value, copy: copy.file };
}

async function settled(health: Health): Promise<Health> {
  if (health.kind !== 'later') return health;
  const checked = await health.check;
  return checked.ok ? { kind: 'sound' } : { kind: 'damaged', refusal: checked.refusal };
}

/** A check that goes on. `over`: null when the database is sound, else why it is not. */
export interface Checking {
  readonly over: Promise<Error | null>;
}

/**
 * Looks at the folder's database before it is opened. Throws `DamagedData`. Null: checked, or new; otherwise it is
 * large, and the check goes on while it can be read.
 */
export async function checkAtStart(
  folder: string,
  limit: number | undefined,
  signal: AbortSignal,
): Promise<Checking | null> {
  const health = await healthOf(folder, limit, signal);
  if (health.kind === 'damaged') throw await damaged(folder, health.refusal);
  if (health.kind !== 'later') return null;
  const over = health.check.then(
    (checked) => (checked.ok ? null : damaged(folder, checked.refusal)),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return { over };
}
