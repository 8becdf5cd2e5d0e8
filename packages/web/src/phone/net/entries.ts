import type { MatchResult } from '@ronde/engine';
import { delivery } from '../../core/delivery.ts';
import { external, useExternal } from '../../core/external.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { type OwnPage, plainCode } from './own-page.ts';
import { call, type Problem } from './request.ts';

/** What waits to be sent, in the order of saving, of everybody on this phone. */
const waiting = external<readonly KeptEntry[]>([]);
/** Entries that the house has not taken, until they are read. */
const refusals = external<readonly RefusedEntry[]>(readJson<RefusedEntry[]>('ronde.phone.refused') ?? []);
refusals.subscribe(() => writeJson('ronde.phone.refused', refusals.get()));

export interface RefusedEntry {
  readonly entry: KeptEntry;
  readonly problem: Problem;
}

export const useWaiting = (): readonly KeptEntry[] => useExternal(waiting);
export const useRefusals = (): readonly RefusedEntry[] => useExternal(refusals);

export function readRefusal(id: string): void {
  refusals.set(refusals.get().filter(({ entry }) => entry.id !== id));
}

/** Where the browser keeps nothing, the page alone keeps it. */
const orNothing = (act: Promise<void>): Promise<void> => act.catch(() => undefined);

let loaded: Promise<void> | undefined;

function load(): Promise<void> {
  loaded ??= storedEntries().then(
    (stored) => waiting.set([...stored, ...waiting.get()]),
    () => undefined,
  );
  return loaded;
}

type Took = (code: string, page: OwnPage, etag: string | null) => void;

/** Saved on the phone first, then sent as soon as somebody answers. */
export async function saveEntry(entry: KeptEntry, took: Took): Promise<void> {
  await load();
  await orNothing(addEntry(entry));
  waiting.set([...waiting.get(), entry]);
  await deliver(took);
}

async function send(entry: KeptEntry, took: Took): Promise<'sent' | 'later'> {
  const { code, id, deviceAt, round, result } = entry;
  const body = { id, deviceAt, round, result };
  const answer = await call('POST /api/player/{code}/results', { code, body });
  // Held back (429) or not there: the same entry is sent again, later.
  if (answer.kind === 'unreachable' || isLater(answer)) return 'later';
  if (answer.kind === 'refused' && !isKnown(answer.problem))
    refusals.set([...refusals.get(), { entry, problem: answer.problem }]);
  await orNothing(removeEntry(id));
  // The page first: between the two, the table would look as if nothing had been said of it.
  if (answer.kind === 'done') took(code, answer.value, answer.etag);
  waiting.set(waiting.get().filter((other) => other.id !== id));
  return 'sent';
}

async function next(): Promise<KeptEntry | undefined> {
  await load();
  return waiting.get()[0];
}

/** Sends what waits on this phone, of everybody who is followed here. */
export const deliver: (took: Took) => Promise<void> = delivery({ next, send });

const isLater = (answer: { readonly kind: string; readonly problem?: Problem }): boolean =>
  answer.kind === 'refused' && (answer.problem?.status === 429 || (answer.problem?.status ?? 0) >= 500);

/** Said before, from this phone or another: nothing is lost. */
const isKnown = ({ code }: Problem): boolean => code === 'same-result';

/** What this player has said of this round and nobody has answered yet; the newest. */
export const waitingOf = (all: readonly KeptEntry[], code: string, round: number): KeptEntry | undefined =>
  all.findLast((one) => plainCode(one.code) === plainCode(code) && one.round === round);

/** An entry that was saved on this phone and has no answer yet. Its id makes a second sending harmless. */
interface KeptEntry {
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
const storedEntries = (): Promise<readonly KeptEntry[]> => run('readonly', (store) => store.getAll());

/** Resolves once it is on this phone's disk. */
async function addEntry(entry: KeptEntry): Promise<void> {
  await run('readwrite', (store) => store.add(entry));
}

async function removeEntry(id: string): Promise<void> {
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
