import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Result } from '@ronde/engine';
import { migrations } from '../database/migrations.ts';
import { oneTask } from '../machine/one-task.ts';
import { dataFile } from '../store/data.ts';
import { type Checked, quickCheck } from './check.ts';
import type { CopyTask } from './child.ts';
import { copiesFolder } from './copies.ts';
import type { CopyRefusal } from './refusal.ts';
import { isCopy } from './seal.ts';

/** What a folder's database is at the start. `later`: it is large, and the check goes on beside. */
export type Health =
  | { readonly kind: 'new' }
  | { readonly kind: 'sound' }
  | { readonly kind: 'later'; readonly check: Promise<Result<null, CopyRefusal>> }
  | { readonly kind: 'damaged'; readonly refusal: CopyRefusal };

/** Up to here the check takes less than a second. */
const atOnce = 200 * 1024 * 1024;

/** Looks at the database before anything of it is believed. Reads only. */
export async function healthOf(folder: string, limit = atOnce, signal?: AbortSignal): Promise<Health> {
  const file = join(folder, dataFile);
  if (isJustBegun(folder, file)) return { kind: 'new' };
  if (!existsSync(file)) return { kind: 'damaged', refusal: { code: 'copy-missing', file } };
  if (statSync(file).size <= limit) return said(await quickCheck(file));
  const check = inChild({ kind: 'check', file }, signal);
  // A program that would change the tables, or unseal a copy put there by hand, waits for the end of the check.
  return isOlder(file) || isCopy(file) ? said(await check) : { kind: 'later', check };
}

const said = (checked: Result<null, CopyRefusal>): Health =>
  checked.ok ? { kind: 'sound' } : { kind: 'damaged', refusal: checked.refusal };

/**
 * Nothing was ever written there, a first start that was cut included. With copies beside it, a database that is
 * missing or empty is a loss: a new one in its place would hide it.
 */
function isJustBegun(folder: string, file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return size === 0 && !existsSync(`${file}-wal`) && !existsSync(copiesFolder(folder));
}

function isOlder(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const found = database.prepare('select max(number) as number from migrations').get() as { number: number };
      return found.number < Math.max(...migrations.map(({ number }) => number));
    } finally {
      database.close();
    }
  } catch {
    // The check will say what it is.
    return true;
  }
}

/** What a task of each kind answers. */
interface Answers {
  readonly check: null;
  readonly copy: Checked;
}

/**
 * Runs a task in a process of its own: a file that is damaged enough to bring SQLite down brings down that process
 * alone. `signal` ends it. The address of a database, which may hold a password, goes as a message: arguments are seen
 * by all.
 */
export function inChild<K extends CopyTask['kind']>(
  task: Extract<CopyTask, { kind: K }>,
  signal?: AbortSignal,
): Promise<Result<Answers[K], CopyRefusal>> {
  return oneTask('copies', task, { signal });
}
