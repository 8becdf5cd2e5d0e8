// One process at a time does a piece of set-up; the others wait, then find it done.
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A lock older than this was left by a process that was killed. */
const staleAfterMs = 5 * 60_000;

/**
 * Does `work` unless `isDone` says that it is done, alone among the processes that ask for the same `name`.
 * @param {string} name @param {() => boolean} isDone @param {() => void | Promise<void>} work
 */
export async function alone(name, isDone, work) {
  const lock = path.join(root, `.${name}-lock`);
  while (!isDone()) {
    if (!taken(lock)) {
      await pause(200);
      continue;
    }
    try {
      if (!isDone()) await work();
    } finally {
      rmdirSync(lock);
    }
  }
}

function taken(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > staleAfterMs) rmdirSync(lock);
    return false;
  }
}
