import { faultOf } from '../faults.ts';
import { headOf } from '../head.ts';
import type { Remembered } from '../remembered.ts';
import type { Head } from '../store.ts';
import { type Backend, inSnapshot } from './backend.ts';
import type { HeadRenewal } from './head-renewal.ts';
import { isOfThisEngine, keptHead, saveHead } from './head-rows.ts';
import { storedOf } from './reading.ts';

/**
 * The newest first. Those that changed since the last list are read whole, and kept for the next one; those that an
 * earlier engine made are answered as they are, and made anew afterwards.
 */
export async function headsIn(backend: Backend, memory: Remembered, renewal: HeadRenewal): Promise<readonly Head[]> {
  const fresh: Head[] = [];
  const older: string[] = [];
  const heads = await inSnapshot(backend, async (snapshot) => {
    const rows = await snapshot.selectFrom('tournaments').selectAll().orderBy('created_at', 'desc').execute();
    const all: Head[] = [];
    for (const row of rows) {
      const kept = keptHead(row);
      const head = kept ?? headOf(await storedOf(snapshot, row, memory.get(row.id)));
      if (!kept) fresh.push(head);
      else if (!isOfThisEngine(row)) older.push(row.id);
      all.push(head);
    }
    return all;
  });
  await keep(backend, fresh);
  renewal.renew(older);
  return heads;
}

/** A list is answered even where nothing can be written now: it is made again the next time. */
async function keep({ db }: Backend, heads: readonly Head[]): Promise<void> {
  if (heads.length === 0) return;
  try {
    await db.transaction().execute(async (writing) => {
      for (const head of heads) await saveHead(writing, head);
    });
  } catch (error) {
    if (faultOf(error) === null) throw error;
  }
}
