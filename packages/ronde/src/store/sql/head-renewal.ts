import { setImmediate as otherWork } from 'node:timers/promises';
import { faultOf } from '../faults.ts';
import { headOf } from '../head.ts';
import type { Remembered } from '../remembered.ts';
import { type Backend, inSnapshot } from './backend.ts';
import { isOfThisEngine, saveHead } from './head-rows.ts';
import { storedOf } from './reading.ts';

/** Makes heads of an earlier engine anew, one after the other, while everybody else is served. */
export interface HeadRenewal {
  /** Answers at once. */
  renew(ids: readonly string[]): void;
  /** Leaves what is not begun; once what is begun is done. The next list asks for it again. */
  stop(): Promise<void>;
}

export function headRenewal(backend: Backend, memory: Remembered, report: (error: unknown) => void): HeadRenewal {
  const waiting = new Set<string>();
  let working: Promise<void> | null = null;
  let stopped = false;

  async function work(): Promise<void> {
    for (const id of waiting) {
      if (stopped) return;
      waiting.delete(id);
      await renewed(backend, memory, id).catch((error: unknown) => {
        if (faultOf(error) === null) report(error);
      });
      await otherWork();
    }
  }

  return {
    renew(ids) {
      for (const id of ids) waiting.add(id);
      if (stopped || working !== null || waiting.size === 0) return;
      working = work().finally(() => {
        working = null;
      });
    },
    async stop() {
      stopped = true;
      await working;
    },
  };
}

/** Not kept in memory: nobody has asked for the tournament itself. */
async function renewed(backend: Backend, memory: Remembered, id: string): Promise<void> {
  const head = await inSnapshot(backend, async (snapshot) => {
    const row = await snapshot.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row && !isOfThisEngine(row) ? headOf(await storedOf(snapshot, row, memory.get(id))) : null;
  });
  if (head) await backend.db.transaction().execute((writing) => saveHead(writing, head));
}
