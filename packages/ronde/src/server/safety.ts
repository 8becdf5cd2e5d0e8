import { statfs } from 'node:fs/promises';
import type { Safety } from '@ronde/contract/http/safety';
import type { HouseCopies } from '../copies/house-copies.ts';

/** Below this a day's copies may no longer fit. */
const little = 500 * 1024 * 1024;

/** What the desk shows of the copies: when the last one was made, and whether the next ones have room. */
export async function safetyOf(folder: string, copies: HouseCopies): Promise<Safety> {
  const { last, failed } = await copies.state();
  const free = await freeIn(folder);
  return { lastCopy: last, copyFailed: failed, free, low: free !== null && free < little };
}

/** Null: the system does not say. */
async function freeIn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
