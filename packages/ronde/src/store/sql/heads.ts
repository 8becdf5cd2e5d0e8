import { engineVersion } from '@ronde/engine';
import type { Transaction } from 'kysely';
import { faultOf } from '../faults.ts';
import { headOf } from '../head.ts';
import type { Remembered } from '../remembered.ts';
import type { Head } from '../store.ts';
import { type Backend, inSnapshot } from './backend.ts';
import { storedOf } from './reading.ts';
import type { Tables, TournamentRow } from './tables.ts';

/** The newest first. Those that changed since the last list are read whole, and kept for the next one. */
export async function headsIn(backend: Backend, memory: Remembered): Promise<readonly Head[]> {
  const fresh: Head[] = [];
  const heads = await inSnapshot(backend, async (snapshot) => {
    const rows = await snapshot.selectFrom('tournaments').selectAll().orderBy('created_at', 'desc').execute();
    const all: Head[] = [];
    for (const row of rows) {
      const kept = keptHead(row);
      const head = kept ?? headOf(await storedOf(snapshot, row, memory.get(row.id)));
      if (!kept) fresh.push(head);
      all.push(head);
    }
    return all;
  });
  await keep(backend, fresh);
  return heads;
}

function keptHead({ head, head_version, head_engine, version }: TournamentRow): Head | null {
  if (head === null || head_version !== version || head_engine !== engineVersion) return null;
  // What this program wrote itself, of this very engine.
  return JSON.parse(head) as Head;
}

/** A list is answered even where nothing can be written now: it is made again the next time. */
async function keep({ db }: Backend, heads: readonly Head[]): Promise<void> {
  if (heads.length === 0) return;
  try {
    await db.transaction().execute(async (writing) => {
      for (const head of heads) await save(writing, head);
    });
  } catch (error) {
    if (faultOf(error) === null) throw error;
  }
}

async function save(writing: Transaction<Tables>, head: Head): Promise<void> {
  const { id, version } = head;
  await writing
    .updateTable('tournaments')
    .set({ head: JSON.stringify(head), head_version: version, head_engine: engineVersion })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}
