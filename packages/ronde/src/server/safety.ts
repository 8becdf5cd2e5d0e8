import { statfs } from 'node:fs/promises';
import type { Safety } from '@ronde/contract/http/safety';
import type { HouseCopies } from '../copies/house-copies.ts';
import type { Data } from '../store/data.ts';
import type { Fault } from '../store/faults.ts';

/** Below this a day's copies may no longer fit. */
const little = 500 * 1024 * 1024;

/** What the desk shows of the copies: when the last one was made, and whether the next ones have room. */
export async function safetyOf(folder: string, copies: HouseCopies): Promise<Safety> {
  const { last, failed } = await copies.state();
  const free = await freeIn(folder);
  return { lastCopy: last, copyFailed: failed, free, low: free !== null && free < little };
}

/** Below this the next page of the database may not fit, though a smaller write still does. */
const none = 1024 * 1024;

/** What is wrong with the data and, where they are a file, with the disk that they lie on. */
export async function troubleIn(data: Data, file: string | null, writing: boolean): Promise<Fault | null> {
  const trouble = await data.trouble(writing);
  if (trouble !== null || file === null) return trouble;
  const free = await freeIn(file);
  return free !== null && free < none ? 'disk-full' : null;
}

/** Bytes left where this folder is; null: the system does not say. */
async function freeIn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
