import type { MatchResult } from '@ronde/engine';

/** An entry that was saved on this phone and has no answer yet. Its id makes a second sending harmless. */
export interface KeptEntry {
  readonly code: string;
  readonly id: string;
  readonly deviceAt: string;
  readonly round: number;
  readonly result: MatchResult;
}

const name = 'ronde-phone';
const entries = 'entries';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(entries, { autoIncrement: true });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(entries, mode);
    const asked = act(transaction.objectStore(entries));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** In the order in which they were saved. Rejects where the browser keeps nothing. */
export const storedEntries = (): Promise<readonly KeptEntry[]> => run('readonly', (store) => store.getAll());

/** Resolves once it is on this phone's disk. */
export async function addEntry(entry: KeptEntry): Promise<void> {
  await run('readwrite', (store) => store.add(entry));
}

export async function removeEntry(id: string): Promise<void> {
  const db = await database();
  await new Promise<void>((resolve, reject) => {
    const transaction = db.transaction(entries, 'readwrite');
    const walk = transaction.objectStore(entries).openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      if ((cursor.value as KeptEntry).id === id) cursor.delete();
      else cursor.continue();
    };
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
}
