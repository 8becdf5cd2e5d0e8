import type { MatchResult } from '@ronde/engine';
import { useExternal } from '../../core/external.ts';
import { delivering, type OutboxEntry, type OutboxStore, outboxOn } from '../../core/outbox.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { type OwnPage, plainCode } from './own-page.ts';
import { type PhoneAnswer, type ProblemAnswer, phoneCall } from './request.ts';

/** What a player has said of a round. Its id makes a second sending harmless. */
interface KeptEntry {
  readonly code: string;
  readonly id: string;
  readonly deviceAt: string;
  readonly round: number;
  readonly result: MatchResult;
}

type Kept = OutboxEntry<KeptEntry>;
type Took = (code: string, page: OwnPage, etag: string | null) => void;

// Read as soon as the outbox below is made.
const name = 'ronde-phone';
const entries = 'entries';
const formerRefusals = 'ronde.phone.refused';
let opened: Promise<IDBDatabase> | undefined;

/** A phone of the hall keeps them in its database, where a full storage of texts does not matter. */
const store: OutboxStore<KeptEntry> = {
  async all() {
    await moveFormer();
    return await inStore<Kept[]>('readonly', (entries) => entries.getAll());
  },
  write: async (entry) => void (await inStore('readwrite', (entries) => entries.put(entry, entry.kept.id))),
  remove: (id) => inStore('readwrite', (entries) => entries.delete(id)),
};

/** Of everybody on this phone, until the house has taken it, or its refusal is read. */
const outbox = outboxOn(store);

export const readRefusal = outbox.settle;

/** What the house has not taken. */
export const useRefusals = (): readonly { readonly entry: KeptEntry; readonly problem: ProblemAnswer }[] =>
  useExternal(outbox.entries).flatMap(({ kept: entry, fate }) =>
    fate.kind === 'refused' ? [{ entry, problem: fate.problem }] : [],
  );

/** What this player has said of this round and nobody has answered yet; the newest. */
export const useWaiting = (code: string, round: number): KeptEntry | undefined =>
  useExternal(outbox.entries).findLast(
    ({ kept, fate }) => fate.kind === 'waiting' && kept.round === round && plainCode(kept.code) === plainCode(code),
  )?.kept;

/** Saved on the phone first, then sent as soon as somebody answers. */
export async function saveEntry(entry: KeptEntry, took: Took): Promise<void> {
  await outbox.ready;
  await outbox.keep(entry);
  await deliverEntries(took);
}

const send = delivering<KeptEntry, PhoneAnswer<OwnPage>>(outbox, {
  ask: ({ code, ...body }) => phoneCall('POST /api/player/{code}/results', { code, body }),
  // Held back (429) or not there: the same entry is sent again, later.
  isLater: ({ status }) => status === 429 || status >= 500,
});

/** Sends what waits on this phone, of everybody who is followed here. */
export const deliverEntries = (took: Took): Promise<void> =>
  send(({ code }, answer) => {
    if (answer.kind === 'done') took(code, answer.value, answer.etag);
  });

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(entries, { autoIncrement: true });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opened;
}

/** Resolves once it is on this phone's disk. Rejects where the browser keeps nothing. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(entries, mode);
    const asked = act(transaction.objectStore(entries));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** An earlier program kept what waits under numbers and without its fate, and what was refused among the texts. */
async function moveFormer(): Promise<void> {
  const refused =
    readJson<readonly { readonly entry: KeptEntry; readonly problem: ProblemAnswer }[]>(formerRefusals) ?? [];
  const before = await inStore<IDBValidKey[]>('readonly', (all) => all.getAllKeys(IDBKeyRange.upperBound(Infinity)));
  const waiting = await Promise.all(before.map((key) => inStore<KeptEntry>('readonly', (all) => all.get(key))));
  const all: readonly Kept[] = [
    ...refused.map(({ entry, problem }, at) => ({
      kept: entry,
      order: at,
      fate: { kind: 'refused', problem } as const,
    })),
    ...waiting.map((kept, at) => ({ kept, order: refused.length + at, fate: { kind: 'waiting' } as const })),
  ];
  for (const entry of all) await store.write(entry);
  for (const key of before) await inStore('readwrite', (kept) => kept.delete(key));
  writeJson(formerRefusals, null);
}
